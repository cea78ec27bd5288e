/** Which failures of the database mean "not now" rather than a fault of ours. */
import { ServiceError } from './errors.js';

/** Node's words for a network that does not carry, and PostgreSQL's codes (appendix A of its manual). */
const CODES = [
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/,
  /^08/, // connection exceptions
  /^53/, // insufficient resources
  /^57P0[1-5]$/, // server shuts down, starts up, or dropped us
  /^40(001|P01)$/, // a circle of waits, or one too many at once: the next try goes through
  /^(57014|55P03|25P03|25P04)$/, // our own deadlines for statements, locks and transactions
  /^UPSTREAM_UNAVAILABLE$/, // the deadline of a request, wrapped by the library
] as const;

/** The client library gives these no code. */
const MESSAGES =
  /timeout exceeded when trying to connect|^Connection terminated|^Client has encountered/;

/** The server ended a connection over trouble of its own, as where its disk does not take its caches. */
const hasGivenUp = (failure: Error, code: string): boolean =>
  code.startsWith('XX') && 'severity' in failure && failure.severity === 'FATAL';

/** Looks through the chain of causes; anything unknown is not an outage. */
export function isOutage(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : '';
  return (
    CODES.some((pattern) => pattern.test(code)) ||
    MESSAGES.test(failure.message) ||
    hasGivenUp(failure, code) ||
    isOutage(failure.cause)
  );
}

const RETRY_AFTER_SECONDS = 5;

/** UPSTREAM_UNAVAILABLE for an outage; null for anything else. */
export const outageError = (failure: unknown): ServiceError | null =>
  isOutage(failure)
    ? new ServiceError('UPSTREAM_UNAVAILABLE', [], {
        cause: failure,
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    : null;
