/** Distinguishes database outages from bugs. */
import { ServiceError } from './errors.js';

/** Network error codes of Node.js, and PostgreSQL error codes (appendix A of its manual). */
const CODES = [
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/,
  /^(CERT|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|ERR_TLS|ERR_SSL)_/, // TLS: a certificate that is not trusted
  /^08/, // connection exceptions
  /^(28|3D)/, // login or database refused, e.g. while a password is replaced or a backup restored
  /^53/, // insufficient resources
  /^57P0[1-5]$/, // server shuts down, starts up, or closed the connection
  /^40(001|P01)$/, // deadlock or serialization failure: a retry succeeds
  /^(57014|55P03|25P03|25P04)$/, // our timeouts for statements, locks and transactions
  /^UPSTREAM_UNAVAILABLE$/, // deadline of a request, wrapped by the library
] as const;

/** Errors without a code from the client library. */
const MESSAGES =
  /timeout exceeded when trying to connect|^Connection terminated|^Client has encountered|^The server does not support SSL/;

/** The server ended the connection after an internal error, such as a disk failure. */
const hasGivenUp = (failure: Error, code: string): boolean =>
  code.startsWith('XX') && 'severity' in failure && failure.severity === 'FATAL';

/** Checks the chain of causes. */
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

/** UPSTREAM_UNAVAILABLE for an outage; null otherwise. */
export const outageError = (failure: unknown): ServiceError | null =>
  isOutage(failure)
    ? new ServiceError('UPSTREAM_UNAVAILABLE', [], {
        cause: failure,
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    : null;
