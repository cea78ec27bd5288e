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

type Kind = keyof typeof OPENED;

/** Two nodes of the service, and the servers on which they count. */
type Nodes = Readonly<{ servers: RedisServers; service: TestService; other: TestNode }>;

async function openNodes(kind: Kind): Promise<Nodes> {
  const servers = await OPENED[kind]();
  const redisUrl = ADDRESSES[kind](servers.servers.map(({ port }) => port));
  const service = await openTestService({ redisUrl, nodes: 2 });
  return { servers, service, other: await service.addNode() };
}

async function closeNodes({ servers, service, other }: Nodes): Promise<void> {
  await other.close();
  await service.close();
  await servers.close();
}

const stateOf = async (url: string) => {
  const status = jsonOf(await send(url, '/v1/status')) as {
    data: { overall: string; teenused: { redis: unknown } };
  }; // documented shape
  const ready = await send(url, '/readyz');
  return [status.data.overall, status.data.teenused.redis, ready.status, jsonOf(ready)];
};

async function admittedTogether({ service, other }: Nodes): Promise<number> {
  const limits = { perMinute: LIMIT, perMonth: 1_000 };
  const key = await makeKey(service.operator, 'client', 'live', limits);
  const requests = Array.from({ length: 2 * LIMIT }, (_, at) =>
    send(at % 2 === 0 ? service.url : other.url, '/v1/scoping/questions', {
      headers: { 'x-api-key': key },
    }),
  );
  return (await Promise.all(requests)).filter(({ status }) => status === 200).length;
}

const order = async ({ service, other }: Nodes): Promise<number> =>
  (
    await send(other.url, '/v1/orders', {
      method: 'POST',
      headers: { 'x-api-key': service.keys.live.lawyer_firm, 'content-type': 'application/json' },
      body: JSON.stringify({ teenus: 'b_skann', riik: 'ee' }),
    })
  ).status;

const SHARED = ['operational', { status: 'ok' }, 200, { status: 'ok', limits: 'shared' }];
const LOCAL = ['degraded', { status: 'down' }, 200, { status: 'ok', limits: 'local' }];

async function countTogether(nodes: Nodes): Promise<void> {
  for (const { url } of [nodes.service, nodes.other]) expect(await stateOf(url)).toEqual(SHARED);
  expect(await admittedTogether(nodes)).toBe(LIMIT);
  expect(await order(nodes)).toBe(201);
}

async function loseMaster(nodes: Nodes): Promise<void> {
  const { servers, service, other } = nodes;
  await servers.servers[0]?.kill();
  await until(async () => (await stateOf(service.url))[0] === 'degraded');
  expect(await stateOf(service.url)).toEqual(LOCAL);
  expect(await order(nodes)).toBe(201);
  await until(async () => {
    const states = await Promise.all([service, other].map(({ url }) => stateOf(url)));
    return states.every(([overall]) => overall === 'operational');
  });
  expect(await admittedTogether(nodes)).toBe(LIMIT);
}

async function loseAll(nodes: Nodes): Promise<void> {
  const { servers, other } = nodes;
  await Promise.all(servers.servers.map(({ kill }) => kill()));
  await until(async () => (await stateOf(other.url))[0] === 'degraded');
  expect(await stateOf(other.url)).toEqual(LOCAL);
  expect(await order(nodes)).toBe(201);
}

const describeWithRedis = hasRedisServer ? describe : describe.skip;

describeWithRedis('two nodes on a cluster, and two on a sentinel', () => {
  let both: readonly Nodes[];

  // Servers and failovers mostly wait: at the same time for both.
  beforeAll(async () => {
    both = await Promise.all([openNodes('cluster'), openNodes('sentinel')]);
  }, TEST_MS);

  afterAll(() => Promise.all(both.map(closeNodes)), TEST_MS);

  test(
    'count together, accept orders, and report it',
    () => Promise.all(both.map(countTogether)),
    TEST_MS,
  );

  test(
    'report that they count locally until a new master exists',
    () => Promise.all(both.map(loseMaster)),
    TEST_MS,
  );

  test(
    'report the loss of all servers, and still accept orders',
    () => Promise.all(both.map(loseAll)),
    TEST_MS,
  );
});
