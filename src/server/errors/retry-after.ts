/** When a retry makes sense. Source: R-7. */
import type { ServiceError } from '../../shared/errors.js';

const DEFAULT_SECONDS = 5;

/** Seconds for the header `Retry-After`; null if a retry does not help. */
export function retryAfterOf({ code, retryAfterSeconds }: ServiceError): number | null {
  const passes = code === 'UPSTREAM_UNAVAILABLE' || code === 'RATE_LIMITED';
  return passes ? (retryAfterSeconds ?? DEFAULT_SECONDS) : null;
}
