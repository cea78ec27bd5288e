/** Scopes many organisations or groups per request over NDJSON; resumes after the last answer, so none is charged twice. */
import type {
  ScopeGroupQueryVariables,
  ScopingQueryVariables,
} from '../../schema/client/operations.js';
import type { operations } from '../../schema/client/rest.js';
import { isClientFailure, toClientFailure, unreachable, type ErrorDetail } from './errors.js';
import type { CallOptions, Settings } from './options.js';
import { pause } from './pause.js';
import type { RestTransport } from './rest-transport.js';

type Lines<Name extends 'scopingPortfolio' | 'scopeGroupPortfolio'> =
  operations[Name]['responses'][200]['content']['application/x-ndjson'];
type Line = Lines<'scopingPortfolio'>;
type End = Extract<Line, { kind: 'end' }>;
type DataOf<Of extends { kind: string }> = Extract<Of, { kind: 'result'; data: unknown }>['data'];

/** In the order of the inputs. `faults`: errors of an invalid input; the others are still answered. */
type Answered<Data> =
  Readonly<{ data: Data; faults: null }> | Readonly<{ data: null; faults: readonly ErrorDetail[] }>;

/** Input of one organisation; `keel` applies to all. */
export type PortfolioInput = Omit<ScopingQueryVariables, 'keel'>;
export type PortfolioAnswer = Answered<DataOf<Line>>;

/** Input of one group; `keel` applies to all. */
export type GroupPortfolioInput = Omit<ScopeGroupQueryVariables, 'keel'>;
export type GroupPortfolioAnswer = Answered<DataOf<Lines<'scopeGroupPortfolio'>>>;

/** Lines per request: small enough to send whole, large enough to limit overhead. */
const MAX_PER_REQUEST = 500;
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

type StreamOptions = CallOptions & Readonly<{ keel?: string | undefined }>;

const PATHS = ['/v1/scoping/portfolio', '/v1/scoping/group/portfolio'] as const;
type StreamCall = StreamOptions & Readonly<{ path: (typeof PATHS)[number] }>;

type Inputs<Input> = Iterable<Input> | AsyncIterable<Input>;

export class PortfolioCalls {
  constructor(
    private readonly rest: RestTransport,
    private readonly settings: Settings,
  ) {}

  /**
   * @param inputs any number; read as they are sent
   * @throws ClientFailure if no more inputs can be answered, such as RATE_LIMITED after the monthly limit
   */
  scoping(inputs: Inputs<PortfolioInput>, options: StreamOptions = {}) {
    const call = { ...options, path: PATHS[0] };
    return this.stream(inputs, call) as AsyncGenerator<PortfolioAnswer, void>; // per the contract
  }

  /** As `scoping`, with a group in place of each organisation. */
  groups(inputs: Inputs<GroupPortfolioInput>, options: StreamOptions = {}) {
    const call = { ...options, path: PATHS[1] };
    return this.stream(inputs, call) as AsyncGenerator<GroupPortfolioAnswer, void>; // per the contract
  }

  private async *stream(
    inputs: Inputs<object>,
    call: StreamCall,
  ): AsyncGenerator<Answered<unknown>, void> {
    let open: object[] = [];
    for await (const input of inputs) {
      open.push(input);
      if (open.length < MAX_PER_REQUEST) continue;
      yield* this.answerAll(open, call);
      open = [];
    }
    if (open.length > 0) yield* this.answerAll(open, call);
  }

  private async *answerAll(
    inputs: readonly object[],
    call: StreamCall,
  ): AsyncGenerator<Answered<unknown>, void> {
    let vainTries = 0;
    for (let answered = 0; answered < inputs.length;) {
      const before = answered;
      let end: End | null = null;
      const pending = inputs.slice(answered);
      for await (const line of this.ask(pending, call)) {
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
      await this.recover(end, vainTries, call.signal);
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
  private async *ask(inputs: readonly object[], { path, keel, signal }: StreamCall) {
    const { response } = await this.rest.POST(path, {
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
