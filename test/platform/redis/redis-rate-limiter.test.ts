import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { monthOf } from '../../../src/shared/limits/month.js';
import { type RedisConnection, openRedis } from '../../../src/platform/redis/redis.js';
import { RedisRateLimiter } from '../../../src/platform/redis/redis-rate-limiter.js';
import {
  aCharge,
  chargeTimes,
  testRateLimiter,
} from '../../server/rate-limit/rate-limiter-behaviour.js';
import { testLeases } from '../../server/rate-limit/lease-behaviour.js';
import { MemoryMonthlyUsage } from '../../server/rate-limit/memory-monthly-usage.js';

const url = process.env['REDIS_URL'];
const HOUR_MS = 3_600_000;

(url === undefined ? describe.skip : describe)('the counter in Redis', () => {
  const monthlyUsage = new MemoryMonthlyUsage();
  let redis: RedisConnection;
  let rateLimiter: RedisRateLimiter;
  let server: Redis;

  beforeAll(async () => {
    redis = await openRedis(url ?? '', () => undefined);
    server = new Redis(url ?? '');
    rateLimiter = new RedisRateLimiter(redis, monthlyUsage, Date.now);
  });
  afterAll(async () => {
    server.disconnect();
    await redis.close();
  });

  testRateLimiter('it', {
    rateLimiter: () => rateLimiter,
    keptBefore: (subject, used) => {
      monthlyUsage.record(subject, monthOf(Date.now()), used);
    },
  });

  testLeases('it', () => rateLimiter);

  test('a lease sent again grants the request alone, a settlement counts once', async () => {
    const consumption = aCharge({ allowance: { perMinute: 10_000, perMonth: 100_000 } });
    const lease = { ...consumption, counts: 'lease', amount: 5 } as const;
    await rateLimiter.consume(lease);
    expect(await rateLimiter.consume(lease)).toMatchObject({ granted: 1, remaining: 9_995 });
    const settled = { ...consumption, counts: 'settled', amount: 3, returned: 2 } as const;
    await rateLimiter.consume(settled);
    const again = await rateLimiter.consume(settled);
    expect(again).toMatchObject({ remaining: 9_997, month: { used: 3 } });
  });

  test('a request sent again is counted once', async () => {
    const consumption = aCharge();
    await rateLimiter.consume(consumption);
    const again = await rateLimiter.consume(consumption);
    expect(again).toMatchObject({ admitted: true, remaining: 299, month: { used: 1 } });
  });

  test('units requested again are granted once', async () => {
    const consumption = aCharge({ counts: 'month', amount: 100 });
    await rateLimiter.consume(consumption);
    expect(await rateLimiter.consume(consumption)).toMatchObject({
      granted: 100,
      month: { used: 100 },
    });
  });

  test('counting continues after Redis has lost its scripts', async () => {
    await server.script('FLUSH');
    expect((await rateLimiter.consume(aCharge())).admitted).toBe(true);
  });

  test('counting continues from this process’s count after Redis has lost the month', async () => {
    const consumption = aCharge();
    await chargeTimes(rateLimiter, consumption, 3);
    await server.del(`nis2:month:{${consumption.subject}}:${monthOf(Date.now())}`);
    expect((await chargeTimes(rateLimiter, consumption, 1)).at(-1)?.month?.used).toBe(4);
  });

  test('requests count in the month of Redis’ clock, even if ours is months ahead', async () => {
    const skewed = new RedisRateLimiter(redis, monthlyUsage, () => Date.now() + 24 * 62 * HOUR_MS);
    const consumption = aCharge();
    await chargeTimes(rateLimiter, consumption, 2);
    expect((await chargeTimes(skewed, consumption, 1)).at(-1)?.month?.used).toBe(3);
  });

  test('every key in Redis expires', async () => {
    const consumption = aCharge();
    await chargeTimes(rateLimiter, consumption, 1);
    const month = `nis2:month:{${consumption.subject}}:${monthOf(Date.now())}`;
    expect(await server.pttl(`nis2:window:{${consumption.subject}}`)).toBeLessThanOrEqual(61_000);
    expect(await server.ttl(month)).toBeGreaterThan(0);
  });

  test('two processes share one count', async () => {
    const other = new RedisRateLimiter(redis, new MemoryMonthlyUsage(), Date.now);
    const consumption = aCharge({ allowance: { perMinute: 5, perMonth: null } });
    const requested = [rateLimiter, other, rateLimiter, other, rateLimiter, other, rateLimiter].map(
      (either) => either.consume({ ...consumption, requestId: randomUUID() }),
    );
    const verdicts = await Promise.all(requested);
    expect(verdicts.filter(({ admitted }) => admitted)).toHaveLength(5);
  });
});
