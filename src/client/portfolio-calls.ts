/** Scopes many organisations per request over NDJSON; resumes after the last answer, so none is charged twice. */
import type { ScopingQueryVariables } from '../../schema/client/operations.js';
import type { operations } from '../../schema/client/rest.js';
import { isClientFailure, toClientFailure, unreachable, type ErrorDetail } from './errors.js';
import type { CallOptions, Settings } from './options.js';
import { pause } from './pause.js';
import type { RestTransport } from './rest-transport.js';

type Line = operations['scopingPortfolio']['responses'][200]['content']['application/x-ndjson'];
type End = Extract<Line, { kind: 'end' }>;
type Result = Extract<Line, { kind: 'result' }>;

/** Input of one organisation; `keel` applies to all. */
export type PortfolioInput = Omit<ScopingQueryVariables, 'keel'>;

/** In the order of the inputs. `faults`: errors of an invalid input; the others are still answered. */
export type PortfolioAnswer =
  | Readonly<{ data: Result['data']; faults: null }>
  | Readonly<{ data: null; faults: readonly ErrorDetail[] }>;

/** Lines per request: small enough to send whole, large enough to limit overhead. */
const MOST_IN_ONE = 500;
const MS = 1000;
const PAUSE_MS = 1_000;

/** Complete lines of a body; text after the last line break was cut off. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as Line; // per the contract
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const toFailure = ({ error, outcome, retry_after, meta }: End) =>
  toClientFailure({
    code: error?.code ?? '',
    message: error?.message ?? `the stream ended: ${outcome}`,
    details: error?.details ?? [],
    requestId: meta.request_id,
    retryAfter: retry_after,
    status: null,
  });

/** `truncated`: the request was cut off in transit and is sent again. */
const isPassing = ({ outcome, error }: End): boolean =>
  outcome === 'truncated' || (outcome === 'interrupted' && error?.code === 'UPSTREAM_UNAVAILABLE');

/** @throws if a line is missing or superfluous, which would assign answers to the wrong inputs */
function assertFree(line: number, expected: number, most: number): void {
  if (line === expected && line <= most) return;
  throw unreachable(
    `line ${String(line)} was answered where ${String(expected)} of ${String(most)} was due`,
  );
}

type StreamCallOptions = Readonly<{ keel: string | undefined; signal: AbortSignal | undefined }>;

export class PortfolioCalls {
  constructor(
    private readonly rest: RestTransport,
    private readonly settings: Settings,
  ) {}

  /**
   * @param inputs any number; read as they are sent
   * @throws ClientFailure if no more inputs can be answered, such as RATE_LIMITED after the monthly limit
   */
  async *scoping(
    inputs: Iterable<PortfolioInput> | AsyncIterable<PortfolioInput>,
    { keel, signal }: CallOptions & Readonly<{ keel?: string | undefined }> = {},
  ): AsyncGenerator<PortfolioAnswer, void> {
    let open: PortfolioInput[] = [];
    for await (const input of inputs) {
      open.push(input);
      if (open.length < MOST_IN_ONE) continue;
      yield* this.answerAll(open, { keel, signal });
      open = [];
    }
    if (open.length > 0) yield* this.answerAll(open, { keel, signal });
  }

  private async *answerAll(
    inputs: readonly PortfolioInput[],
    asking: StreamCallOptions,
  ): AsyncGenerator<PortfolioAnswer, void> {
    let vainTries = 0;
    for (let answered = 0; answered < inputs.length;) {
      const before = answered;
      let end: End | null = null;
      const pending = inputs.slice(answered);
      for await (const line of this.ask(pending, asking)) {
        if (line.kind === 'end') end = line;
        if (line.kind !== 'result' && line.kind !== 'fault') continue;
        answered += 1;
        assertFree(line.line, answered - before, pending.length);
        yield line.kind === 'result'
          ? { data: line.data, faults: null }
          : { data: null, faults: line.error.details };
      }
      if (answered === inputs.length) return;
      vainTries = answered === before ? vainTries + 1 : 0;
      await this.recover(end, vainTries, asking.signal);
    }
  }

  /** @throws the failure if a retry cannot help */
  private async recover(end: End | null, vainTries: number, signal?: AbortSignal): Promise<void> {
    if (end !== null && !isPassing(end)) throw toFailure(end);
    if (vainTries > this.settings.retry.attempts) {
      throw end === null ? unreachable('the stream broke off') : toFailure(end);
    }
    const retryAfter = end?.retry_after;
    await pause(retryAfter == null ? PAUSE_MS : retryAfter * MS, signal);
    signal?.throwIfAborted();
  }

  /** Returns without error if the connection breaks. */
  private async *ask(inputs: readonly PortfolioInput[], { keel, signal }: StreamCallOptions) {
    const { response } = await this.rest.POST('/v1/scoping/portfolio', {
      params: {
        query: { on_fault: 'skip', lines: inputs.length, ...(keel === undefined ? {} : { keel }) },
      },
      body: inputs.map((input) => `${JSON.stringify(input)}\n`).join(''),
      bodySerializer: (body: string) => body,
      headers: { 'content-type': 'application/x-ndjson' },
      parseAs: 'stream',
      ...(signal === undefined ? {} : { signal }),
    });
    if (response.body === null) return;
    try {
      yield* linesOf(response.body);
    } catch (failure) {
      signal?.throwIfAborted();
      if (isClientFailure(failure)) throw failure;
    }
  }
}
