/** Sentinel, Valkey's URL schemes and Unix sockets on local servers; skipped without redis-server. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { WrongRedisError } from '../../../src/platform/redis/redis-link.js';
import { openRedis, type RedisConnection } from '../../../src/platform/redis/redis.js';
import { probeLimits } from '../../../src/platform/redis/limit-script.js';
import { aCharge } from '../../server/rate-limit/rate-limiter-behaviour.js';
import {
  openSentinels,
  openSingle,
  until,
  type RedisServers,
} from '../../support/redis-servers.js';
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

describeWithServers('Sentinel', () => {
  let group: RedisServers;
  let sentinels: string;
  const all: RedisConnection[] = [];

  beforeAll(async () => {
    group = await openSentinels();
    sentinels = group.servers.slice(2).map(addressOf).join(',');
    for (const url of [
      `redis-sentinel://${sentinels}/mymaster`,
      `valkey+sentinel://${sentinels}/0#mymaster`,
    ]) {
      all.push(await openRedis(url, quiet));
    }
  }, TEST_MS);
  afterAll(async () => {
    await Promise.all(all.map(({ close }) => close()));
    await group.close();
  }, TEST_MS);

  test(
    'processes count together at the master',
    async () => {
      const consumption = aCharge({ allowance: { perMinute: 10, perMonth: null } });
      const limiters = all.map((connection) => rateLimiterOf(connection));
      expect(admitted(await chargeAtOnce(limiters, consumption, 25))).toBe(10);
      await expectMessages(
        `redis-sentinel://${sentinels}/mymaster`,
        `redis-sentinel://${sentinels}/mymaster`,
      );
    },
    TEST_MS,
  );

  test(
    'the death of a master is reported, and the next one continues the count',
    async () => {
      await group.servers[0]?.kill();
      await expect(Promise.all(all.map(isShared))).rejects.toThrow();
      await until(async () => (await Promise.all(all.map(isShared))).every(Boolean));
      const consumption = aCharge({ allowance: { perMinute: 10, perMonth: null } });
      const limiters = all.map((connection) => rateLimiterOf(connection));
      expect(admitted(await chargeAtOnce(limiters, consumption, 25))).toBe(10);
    },
    TEST_MS,
  );

  test('a Sentinel configured as a server is refused, with the correct setting', async () => {
    const [sentinel] = sentinels.split(',');
    await expect(openRedis(`redis://${sentinel ?? ''}`, quiet)).rejects.toThrow(WrongRedisError);
  });
});

describeWithServers('one server', () => {
  test(
    'at a socket, with Valkey’s scheme, and in another database',
    async () => {
      const { port, socket, close } = await openSingle();
      for (const url of [
        `unix://${socket}?db=2`,
        `redis+unix://${socket}`,
        `valkey://127.0.0.1:${String(port)}/3`,
      ]) {
        const redis = await openRedis(url, quiet);
        await probeLimits(redis);
        expect(redis.topology()).toBe('single');
        await redis.close();
      }
      await close();
    },
    TEST_MS,
  );

  test(
    'a replica does not count, and is reported',
    async () => {
      const { port, close } = await openSingle();
      const other = await openSingle();
      const redis = new Redis(port);
      await redis.replicaof('127.0.0.1', other.port);
      redis.disconnect();
      const connection = await openRedis(`redis://127.0.0.1:${String(port)}`, quiet);
      await expect(probeLimits(connection)).rejects.toThrow('READONLY');
      await connection.close();
      await Promise.all([close(), other.close()]);
    },
    TEST_MS,
  );
});
