/**
 * Load shedding: first requests without a live key, then reads, then orders; never payment events and probes. Source:
 * D-96.
 */
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceError } from '../../shared/errors.js';
import { routeAt } from '../routing/route-table.js';
import { keyOf } from './request-state.js';

/** Multiples of the lag. */
const READS_FROM = 2;
const ORDERS_FROM = 5;

const RETRY_AFTER_SECONDS = 2;

/** Multiple of the lag; null: never. */
function shedFrom(request: FastifyRequest): number | null {
  const { isNeverShed, isOrder } = routeAt(request.routeOptions.url);
  if (isNeverShed) return null;
  const key = keyOf(request);
  if (key === undefined || key.startsWith('nis2_test_')) return 1;
  return isOrder ? ORDERS_FROM : READS_FROM;
}

/** @param lagMs mean delay of the event loop within a second; 0: no shedding */
export async function shedLoad(app: FastifyInstance, lagMs: number): Promise<void> {
  if (lagMs === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: lagMs,
    // Async, so that it rejects instead of throwing: the plugin passes rejections on.
    pressureHandler: async (request, _reply, _type, value) => {
      await Promise.resolve();
      const multiple = shedFrom(request);
      if (multiple === null || (value ?? 0) < lagMs * multiple) return;
      throw new ServiceError('UPSTREAM_UNAVAILABLE', [], {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    },
  });
}
