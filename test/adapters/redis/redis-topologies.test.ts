/** Redis Cluster, Sentinel, Valkey's schemes and sockets, each with servers of its own; left out where there is no redis-server. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { LocalBell } from '../../../src/adapters/bell/local-bell.js';
import { RedisBell } from '../../../src/adapters/redis/redis-bell.js';
import { WrongRedisError } from '../../../src/adapters/redis/redis-link.js';
import { RedisMeter } from '../../../src/adapters/redis/redis-meter.js';
import { openRedis, type RedisConnection } from '../../../src/adapters/redis/redis.js';
import { probeCharge, SLOT_TAGS } from '../../../src/adapters/redis/run-charge.js';
import type { Charge } from '../../../src/core/limits/charge.js';
import type { Verdict } from '../../../src/core/limits/verdict.js';
import { aCharge, chargeTimes } from '../../gateway/rate-limit/meter-behaviour.js';
import { MemoryMonthBook } from '../../gateway/rate-limit/memory-month-book.js';
import {
  hasRedisServer,
  openCluster,
  openSentinels,
  openSingle,
  until,
  type RedisServers,
} from '../../support/redis-servers.js';

const describeWithServers = hasRedisServer ? describe : describe.skip;
const TEST_MS = 120_000;
const quiet = (): void => undefined;

const addressOf = ({ port }: { port: number }): string => `127.0.0.1:${String(port)}`;

const meterOf = (connection: RedisConnection, book = new MemoryMonthBook()): RedisMeter =>
  new RedisMeter(connection, book, Date.now);

/** All at once, by the counters in turn. */
const chargeAtOnce = (meters: readonly RedisMeter[], charge: Charge, times: number) =>
  Promise.all(
    Array.from({ length: times }, (_, at) =>
      // The place is within the list.
      (meters[at % meters.length] as RedisMeter).charge({ ...charge, requestId: randomUUID() }),
    ),
  );

const admitted = (verdicts: readonly Verdict[]): number =>
  verdicts.filter((verdict) => verdict.admitted).length;

const isShared = (connection: RedisConnection): Promise<boolean> =>
  probeCharge(connection).then(() => true);

