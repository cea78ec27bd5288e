/** HTTP client that retries against any node while the service answers 429 or 503, for up to five minutes. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.js';

/** Generous: the tests check results, not speed, and the machine may be busy. */
const WITHIN_MS = 300_000;
const PATIENCE_MS = 12_000;
const AGAIN_MS = 250;
const TRY_AGAIN = [429, 503];

export type RetriedAnswer = Readonly<{
  status: number;
  data: Readonly<Record<string, unknown>>;
  bytes: number;
}>;
export type Call = Readonly<{ method: string; path: string; body?: unknown; key?: string }>;

export class RetryingClient {
  /** Violations that a client observed. */
  readonly complaints: string[] = [];
  private readonly untilMs = Date.now() + WITHIN_MS;

  constructor(
    private readonly nodes: readonly string[],
    private readonly chance: Chance,
  ) {}

  /** @throws Error if `find` returns null until the time limit */
  async until(find: () => Promise<string | null>): Promise<string> {
    while (Date.now() < this.untilMs) {
      const found = await find();
      if (found !== null) return found;
      await pause(AGAIN_MS);
    }
    throw new Error('it took too long');
  }

  /** @param sends called before each attempt @throws Error if the time limit passes */
  async ask(
    call: Call,
    good: readonly number[],
    sends: () => void = () => undefined,
  ): Promise<RetriedAnswer> {
    while (Date.now() < this.untilMs) {
      sends();
      const answer = await this.send(call);
      if (answer !== null && good.includes(answer.status)) return answer;
      if (answer !== null && !TRY_AGAIN.includes(answer.status)) {
        const reported = JSON.stringify(answer.data).slice(0, 300);
        throw new Error(`${call.method} ${call.path}: ${String(answer.status)} ${reported}`);
      }
      await pause(AGAIN_MS);
    }
    throw new Error(`${call.method} ${call.path}: no answer in time`);
  }

  /** @returns null if no response arrived */
  private async send({ method, path, body, key }: Call): Promise<RetriedAnswer | null> {
    const node = this.nodes[this.chance.below(this.nodes.length)] ?? '';
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
  const body = JSON.parse(bytes.toString()) as Readonly<Record<string, unknown>>; // starts with `{`
  const data = body['data'];
  return typeof data === 'object' && data !== null ? { ...data } : body;
}
