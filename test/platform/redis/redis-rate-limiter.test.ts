import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { monthOf } from '../../../src/shared/limits/month.js';
import { type RedisConnection, openRedis } from '../../../src/platform/redis/redis.js';
import { RedisMeter } from '../../../src/platform/redis/redis-rate-limiter.js';
import { aCharge, chargeTimes, testMeter } from '../../server/rate-limit/rate-limiter-behaviour.js';
import { MemoryMonthBook } from '../../server/rate-limit/memory-monthly-usage.js';

const url = process.env['REDIS_URL'];
const HOUR_MS = 3_600_000;

(url === undefined ? describe.skip : describe)('the counter in Redis', () => {
  const book = new MemoryMonthBook();
  let redis: RedisConnection;
  let meter: RedisMeter;
  let server: Redis;

  beforeAll(async () => {
    redis = await openRedis(url ?? '', () => undefined);
    server = new Redis(url ?? '');
    meter = new RedisMeter(redis, book, Date.now);
  });
  afterAll(async () => {
    server.disconnect();
    await redis.close();
  });

  testMeter('it', {
    meter: () => meter,
    keptBefore: (subject, used) => {
      book.record(subject, monthOf(Date.now()), used);
    },
  });

  test('it counts a request that is sent again once', async () => {
    const charge = aCharge();
    await meter.charge(charge);
    const again = await meter.charge(charge);
    expect(again).toMatchObject({ admitted: true, remaining: 299, month: { used: 1 } });
  });

  test('it grants units that are asked for again once', async () => {
    const charge = aCharge({ counts: 'month', amount: 100 });
    await meter.charge(charge);
    expect(await meter.charge(charge)).toMatchObject({ granted: 100, month: { used: 100 } });
  });

  test('it goes on counting when Redis has forgotten its scripts', async () => {
    await server.script('FLUSH');
    expect((await meter.charge(aCharge())).admitted).toBe(true);
  });

  test('it goes on from this process’s count when Redis has lost the month', async () => {
    const charge = aCharge();
    await chargeTimes(meter, charge, 3);
    await server.del(`nis2:month:{${charge.subject}}:${monthOf(Date.now())}`);
    expect((await chargeTimes(meter, charge, 1)).at(-1)?.month?.used).toBe(4);
  });

  test('it counts in the month of Redis’ clock where ours is months ahead', async () => {
    const skewed = new RedisMeter(redis, book, () => Date.now() + 24 * 62 * HOUR_MS);
    const charge = aCharge();
    await chargeTimes(meter, charge, 2);
    expect((await chargeTimes(skewed, charge, 1)).at(-1)?.month?.used).toBe(3);
  });

  test('it leaves nothing behind for ever', async () => {
    const charge = aCharge();
    await chargeTimes(meter, charge, 1);
    const month = `nis2:month:{${charge.subject}}:${monthOf(Date.now())}`;
    expect(await server.pttl(`nis2:window:{${charge.subject}}`)).toBeLessThanOrEqual(61_000);
    expect(await server.ttl(month)).toBeGreaterThan(0);
  });

  test('two processes share one count', async () => {
    const other = new RedisMeter(redis, new MemoryMonthBook(), Date.now);
    const charge = aCharge({ allowance: { perMinute: 5, perMonth: null } });
    const asked = [meter, other, meter, other, meter, other, meter].map((either) =>
      either.charge({ ...charge, requestId: randomUUID() }),
    );
    const verdicts = await Promise.all(asked);
    expect(verdicts.filter(({ admitted }) => admitted)).toHaveLength(5);
  });
});
