/** Deadline for the response to the present request. Source: D-96. */
import { ServiceError } from './errors.js';

export interface Deadline {
  /** Milliseconds left; zero or less after the deadline; Infinity outside a request. */
  remainingMs(): number;
}

export const NO_DEADLINE: Deadline = { remainingMs: () => Infinity };

const RETRY_AFTER_SECONDS = 5;

export const deadlinePassed = (): ServiceError =>
  new ServiceError('UPSTREAM_UNAVAILABLE', [], {
    cause: new Error('the deadline of the request has passed'),
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
