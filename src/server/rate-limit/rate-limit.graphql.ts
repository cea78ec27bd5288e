/** Refusals by a rate limit, with the wire's term for the monthly quota. Source. */
import { ServiceError } from '../../shared/errors.js';
import type { Verdict } from '../../shared/limits/verdict.js';

const MONTH_SPENT = { field: 'kvoot', type: 'monthly_quota_exceeded' };

/** Null if admitted. */
export function limitRefusal(verdict: Verdict): ServiceError | null {
  if (verdict.admitted) return null;
  return new ServiceError('RATE_LIMITED', verdict.refusedBy === 'month' ? [MONTH_SPENT] : [], {
    retryAfterSeconds: verdict.retryAfter,
  });
}
