/**
 * Load shedding: first requests without a live key, then reads, then orders; never payment events and probes. Source:
 * D-96.
 */
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceError } from '../../shared/errors.js';
import { keyOf } from './request-state.js';

/** Multiples of the lag. */
const READS_FROM = 2;
const CHANGES_FROM = 5;

const RETRY_AFTER_SECONDS = 2;

const NEVER_SHED: ReadonlySet<string | undefined> = new Set([
  '/livez',
  '/readyz',
  '/v1/health',
  '/v1/webhooks/stripe',
]);

/** Multiple of the lag; null: never. */
function standingOf(request: FastifyRequest): number | null {
  if (NEVER_SHED.has(request.routeOptions.url)) return null;
  const key = keyOf(request);
  if (key === undefined || key.startsWith('nis2_test_')) return 1;
  return request.routeOptions.url === '/v1/orders' && request.method === 'POST'
    ? CHANGES_FROM
    : READS_FROM;
}

/** @param lagMs mean delay of the event loop within a second; 0: no shedding */
export async function shedLoad(app: FastifyInstance, lagMs: number): Promise<void> {
  if (lagMs === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: lagMs,
    // Async, so that it rejects instead of throwing: the plugin passes rejections on.
    pressureHandler: async (request, _reply, _type, value) => {
      await Promise.resolve();
      const standing = standingOf(request);
      if (standing === null || (value ?? 0) < lagMs * standing) return;
      throw new ServiceError('UPSTREAM_UNAVAILABLE', [], {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    },
  });
}
