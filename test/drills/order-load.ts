/** Customers who order and pay while releases change: confirmed orders, and errors. */
import { setTimeout as pause } from 'node:timers/promises';

/** `problems`: answers that no customer should get. `placed`: ids of orders that were acknowledged. */
export type LoadReport = Readonly<{
  placed: readonly string[];
  released: number;
  answered: number;
  retried: number;
  problems: readonly string[];
}>;

/** `nodes`: those that a load balancer would send requests to. */
export type LoadOptions = Readonly<{ nodes: () => readonly string[]; key: string }>;

const CUSTOMERS = 3;
const BETWEEN_MS = 100;
const RETRY_MS = 200;
/** An order is released within seconds; a handover of jobs takes longer. */
const RELEASED_WITHIN_MS = 120_000;

type LoadAnswer = Readonly<{ status: number; json: Record<string, unknown> }>;
type Request = Readonly<{ path: string; body?: unknown; form?: URLSearchParams }>;

const initOf = ({ body, form }: Request, key: string): RequestInit => {
  const headers = { 'x-api-key': key };
  if (form !== undefined) return { method: 'POST', redirect: 'manual', body: form };
  if (body === undefined) return { headers };
  const json = { ...headers, 'content-type': 'application/json' };
  return { method: 'POST', headers: json, body: JSON.stringify(body) };
};

export class OrderLoad {
  private readonly placed: string[] = [];
  private readonly problems: string[] = [];
  private released = 0;
  private answered = 0;
  private retried = 0;
  private isOver = false;
  private readonly going: Promise<unknown>;

  constructor(private readonly options: LoadOptions) {
    const customers = Array.from({ length: CUSTOMERS }, (_none, number) => this.buy(number));
    this.going = Promise.all(customers);
  }

  get releasedOrders(): number {
    return this.released;
  }

  /** Resolves when the started orders are released. */
  async stop(): Promise<LoadReport> {
    this.isOver = true;
    await this.going;
    const { placed, released, answered, retried, problems } = this;
    return { placed, released, answered, retried, problems };
  }

  private hasEnded(): boolean {
    return this.isOver;
  }

  private async buy(customer: number): Promise<void> {
    for (let turn = 0; !this.hasEnded(); turn += 1) {
      await this.buyOne(`drill-${String(customer)}-${String(turn)}`).catch((cause: unknown) => {
        this.problems.push(String(cause));
      });
      await pause(BETWEEN_MS);
    }
  }

  private async buyOne(idempotencyKey: string): Promise<void> {
    const body = { teenus: 'hooldus', riik: 'ee', idempotency_key: idempotencyKey };
    const { json } = await this.ask({ path: '/v1/orders', body });
    const { order_id: id, makselink: link } = json['data'] as Record<string, unknown>; // the contract
    this.placed.push(String(id));
    const form = new URLSearchParams('tegevus=maksa');
    await this.ask({ path: new URL(String(link)).pathname, form });
    const endMs = performance.now() + RELEASED_WITHIN_MS;
    while (performance.now() < endMs) {
      const order = await this.ask({ path: `/v1/orders/${String(id)}` });
      if (JSON.stringify(order.json).includes('"vabastatud"')) {
        this.released += 1;
        return;
      }
      await pause(BETWEEN_MS);
    }
    throw new Error(`order ${String(id)} was not released`);
  }

  /** Retries what a node could not accept: refused connections, and the documented 503. */
  private async ask(request: Request): Promise<LoadAnswer> {
    for (let turn = 0; ; turn += 1) {
      const answer = await this.send(request, turn);
      if (answer !== null) {
        this.answered += 1;
        if (answer.status < 400) return answer;
        throw new Error(`${request.path}: ${String(answer.status)}`);
      }
      this.retried += 1;
      await pause(RETRY_MS);
    }
  }

  private async send(request: Request, turn: number): Promise<LoadAnswer | null> {
    const nodes = this.options.nodes();
    const node = nodes[turn % Math.max(1, nodes.length)];
    if (node === undefined) return null;
    const url = `${node}${request.path}`;
    const answer = await fetch(url, initOf(request, this.options.key)).catch(() => null);
    if (answer === null || answer.status === 503) return null;
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return {
      status: answer.status,
      json: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
    };
  }
}
