/**
 * VIES, the Commission's VAT information exchange: retries with jitter, a deadline, and a circuit breaker per member
 * state, because registers fail separately.
 */
import { channel } from 'node:diagnostics_channel';
import {
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleAll,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  isTaskCancelledError,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
  type IPolicy,
  type Policy,
} from 'cockatiel';
import { spellNumber, type UnionNumber } from '../../modules/vat/domain/vat-number.js';
import { NO_DEADLINE, type Deadline } from '../../shared/deadline.js';
import { DEPENDENCY_CALLED, type DependencyCall } from '../../shared/telemetry.js';
import type { ExchangeAnswer, Patience, VatExchange } from '../../modules/vat/vat-numbers.ports.js';
import { REFUSED_REQUESTER } from './vies-answer.js';
import { ViesCalls, type ViesQuery } from './vies-calls.js';

/** Milliseconds. `deadline`: of all tries; shorter if the request has less time left. */
const PATIENCE = {
  request: { deadline: 2_800, retries: 2, firstPause: 100, longestPause: 500 },
  background: { deadline: 12_000, retries: 3, firstPause: 500, longestPause: 3_000 },
} as const satisfies Readonly<Record<Patience, unknown>>;

/** Milliseconds: reserved for the rest of the request, and minimum of a call. */
const AFTERWARDS_MS = 1_500;
const MIN_MS = 200;

/** Consecutive failures; timeouts cost more, so fewer suffice. */
const FAILURES_TO_OPEN = 20;
const TIMEOUTS_TO_OPEN = 5;
const OPEN_MS = 2_000;

/** VIES rejects heavy use. */
const MAX_CONCURRENT = 10;
const MAX_WAITING = 200;

/** An immediate retry would not help. */
const LASTING = /^(IP_BLOCKED|VAT_BLOCKED|HTTP_4\d\d)$/;

class Silence extends Error {
  constructor(readonly word: string) {
    super(word);
  }
}

const isPassing = (failure: unknown): boolean =>
  !(failure instanceof Silence && LASTING.test(failure.word));

const NETWORK = 'NETWORK';

function codeOf(failure: unknown): string {
  const { cause } = Object(failure) as { cause?: unknown }; // any object may have it
  const { code } = Object(cause) as { code?: unknown };
  return typeof code === 'string' ? code.slice(0, 60) : NETWORK;
}

function reasonOf(failure: unknown): string {
  if (failure instanceof Silence) return failure.word;
  if (isBrokenCircuitError(failure)) return 'CIRCUIT_OPEN';
  if (isBulkheadRejectedError(failure)) return 'BUSY';
  return isTaskCancelledError(failure) ? 'TIMEOUT' : codeOf(failure);
}

const circuitAfter = (failures: number, counted: Policy) =>
  circuitBreaker(counted, {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(failures),
  });

const dependencyCalled = channel(DEPENDENCY_CALLED);

function measured(answer: ExchangeAnswer, ms: number): ExchangeAnswer {
  const outcome = answer.result === 'unavailable' ? 'unavailable' : 'ok';
  const call: DependencyCall = { service: 'vies', outcome, ms };
  dependencyCalled.publish(call);
  return answer;
}

type Circuit = IPolicy;
type RequestInput = Pick<ViesQuery, 'number' | 'name'>;

/** `requester`: our own number; null if none is configured. */
export type ViesOptions = Readonly<{
  url: string;
  requester: UnionNumber | null;
  report: (problem: string) => void;
  deadline?: Deadline;
}>;

export class ViesExchange implements VatExchange {
  private readonly calls: ViesCalls;
  private readonly turns = bulkhead(MAX_CONCURRENT, MAX_WAITING);
  private readonly circuits = new Map<string, Circuit>();
  /** Deduplicates concurrent calls. */
  private readonly running = new Map<string, Promise<ExchangeAnswer>>();

  constructor(private readonly options: ViesOptions) {
    this.calls = new ViesCalls(options.url);
  }

  ask(number: UnionNumber, patience: Patience, name: string | null): Promise<ExchangeAnswer> {
    const key = `${patience} ${spellNumber(number)} ${name ?? ''}`;
    const running = this.running.get(key);
    if (running !== undefined) return running;
    const begun = performance.now();
    const pending = this.answer({ number, name }, patience)
      .then((answer) => measured(answer, performance.now() - begun))
      .finally(() => {
        this.running.delete(key);
      });
    this.running.set(key, pending);
    return pending;
  }

  private async answer(input: RequestInput, patience: Patience): Promise<ExchangeAnswer> {
    try {
      const policy = this.policy(input.number.country, patience);
      return await policy.execute(({ signal }) => this.attempt(input, signal));
    } catch (failure) {
      return { result: 'unavailable', reason: reasonOf(failure) };
    }
  }

  private policy(country: string, patience: Patience) {
    const { deadline, retries, firstPause, longestPause } = PATIENCE[patience];
    const backoff = new ExponentialBackoff({ initialDelay: firstPause, maxDelay: longestPause });
    return wrap(
      this.circuit(`${patience} ${country}`),
      timeout(Math.min(deadline, this.leftMs()), TimeoutStrategy.Aggressive),
      this.turns,
      retry(handleWhen(isPassing), { maxAttempts: retries, backoff }),
    );
  }

  private leftMs(): number {
    const { deadline = NO_DEADLINE } = this.options;
    return Math.max(MIN_MS, deadline.remainingMs() - AFTERWARDS_MS);
  }

  /** Separate for workers: their timeouts predict nothing for requests. */
  private circuit(name: string): Circuit {
    const known = this.circuits.get(name);
    if (known !== undefined) return known;
    const made = wrap(
      circuitAfter(TIMEOUTS_TO_OPEN, handleWhen(isTaskCancelledError)),
      circuitAfter(FAILURES_TO_OPEN, handleAll),
    );
    this.circuits.set(name, made);
    return made;
  }

  private async attempt(input: RequestInput, signal: AbortSignal): Promise<ExchangeAnswer> {
    const { requester } = this.options;
    const answer = await this.try({ ...input, requester }, signal);
    if (answer !== REFUSED_REQUESTER) return answer;
    this.options.report('the VAT exchange refuses our own number; its answers prove less');
    const again = await this.try({ ...input, requester: null }, signal);
    if (again === REFUSED_REQUESTER) throw new Silence(again);
    return again;
  }

  private async try(
    question: ViesQuery,
    signal: AbortSignal,
  ): Promise<ExchangeAnswer | typeof REFUSED_REQUESTER> {
    const reading = await this.calls.ask(question, signal);
    if ('fault' in reading) {
      if (reading.fault === REFUSED_REQUESTER) return REFUSED_REQUESTER;
      throw new Silence(reading.fault);
    }
    const { isValid, consultation, trader } = reading;
    const requester = question.requester === null ? null : spellNumber(question.requester);
    return { result: isValid ? 'valid' : 'invalid', consultation, requester, trader };
  }
}
