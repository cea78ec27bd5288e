/**
 * Scoping of many organisations over the service's own stream: one request for hundreds of them, answered line by line
 * while it works. A stream that breaks or is interrupted goes on behind the last answer, so that none is paid for twice.
 */
import type { ScopingQueryVariables } from '../../schema/client/operations.js';
import type { operations } from '../../schema/client/rest.js';
import { isClientFailure, toClientFailure, unreachable, type ErrorDetail } from './errors.js';
import type { CallOptions, Settings } from './options.js';
import type { RestTransport } from './rest-transport.js';

type Line = operations['scopingPortfolio']['responses'][200]['content']['application/x-ndjson'];
type End = Extract<Line, { kind: 'end' }>;
type Result = Extract<Line, { kind: 'result' }>;

/** What is asked for one organisation; `keel` is reported for all of them. */
export type PortfolioInput = Omit<ScopingQueryVariables, 'keel'>;

/** In the order of what was asked. `faults`: why it cannot be answered; the others are all the same. */
export type PortfolioAnswer =
  | Readonly<{ data: Result['data']; faults: null }>
  | Readonly<{ data: null; faults: readonly ErrorDetail[] }>;

/** As many as one request holds: short enough to be sent whole, long enough for requests to count little. */
const MOST_IN_ONE = 500;
const MS = 1000;
const PAUSE_MS = 1_000;

/** Lines of a body as they come. What stands behind the last line break was cut off and is no line. */
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
      for (const line of lines) yield JSON.parse(line) as Line; // as the contract says
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

/** `truncated`: a request that was cut on its way is sent again. */
const isPassing = ({ outcome, error }: End): boolean =>
  outcome === 'truncated' || (outcome === 'interrupted' && error?.code === 'UPSTREAM_UNAVAILABLE');

/** @throws where an answer is missing before it, or is one too many: it would be taken for another one's */
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
   * @param inputs may be as many as there are; they are read as they are asked
   * @throws ClientFailure where nothing more can be answered, such as RATE_LIMITED at the end of the month
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
      const asked = inputs.slice(answered);
      for await (const line of this.ask(asked, asking)) {
        if (line.kind === 'end') end = line;
        if (line.kind !== 'result' && line.kind !== 'fault') continue;
        answered += 1;
        assertFree(line.line, answered - before, asked.length);
        yield line.kind === 'result'
          ? { data: line.data, faults: null }
          : { data: null, faults: line.error.details };
      }
      if (answered === inputs.length) return;
      vainTries = answered === before ? vainTries + 1 : 0;
      await this.recover(end, vainTries, asking.signal);
    }
  }

  /** @throws what ended the stream, where asking again would not help */
  private async recover(end: End | null, vainTries: number, signal?: AbortSignal): Promise<void> {
    if (end !== null && !isPassing(end)) throw toFailure(end);
    if (vainTries > this.settings.retry.attempts) {
      throw end === null ? unreachable('the stream broke off') : toFailure(end);
    }
    const asked = end?.retry_after;
    await pause(asked == null ? PAUSE_MS : asked * MS, signal);
  }

  /** Ends silently where the connection breaks. */
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

const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error); // whatever the caller aborted with
    });
  });
