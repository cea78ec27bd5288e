/** A client on the way of an order: signup, payment, key, order, payment, documents. It tries again what fails. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.js';

/** Named points of the way; `reached` is told when a client comes to one. */
export const STEPS = [
  'signing_up',
  'paying_the_licence',
  'waiting_for_the_key',
  'ordering',
  'paying_the_order',
  'waiting_for_documents',
  'downloading',
] as const;
export type Step = (typeof STEPS)[number];

/** `pay`: pays the page with this address, as on the provider's own pages. */
export type Surroundings = Readonly<{
  nodes: readonly string[];
  chance: Chance;
  keyFor: (recipient: string) => string | null;
  pay: (pageUrl: string) => void;
  reached: (step: Step) => void;
}>;

const WITHIN_MS = 120_000;
const PATIENCE_MS = 12_000;
const AGAIN_MS = 250;
/** What may be answered while something is broken: the client is told to try again. */
const TRY_AGAIN = [429, 503];

type Answer = Readonly<{ status: number; data: Readonly<Record<string, unknown>>; bytes: number }>;
type Call = Readonly<{ method: string; path: string; body?: unknown; key?: string }>;

export class Customer {
  readonly email = `client-${randomUUID()}@example.com`;
  readonly orderIds: string[] = [];
  readonly keys: string[] = [];
  /** Answers of the limited half that came, and requests that were sent for them. */
  readonly metered = { answered: 0, sent: 0 };
  /** What no client may see. */
  readonly complaints: string[] = [];
  at: Step = 'signing_up';
  private readonly untilMs = Date.now() + WITHIN_MS;

  constructor(private readonly surroundings: Surroundings) {}

  /** Never fails: what went wrong stands in the complaints. */
  async go(orders: number): Promise<void> {
    try {
      const key = await this.becomeClient();
      for (let count = 0; count < orders; count += 1) await this.buy(key);
    } catch (failure) {
      this.complaints.push(`${this.at}: ${String(failure)}`);
    }
  }

  private async becomeClient(): Promise<string> {
    const { pay, keyFor } = this.surroundings;
    this.reach('signing_up');
    const body = { nimi: 'Faults OÜ', email: this.email, roll: 'client', riik: 'ee' };
    const { data } = await this.ask({ method: 'POST', path: '/v1/signup', body }, [201]);
    this.reach('paying_the_licence');
    pay(String(data['makselink']));
    this.reach('waiting_for_the_key');
    const key = await this.until(() => Promise.resolve(keyFor(this.email)));
    this.keys.push(key);
    return key;
  }

  private async buy(key: string): Promise<void> {
    this.reach('ordering');
    const body = this.anOrder();
    const call = { method: 'POST', path: '/v1/orders', body, key };
    const { data } = await this.ask(call, [201]);
    const id = String(data['order_id']);
    const again = await this.ask(call, [201]);
    if (String(again.data['order_id']) !== id) this.complaints.push(`a second order: ${id}`);
    this.orderIds.push(id);
    this.reach('paying_the_order');
    this.surroundings.pay(String(data['makselink']));
    this.reach('waiting_for_documents');
    await this.scope(key);
    const link = await this.until(() => this.linkOf(id, key));
    this.reach('downloading');
    const { bytes } = await this.ask({ method: 'GET', path: new URL(link).pathname }, [200]);
    if (bytes < 1_000) this.complaints.push(`a document of ${String(bytes)} bytes: ${id}`);
  }

  private anOrder() {
    return {
      teenus: 'yksikdokument',
      riik: 'ee',
      idempotency_key: randomUUID(),
      payload: {
        keel: 'et',
        dokument: 'turvapoliitika',
        organisatsioon: { nimi: 'Faults OÜ' },
        sektor: 'energy_electricity',
        tootajad: 120,
        kaive_meur: 20,
      },
    };
  }

  private async linkOf(id: string, key: string): Promise<string | null> {
    const { data } = await this.ask({ method: 'GET', path: `/v1/orders/${id}`, key }, [200]);
    if (data['dokumendi_staatus'] !== 'vabastatud') return null;
    return /"(https?:[^"]*\/v1\/download\/[^"]+)"/.exec(JSON.stringify(data))?.[1] ?? null;
  }

  private async scope(key: string): Promise<void> {
    const body = { tootajad: 120, sektor: 'energy_electricity', kaive_meur: 20, riik: 'ee' };
    const call = { method: 'POST', path: '/v1/scoping', body, key };
    await this.ask(call, [200], () => (this.metered.sent += 1));
    this.metered.answered += 1;
  }

  private reach(step: Step): void {
    this.at = step;
    this.surroundings.reached(step);
  }

  private async until(find: () => Promise<string | null>): Promise<string> {
    while (Date.now() < this.untilMs) {
      const found = await find();
      if (found !== null) return found;
      await pause(AGAIN_MS);
    }
    throw new Error('it took too long');
  }

  /** @throws Error where the time is over. @param sends told of each try */
  private async ask(
    call: Call,
    good: readonly number[],
    sends: () => void = () => undefined,
  ): Promise<Answer> {
    while (Date.now() < this.untilMs) {
      sends();
      const answer = await this.send(call);
      if (answer !== null && good.includes(answer.status)) return answer;
      if (answer !== null && !TRY_AGAIN.includes(answer.status)) {
        const told = JSON.stringify(answer.data).slice(0, 300);
        throw new Error(`${call.method} ${call.path}: ${String(answer.status)} ${told}`);
      }
      await pause(AGAIN_MS);
    }
    throw new Error(`${call.method} ${call.path}: no answer in time`);
  }

  /** @returns null where nobody answered */
  private async send({ method, path, body, key }: Call): Promise<Answer | null> {
    const { nodes, chance } = this.surroundings;
    const node = nodes[chance.below(nodes.length)] ?? '';
    const headers = { 'content-type': 'application/json' };
    try {
      const response = await fetch(node + path, {
        method,
        headers: key === undefined ? headers : { ...headers, 'x-api-key': key },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      this.inspect(response, call503(path, response.status));
      return { status: response.status, data: dataOf(bytes), bytes: bytes.length };
    } catch {
      return null;
    }
  }

  private inspect(response: Response, what: string | null): void {
    if (what !== null && response.headers.get('retry-after') === null) this.complaints.push(what);
  }
}

const call503 = (path: string, status: number): string | null =>
  status === 503 ? `503 without Retry-After: ${path}` : null;

function dataOf(bytes: Buffer): Readonly<Record<string, unknown>> {
  if (bytes[0] !== 0x7b) return {};
  const body = JSON.parse(bytes.toString()) as Readonly<Record<string, unknown>>; // it begins as an object
  const data = body['data'];
  return typeof data === 'object' && data !== null ? { ...data } : body;
}
