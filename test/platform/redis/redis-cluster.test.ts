/** Redis Cluster on local servers; skipped without redis-server. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { openRedis, type RedisConnection } from '../../../src/platform/redis/redis.js';
import { SLOT_TAGS } from '../../../src/platform/redis/limit-script.js';
import { aCharge, chargeTimes } from '../../server/rate-limit/rate-limiter-behaviour.js';
import { MemoryMonthlyUsage } from '../../server/rate-limit/memory-monthly-usage.js';
import { openCluster, until, type RedisServers } from '../../support/redis-servers.js';
import {
  addressOf,
  admitted,
  chargeAtOnce,
  describeWithServers,
  expectMessages,
  isShared,
  rateLimiterOf,
  quiet,
  TEST_MS,
} from './shared-counting.js';

describeWithServers('Redis Cluster', () => {
  let cluster: RedisServers;
  const all: RedisConnection[] = [];

  beforeAll(async () => {
    cluster = await openCluster();
    const [first, second, third] = cluster.servers.map(addressOf);
    for (const url of [
      `redis://${first ?? ''}`,
      `valkey://${second ?? ''},${third ?? ''}`,
      `redis-cluster://${third ?? ''}`,
    ]) {
      all.push(await openRedis(url, quiet));
    }
  }, TEST_MS);
  afterAll(async () => {
    await Promise.all(all.map(({ close }) => close()));
    await cluster.close();
  }, TEST_MS);

  test('one address of a node is enough, and several work as well', () => {
    expect(all.map(({ topology }) => topology())).toEqual(['cluster', 'cluster', 'cluster']);
  });

  test('many processes share one limit for each of many callers, on any node', async () => {
    const limiters = all.map((connection) => rateLimiterOf(connection));
    const counts: number[] = [];
    for (let caller = 0; caller < 30; caller += 1) {
      const consumption = aCharge({ allowance: { perMinute: 10, perMonth: null } });
      counts.push(admitted(await chargeAtOnce(limiters, consumption, 25)));
    }
    expect(new Set(counts)).toEqual(new Set([10]));
  });

  test('the month continues from the stored count', async () => {
    const monthlyUsage = new MemoryMonthlyUsage();
    const consumption = aCharge();
    monthlyUsage.record(consumption.subject, new Date().toISOString().slice(0, 7), 41);
    const [connection] = all as [RedisConnection];
    const [verdict] = await chargeTimes(rateLimiterOf(connection, monthlyUsage), consumption, 1);
    expect(verdict?.month?.used).toBe(42);
  });

  test('every sixteenth of the slots has a probe', async () => {
    const redis = new Redis(`redis://${addressOf(cluster.servers[0] ?? { port: 0 })}`);
    const slots = await Promise.all(SLOT_TAGS.map((tag) => redis.cluster('KEYSLOT', `{${tag}}`)));
    redis.disconnect();
    expect(slots.map((slot) => Math.floor(slot / 1024))).toEqual(SLOT_TAGS.map((_, at) => at));
  });

  test(
    'a message published at one node reaches subscribers at another',
    async () => {
      const [first, second] = cluster.servers.map(addressOf);
      await expectMessages(`redis://${first ?? ''}`, `redis://${second ?? ''}`);
    },
    TEST_MS,
  );

  test(
    'the death of a master is reported, and its replica takes over',
    async () => {
      await cluster.servers[0]?.kill();
      await expect(Promise.all(all.map(isShared))).rejects.toThrow();
      await until(async () => (await Promise.all(all.map(isShared))).every(Boolean));
      const consumption = aCharge({ allowance: { perMinute: 10, perMonth: null } });
      const limiters = all.map((connection) => rateLimiterOf(connection));
      expect(admitted(await chargeAtOnce(limiters, consumption, 25))).toBe(10);
      const [, second, third] = cluster.servers.map(addressOf);
      await expectMessages(`redis://${second ?? ''}`, `redis://${third ?? ''}`);
    },
    TEST_MS,
  );

  test(
    'a Cluster with uncovered slots is reported by each process',
    async () => {
      await Promise.all(cluster.servers.slice(2, 6).map(({ kill }) => kill()));
      const found = await Promise.allSettled(all.map(isShared));
      expect(found.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    },
    TEST_MS,
  );
});
