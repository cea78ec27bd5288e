/** Until when the answer to the present request must be out. Source: D-96. */
import { ServiceError } from './errors.js';

export interface Deadline {
  /** Milliseconds that are left, zero or less when it is too late; Infinity where no request waits. */
  remainingMs(): number;
}

export const NO_DEADLINE: Deadline = { remainingMs: () => Infinity };

const RETRY_AFTER_SECONDS = 5;

/** What the caller gets when the deadline has passed. */
export const deadlinePassed = (): ServiceError =>
  new ServiceError('UPSTREAM_UNAVAILABLE', [], {
    cause: new Error('the deadline of the request has passed'),
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
