/** Limits of OAuth that callers share. */
import { hash, randomUUID } from 'node:crypto';
import type { Config } from '../config/env.js';
import type { FirstUse } from '../server/http/dpop-proof.js';
import { limitRefusal } from '../server/rate-limit/rate-limit.graphql.js';
import { addressBucket } from '../shared/limits/address-bucket.js';
import type { RateLimiter } from '../shared/limits/rate-limiter.js';
import type { Counting } from './limits.js';

const HOUR_SECONDS = 3600;

/** Registrations per client address and hour. @returns rejects with RATE_LIMITED */
export function registrationLimit(
  rateLimiter: RateLimiter,
  { oauth: { registrationsPerHour: max } }: Pick<Config, 'oauth'>,
) {
  return async (address: string, requestId: string): Promise<void> => {
    const hidden = hash('sha256', addressBucket(address), 'base64url');
    const verdict = await rateLimiter.consumeField({
      subject: `field:address:oauth-register:${hidden}`,
      max,
      windowSeconds: HOUR_SECONDS,
      requestId,
    });
    const refusal = limitRefusal(verdict);
    if (refusal !== null) throw refusal;
  };
}

/**
 * Each proof is a subject of which the shared counter admits one. Null without Redis: in one process, the counters of
 * callers must not compete for memory with proofs, which need no valid token.
 */
export function sharedProofs({ rateLimiter, shared }: Counting): FirstUse | null {
  if (shared === null) return null;
  return async ({ id, seconds }) => {
    const subject = `field:dpop:${id}`;
    const limit = { subject, max: 1, windowSeconds: seconds, requestId: randomUUID() };
    return (await rateLimiter.consumeField(limit)).admitted;
  };
}
