/** Retries with backoff, never sooner than the service requests. */
import { DelegateBackoff, ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import { isClientFailure, type ClientFailure } from './errors.js';
import { pause } from './pause.js';

export type RetryOptions = Readonly<{
  /** Attempts after the first; 0: none. */
  attempts: number;
  /** First pause if the service names none; doubles, with jitter. */
  baseMs: number;
  /** Longest pause; if the service requests a longer one, the call fails at once with it. */
  mostMs: number;
}>;

export const RETRY: RetryOptions = { attempts: 3, baseMs: 250, mostMs: 30_000 };

const MS = 1000;

/** Random fraction added to the pause, to spread the retries of many clients. */
const JITTER = 0.2;

const PASSING: readonly ClientFailure['code'][] = [
  'RATE_LIMITED',
  'UPSTREAM_UNAVAILABLE',
  'UNREACHABLE',
];

const requestedMs = (failure: unknown): number | null =>
  isClientFailure(failure) && failure.retryAfter !== null ? failure.retryAfter * MS : null;

const isWorthwhile = (failure: unknown, mostMs: number): boolean =>
  isClientFailure(failure) &&
  PASSING.includes(failure.code) &&
  (requestedMs(failure) ?? 0) <= mostMs;

/**
 * The requested pause plus jitter; otherwise exponential with decorrelated jitter.
 *
 * @param report receives each pause in milliseconds; the library itself does not pause, because no signal ends its pauses
 */
function backoff({ baseMs, mostMs }: RetryOptions, report: (pauseMs: number) => void) {
  const own = new ExponentialBackoff({ initialDelay: baseMs, maxDelay: mostMs });
  type Pauses = ReturnType<typeof own.next>;
  return new DelegateBackoff<{ result: object }, Pauses>((context, before) => {
    const state = before === undefined ? own.next() : before.next(undefined);
    const failure: unknown = Reflect.get(context.result, 'error');
    const requestedPauseMs = requestedMs(failure);
    report(
      requestedPauseMs === null
        ? state.duration
        : requestedPauseMs + requestedPauseMs * JITTER * Math.random(),
    );
    return { delay: 0, state };
  });
}

/**
 * @param isRepeatable whether repeating the call is safe; otherwise it is made once
 * @throws the last failure, or the signal's reason
 */
export function withRetries<Result>(
  call: () => Promise<Result>,
  isRepeatable: boolean,
  options: RetryOptions,
  signal?: AbortSignal,
): Promise<Result> {
  if (!isRepeatable || options.attempts === 0) return call();
  let pauseMs = 0;
  const pauses = backoff(options, (ms) => (pauseMs = ms));
  const policy = retry(
    handleWhen((failure) => isWorthwhile(failure, options.mostMs)),
    { maxAttempts: options.attempts, backoff: pauses },
  );
  return policy.execute(async ({ attempt }) => {
    if (attempt > 0) await pause(pauseMs, signal);
    signal?.throwIfAborted();
    return call();
  }, signal);
}
