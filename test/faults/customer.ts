/** Simulated client: signup, payment, key, order, payment, documents. Retries failed requests. */
import { randomUUID } from 'node:crypto';
import { RetryingClient } from './retrying-client.js';
import type { Chance } from './chance.js';
import type { Receiver } from './receiver.js';

/** Steps of a client; `reached` is called at each. */
export const STEPS = [
  'signing_up',
  'paying_the_licence',
  'waiting_for_the_key',
  'telling_its_number',
  'ordering',
  'paying_the_order',
  'waiting_for_documents',
  'downloading',
] as const;
export type Step = (typeof STEPS)[number];

/** `pay`: pays the page at this URL. @returns false if the page can no longer be paid */
export type CustomerEnvironment = Readonly<{
  nodes: readonly string[];
  receiver: Pick<Receiver, 'url' | 'secrets'>;
  chance: Chance;
  keyFor: (recipient: string) => string | null;
  pay: (pageUrl: string) => boolean;
  reached: (step: Step) => void;
}>;

export class Customer {
  readonly email = `client-${randomUUID()}@example.com`;
  readonly orderIds: string[] = [];
  readonly keys: string[] = [];
  /** Rate-limited requests: answers received, and requests sent including retries. */
  readonly metered = { answered: 0, sent: 0 };
  at: Step = 'signing_up';
  private readonly retryingClient: RetryingClient;

  /** @param number index among the clients: the first buys a package, the others provide a VAT number */
  constructor(
    private readonly environment: CustomerEnvironment,
    private readonly number = 0,
  ) {
    this.retryingClient = new RetryingClient(environment.nodes, environment.chance);
  }

  get complaints(): string[] {
    return this.retryingClient.complaints;
  }

  /** Never throws: failures are added to `complaints`. */
  async go(orders: number): Promise<void> {
    try {
      const key = await this.becomeClient();
      if (orders > 0) await this.settleIn(key);
      for (let count = 0; count < orders; count += 1) {
        await this.buy(key, count === 0 && this.number === 0 ? 'pakett' : 'yksikdokument');
      }
    } catch (failure) {
      this.complaints.push(`${this.at}: ${String(failure)}`);
    }
  }

  private async becomeClient(): Promise<string> {
    const { pay, keyFor } = this.environment;
    this.reach('signing_up');
    const body = { nimi: 'Faults OÜ', email: this.email, roll: 'client', riik: 'ee' };
    const { data } = await this.retryingClient.ask(
      { method: 'POST', path: '/v1/signup', body },
      [201],
    );
    this.reach('paying_the_licence');
    pay(String(data['makselink']));
    this.reach('waiting_for_the_key');
    const key = await this.retryingClient.until(() => Promise.resolve(keyFor(this.email)));
    this.keys.push(key);
    return key;
  }

  /** Registers a webhook and a VAT number that makes its orders free of VAT. */
  private async settleIn(key: string): Promise<void> {
    const { url, secrets } = this.environment.receiver;
    const reported = {
      method: 'POST',
      path: '/v1/webhook-endpoints',
      key,
      /** A new URL per attempt: if the answer was lost, the endpoint exists but its secret is unknown. */
      get body() {
        return { url: `${url}/${randomUUID()}` };
      },
    };
    const { data } = await this.retryingClient.ask(reported, [200, 201]);
    const { url: registered } = data['webhook'] as { url: string }; // documented shape
    secrets.set(new URL(registered).pathname, String(data['saladus']));
    if (this.number === 0) return;
    this.reach('telling_its_number');
    const body = {
      kmkr: `DE${String(100_000_000 + this.environment.chance.below(900_000_000))}`,
      arveldus_riik: 'de',
    };
    await this.retryingClient.ask({ method: 'POST', path: '/v1/account/vat', body, key }, [200]);
  }

  private async buy(key: string, service: string): Promise<void> {
    this.reach('ordering');
    const body = this.anOrder(service);
    const call = { method: 'POST', path: '/v1/orders', body, key };
    const { data } = await this.retryingClient.ask(call, [201]);
    const id = String(data['order_id']);
    const again = await this.retryingClient.ask(call, [201]);
    if (String(again.data['order_id']) !== id) this.complaints.push(`a second order: ${id}`);
    this.orderIds.push(id);
    this.reach('paying_the_order');
    await this.payFor(id, String(data['makselink']), key);
    this.reach('waiting_for_documents');
    await this.scope(key);
    const link = await this.retryingClient.until(() => this.linkOf(id, key));
    this.reach('downloading');
    const { bytes } = await this.retryingClient.ask(
      { method: 'GET', path: new URL(link).pathname },
      [200],
    );
    if (bytes < 1_000) this.complaints.push(`a document of ${String(bytes)} bytes: ${id}`);
  }

  /** If VAT was removed meanwhile, the first page is closed and the order has a new one. */
  private async payFor(id: string, first: string, key: string): Promise<void> {
    const { pay } = this.environment;
    if (pay(first)) return;
    await this.retryingClient.until(async () => {
      const { data } = await this.retryingClient.ask(
        { method: 'GET', path: `/v1/orders/${id}`, key },
        [200],
      );
      const link = data['makselink'];
      return typeof link === 'string' && pay(link) ? link : null;
    });
  }

  private anOrder(service: string) {
    return {
      teenus: service,
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
    const { data } = await this.retryingClient.ask(
      { method: 'GET', path: `/v1/orders/${id}`, key },
      [200],
    );
    if (data['dokumendi_staatus'] !== 'vabastatud') return null;
    return /"(https?:[^"]*\/v1\/download\/[^"]+)"/.exec(JSON.stringify(data))?.[1] ?? null;
  }

  private async scope(key: string): Promise<void> {
    const body = { tootajad: 120, sektor: 'energy_electricity', kaive_meur: 20, riik: 'ee' };
    const call = { method: 'POST', path: '/v1/scoping', body, key };
    await this.retryingClient.ask(call, [200], () => (this.metered.sent += 1));
    this.metered.answered += 1;
  }

  private reach(step: Step): void {
    this.at = step;
    this.environment.reached(step);
  }
}
