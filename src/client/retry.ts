/** Calls that are made again: few times, apart in time, never more often than the service asks. */
import { DelegateBackoff, ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import { isClientFailure, type ClientFailure } from './errors.js';

/** Milliseconds. */
export type RetryOptions = Readonly<{
  /** Calls after the first; 0: none. */
  attempts: number;
  /** First pause where the service names none; it doubles and is jittered. */
  baseMs: number;
  /** Longest pause; where the service asks for a longer one, the call fails at once and tells it. */
  mostMs: number;
}>;

export const RETRY: RetryOptions = { attempts: 3, baseMs: 250, mostMs: 30_000 };

const MS = 1000;

/** Share of the pause that is added by chance, so that many clients do not come back at once. */
const JITTER = 0.2;

const PASSING: readonly ClientFailure['code'][] = [
  'RATE_LIMITED',
  'UPSTREAM_UNAVAILABLE',
  'UNREACHABLE',
];

const askedMs = (failure: unknown): number | null =>
  isClientFailure(failure) && failure.retryAfter !== null ? failure.retryAfter * MS : null;

const isWorthwhile = (failure: unknown, mostMs: number): boolean =>
  isClientFailure(failure) && PASSING.includes(failure.code) && (askedMs(failure) ?? 0) <= mostMs;

/** The pause that the service asked for, a little longer; else exponential with decorrelated jitter. */
function backoff({ baseMs, mostMs }: RetryOptions) {
  const own = new ExponentialBackoff({ initialDelay: baseMs, maxDelay: mostMs });
  type Pauses = ReturnType<typeof own.next>;
  return new DelegateBackoff<{ result: object }, Pauses>((context, before) => {
    const state = before === undefined ? own.next() : before.next(undefined);
    const failure: unknown = Reflect.get(context.result, 'error');
    const asked = askedMs(failure);
    const delay = asked === null ? state.duration : asked + asked * JITTER * Math.random();
    return { delay, state };
  });
}

/**
 * @param isRepeatable whether doing it twice is the same as doing it once; a call that is not is made once
 * @throws whatever the last call threw
 */
export function withRetries<Result>(
  call: () => Promise<Result>,
  isRepeatable: boolean,
  options: RetryOptions,
  signal?: AbortSignal,
): Promise<Result> {
  if (!isRepeatable || options.attempts === 0) return call();
  const policy = retry(
    handleWhen((failure) => isWorthwhile(failure, options.mostMs)),
    { maxAttempts: options.attempts, backoff: backoff(options) },
  );
  return policy.execute(call, signal);
}
