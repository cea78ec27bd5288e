/** Behaviour of Redis in every topology: processes share their counters, and messages reach all of them. */
import { randomUUID } from 'node:crypto';
import { describe, expect } from '@jest/globals';
import { LocalEventBus } from '../../../src/platform/event-bus/local-event-bus.js';
import { RedisEventBus } from '../../../src/platform/redis/redis-event-bus.js';
import { RedisRateLimiter } from '../../../src/platform/redis/redis-rate-limiter.js';
import { openRedis, type RedisConnection } from '../../../src/platform/redis/redis.js';
import { probeLimits } from '../../../src/platform/redis/limit-script.js';
import type { Consumption } from '../../../src/shared/limits/consumption.js';
import type { Verdict } from '../../../src/shared/limits/verdict.js';
import { MemoryMonthlyUsage } from '../../server/rate-limit/memory-monthly-usage.js';
import { hasRedisServer } from '../../support/redis-servers.js';

export const describeWithServers = hasRedisServer ? describe : describe.skip;
export const TEST_MS = 120_000;
export const quiet = (): void => undefined;

export const addressOf = ({ port }: { port: number }): string => `127.0.0.1:${String(port)}`;

export const rateLimiterOf = (
  connection: RedisConnection,
  monthlyUsage = new MemoryMonthlyUsage(),
): RedisRateLimiter => new RedisRateLimiter(connection, monthlyUsage, Date.now);

/** Consumes in parallel, alternating between the limiters. */
export const chargeAtOnce = (
  limiters: readonly RedisRateLimiter[],
  consumption: Consumption,
  times: number,
) =>
  Promise.all(
    Array.from({ length: times }, (_, at) =>
      // The index is within the list.
      (limiters[at % limiters.length] as RedisRateLimiter).consume({
        ...consumption,
        requestId: randomUUID(),
      }),
    ),
  );

export const admitted = (verdicts: readonly Verdict[]): number =>
  verdicts.filter((verdict) => verdict.admitted).length;

export const isShared = (connection: RedisConnection): Promise<boolean> =>
  probeLimits(connection).then(() => true);

export async function expectMessages(url: string, other: string): Promise<void> {
  const connections = await Promise.all([openRedis(url, quiet), openRedis(other, quiet)]);
  const buses = [url, other].map((address, at) => {
    const publisher = (connections[at] as RedisConnection).client;
    return new RedisEventBus({ url: address, publisher, local: new LocalEventBus() });
  });
  const received = Promise.withResolvers<string>();
  buses[1]?.subscribe('news', received.resolve);
  const publishing = setInterval(() => buses[0]?.publish('news', 'note'), 50);
  expect(await received.promise).toBe('note');
  clearInterval(publishing);
  for (const eventBus of buses) eventBus.close();
  await Promise.all(connections.map(({ close }) => close()));
}
