/**
 * Two nodes on Redis Cluster and on Sentinel: limits are shared, orders work, status and readiness are correct.
 * Skipped without redis-server.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jsonOf, send } from '../support/http-client.js';
import {
  hasRedisServer,
  openCluster,
  openSentinels,
  until,
  type RedisServers,
} from '../support/redis-servers.js';
import {
  makeKey,
  openTestService,
  type TestNode,
  type TestService,
} from '../support/test-service.js';

const TEST_MS = 120_000;
const LIMIT = 20;

const ADDRESSES = {
  cluster: (ports: readonly number[]) => `redis://127.0.0.1:${String(ports[0])}`,
  sentinel: (ports: readonly number[]) =>
    `redis-sentinel://${ports
      .slice(2)
      .map((port) => `127.0.0.1:${String(port)}`)
      .join(',')}/mymaster`,
} as const;

const OPENED = { cluster: openCluster, sentinel: openSentinels } as const;

describe.each(['cluster', 'sentinel'] as const)('two nodes on a %s', (kind) => {
  const run = hasRedisServer ? test : test.skip;
  let servers: RedisServers;
  let service: TestService;
  let other: TestNode;

  beforeAll(async () => {
    if (!hasRedisServer) return;
    servers = await OPENED[kind]();
    const redisUrl = ADDRESSES[kind](servers.servers.map(({ port }) => port));
    service = await openTestService({ redisUrl, nodes: 2 });
    other = await service.addNode();
  }, TEST_MS);

  afterAll(async () => {
    if (!hasRedisServer) return;
    await other.close();
    await service.close();
    await servers.close();
  }, TEST_MS);

  const stateOf = async (url: string) => {
    const status = jsonOf(await send(url, '/v1/status')) as {
      data: { overall: string; teenused: { redis: unknown } };
    }; // documented shape
    const ready = await send(url, '/readyz');
    return [status.data.overall, status.data.teenused.redis, ready.status, jsonOf(ready)];
  };

  async function admittedTogether(): Promise<number> {
    const limits = { perMinute: LIMIT, perMonth: 1_000 };
    const key = await makeKey(service.operator, 'client', 'live', limits);
    const requests = Array.from({ length: 2 * LIMIT }, (_, at) =>
      send(at % 2 === 0 ? service.url : other.url, '/v1/scoping/questions', {
        headers: { 'x-api-key': key },
      }),
    );
    return (await Promise.all(requests)).filter(({ status }) => status === 200).length;
  }

  const order = async (): Promise<number> =>
    (
      await send(other.url, '/v1/orders', {
        method: 'POST',
        headers: { 'x-api-key': service.keys.live.lawyer_firm, 'content-type': 'application/json' },
        body: JSON.stringify({ teenus: 'b_skann', riik: 'ee' }),
      })
    ).status;

  const SHARED = ['operational', { status: 'ok' }, 200, { status: 'ok', limits: 'shared' }];
  const LOCAL = ['degraded', { status: 'down' }, 200, { status: 'ok', limits: 'local' }];

  run(
    'count as one, take orders, and say so',
    async () => {
      for (const { url } of [service, other]) expect(await stateOf(url)).toEqual(SHARED);
      expect(await admittedTogether()).toBe(LIMIT);
      expect(await order()).toBe(201);
    },
    TEST_MS,
  );

  run(
    'say that they count by themselves until the next master is there',
    async () => {
      await servers.servers[0]?.kill();
      await until(async () => (await stateOf(service.url))[0] === 'degraded');
      expect(await stateOf(service.url)).toEqual(LOCAL);
      expect(await order()).toBe(201);
      await until(async () => {
        const states = await Promise.all([service, other].map(({ url }) => stateOf(url)));
        return states.every(([overall]) => overall === 'operational');
      });
      expect(await admittedTogether()).toBe(LIMIT);
    },
    TEST_MS,
  );

  run(
    'say so when all servers are gone, and take orders still',
    async () => {
      await Promise.all(servers.servers.map(({ kill }) => kill()));
      await until(async () => (await stateOf(other.url))[0] === 'degraded');
      expect(await stateOf(other.url)).toEqual(LOCAL);
      expect(await order()).toBe(201);
    },
    TEST_MS,
  );
});