async function expectRings(url: string, other: string): Promise<void> {
  const connections = await Promise.all([openRedis(url, quiet), openRedis(other, quiet)]);
  const bells = [url, other].map((address, at) => {
    // One connection for each address.
    const publisher = (connections[at] as RedisConnection).client;
    return new RedisBell({ url: address, publisher, local: new LocalBell() });
  });
  const heard = Promise.withResolvers<string>();
  bells[1]?.listen('news', heard.resolve);
  const ringing = setInterval(() => bells[0]?.ring('news', 'note'), 50);
  expect(await heard.promise).toBe('note');
  clearInterval(ringing);
  for (const bell of bells) bell.close();
  await Promise.all(connections.map(({ close }) => close()));
}

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

  test('one address of a node is enough, several are as good', () => {
    expect(all.map(({ topology }) => topology())).toEqual(['cluster', 'cluster', 'cluster']);
  });

  test('many processes admit one limit of each of many callers, wherever their counts lie', async () => {
    const meters = all.map((connection) => meterOf(connection));
    const counts = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const charge = aCharge({ allowance: { perMinute: 10, perMonth: null } });
        return admitted(await chargeAtOnce(meters, charge, 25));
      }),
    );
    expect(new Set(counts)).toEqual(new Set([10]));
  });

  test('the month goes on from the kept count', async () => {
    const book = new MemoryMonthBook();
    const charge = aCharge();
    book.record(charge.subject, new Date().toISOString().slice(0, 7), 41);
    const [connection] = all as [RedisConnection];
    const [verdict] = await chargeTimes(meterOf(connection, book), charge, 1);
    expect(verdict?.month?.used).toBe(42);
  });

  test('the probes lie in each sixteenth of the slots', async () => {
    const redis = new Redis(`redis://${addressOf(cluster.servers[0] ?? { port: 0 })}`);
    const slots = await Promise.all(SLOT_TAGS.map((tag) => redis.cluster('KEYSLOT', `{${tag}}`)));
    redis.disconnect();
    expect(slots.map((slot) => Math.floor(slot / 1024))).toEqual(SLOT_TAGS.map((_, at) => at));
  });

  test(
    'a ring at one node is heard by those who listen at another',
    async () => {
      const [first, second] = cluster.servers.map(addressOf);
      await expectRings(`redis://${first ?? ''}`, `redis://${second ?? ''}`);
    },
    TEST_MS,
  );

  test(
    'a master that dies is told, and its replica takes over',
    async () => {
      await cluster.servers[0]?.kill();
      await expect(Promise.all(all.map(isShared))).rejects.toThrow();
      await until(async () => (await Promise.all(all.map(isShared))).every(Boolean));
      const charge = aCharge({ allowance: { perMinute: 10, perMonth: null } });
      const meters = all.map((connection) => meterOf(connection));
      expect(admitted(await chargeAtOnce(meters, charge, 25))).toBe(10);
      const [, second, third] = cluster.servers.map(addressOf);
      await expectRings(`redis://${second ?? ''}`, `redis://${third ?? ''}`);
    },
    TEST_MS,
  );

  test(
    'a Cluster with a hole is told by each process',
    async () => {
      await Promise.all(cluster.servers.slice(2, 6).map(({ kill }) => kill()));
      const found = await Promise.allSettled(all.map(isShared));
      expect(found.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    },
    TEST_MS,
  );
});

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
      const charge = aCharge({ allowance: { perMinute: 10, perMonth: null } });
      const meters = all.map((connection) => meterOf(connection));
      expect(admitted(await chargeAtOnce(meters, charge, 25))).toBe(10);
      await expectRings(
        `redis-sentinel://${sentinels}/mymaster`,
        `redis-sentinel://${sentinels}/mymaster`,
      );
    },
    TEST_MS,
  );

  test(
    'a master that dies is told, and the next one counts on',
    async () => {
      await group.servers[0]?.kill();
      await expect(Promise.all(all.map(isShared))).rejects.toThrow();
      await until(async () => (await Promise.all(all.map(isShared))).every(Boolean));
      const charge = aCharge({ allowance: { perMinute: 10, perMonth: null } });
      const meters = all.map((connection) => meterOf(connection));
      expect(admitted(await chargeAtOnce(meters, charge, 25))).toBe(10);
    },
    TEST_MS,
  );

  test('a Sentinel that is taken for a server is refused with what to write', async () => {
    const [sentinel] = sentinels.split(',');
    await expect(openRedis(`redis://${sentinel ?? ''}`, quiet)).rejects.toThrow(WrongRedisError);
  });
});

describeWithServers('one server', () => {
  test(
    'at a socket, by Valkey’s scheme, and in another database',
    async () => {
      const { port, socket, close } = await openSingle();
      for (const url of [
        `unix://${socket}?db=2`,
        `redis+unix://${socket}`,
        `valkey://127.0.0.1:${String(port)}/3`,
      ]) {
        const redis = await openRedis(url, quiet);
        await probeCharge(redis);
        expect(redis.topology()).toBe('single');
        await redis.close();
      }
      await close();
    },
    TEST_MS,
  );

  test(
    'a replica does not count, and is told',
    async () => {
      const { port, close } = await openSingle();
      const other = await openSingle();
      const redis = new Redis(port);
      await redis.replicaof('127.0.0.1', other.port);
      redis.disconnect();
      const connection = await openRedis(`redis://127.0.0.1:${String(port)}`, quiet);
      await expect(probeCharge(connection)).rejects.toThrow('READONLY');
      await connection.close();
      await Promise.all([close(), other.close()]);
    },
    TEST_MS,
  );
});
