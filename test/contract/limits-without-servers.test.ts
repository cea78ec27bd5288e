/**
 * Two nodes while neither Redis nor PostgreSQL answers: each admits no more than its share of the published limit.
 * Skipped without Redis.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { openKeys } from '../../src/app/cli/open-keys.js';
import { loadConfig } from '../../src/config/env.js';
import type { KeysService } from '../../src/modules/api-keys/keys.service.js';
import { proxied } from '../faults/proxied.js';
import type { TcpProxy } from '../faults/tcp-proxy.js';
import { anAddress, send, type HttpAnswer } from '../support/http-client.js';
import { spawnService, type ServiceProcess } from '../support/service-process.js';
import { openTestDatabase, type TestDatabase } from '../support/test-database.js';
import { makeKey } from '../support/test-service.js';

const redisUrl = process.env['REDIS_URL'] ?? '';
const describeWithRedis = redisUrl === '' ? describe.skip : describe;

const LIMIT = 40;
const ANONYMOUS = 20;
const NODES = 2;
/** Longer than the pause after a failed counter call, and than a node needs to notice the outage. */
const SETTLED_MS = 4_000;
const TEST_MS = 120_000;

let database: TestDatabase;
let dataDir: string;
let keys: KeysService;
let closeKeys: () => Promise<void>;
const proxies: TcpProxy[] = [];
const nodes: ServiceProcess[] = [];

type Headers = Readonly<Record<string, string>>;

/** Sends the given number of requests to each node in parallel. @returns responses per node */
const askEach = (times: number, headers: Headers): Promise<HttpAnswer[][]> =>
  Promise.all(
    nodes.map(({ url }) =>
      Promise.all(
        Array.from({ length: times }, () => send(url, '/v1/scoping/questions', { headers })),
      ),
    ),
  );

/** An admitted request without a key returns an error other than 429. */
const admitted = (answers: readonly HttpAnswer[]): number =>
  answers.filter(({ status }) => status !== 429).length;

/** A key that both nodes have cached, with two requests counted. */
async function aKnownKey(): Promise<Headers> {
  const limits = { perMinute: LIMIT, perMonth: 1_000 };
  const headers = { 'x-api-key': await makeKey(keys, 'lawyer_firm', 'live', limits) };
  expect((await askEach(1, headers)).map(admitted)).toEqual([1, 1]);
  return headers;
}

async function far(url: string): Promise<string> {
  const { proxy, url: near } = await proxied(url, new URL(url).pathname);
  proxies.push(proxy);
  return near;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(100);
}

const areReady = async (): Promise<boolean> =>
  (await Promise.all(nodes.map(({ url }) => send(url, '/readyz')))).every(
    ({ status }) => status === 200,
  );

/** Restores the servers and waits until the nodes have noticed. */
async function restore(): Promise<void> {
  for (const proxy of proxies) proxy.heal();
  await until(areReady);
  await pause(SETTLED_MS);
  await askEach(1, anAddress());
}

describeWithRedis('limits without Redis and PostgreSQL', () => {
  beforeAll(async () => {
    database = await openTestDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), 'nis2-shares-'));
    const environment = {
      DATA_DIR: dataDir,
      API_KEY_PEPPER: 'a pepper of at least thirty-two bytes',
      VIES_URL: 'http://127.0.0.1:2',
      SHED_LAG_MS: '0',
      NODES: String(NODES),
      TRUST_PROXY: '127.0.0.1',
      ROLE: 'api',
      RATE_LIMITS: JSON.stringify({ anonymous: { per_minute: ANONYMOUS } }),
    };
    const config = loadConfig({ ...environment, DATABASE_URL: database.url });
    ({ keys, close: closeKeys } = await openKeys(config));
    const servers = { DATABASE_URL: await far(database.url), REDIS_URL: await far(redisUrl) };
    for (let count = 0; count < NODES; count += 1) {
      nodes.push(await spawnService({ ...environment, ...servers }));
    }
  }, TEST_MS);

  afterAll(async () => {
    await Promise.all(nodes.map(({ kill }) => kill()));
    for (const proxy of proxies) proxy.close();
    await closeKeys();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }, TEST_MS);

  afterEach(restore, TEST_MS);

  test('with both servers available, the nodes count as one', async () => {
    const counts = (await askEach(LIMIT, await aKnownKey())).map(admitted);
    expect(counts.reduce((sum, count) => sum + count)).toBe(LIMIT - NODES);
  });

  test.each(['refuse', 'freeze'] as const)(
    'servers that %s: each node admits its share for the whole outage, and reports the published limit',
    async (how) => {
      const known = await aKnownKey();
      const otherAddress = anAddress();
      for (const proxy of proxies) proxy[how]();
      await pause(SETTLED_MS);
      const answers = await askEach(LIMIT, known);
      expect(answers.map(admitted)).toEqual(nodes.map(() => LIMIT / NODES));
      expect(new Set(answers.flat().map(({ status }) => status))).toEqual(new Set([200, 429]));
      expect((await askEach(ANONYMOUS, otherAddress)).map(admitted)).toEqual(
        nodes.map(() => ANONYMOUS / NODES),
      );
      for (const { status, headers } of answers.flat()) {
        expect(headers['x-ratelimit-limit']).toBe(String(LIMIT));
        if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
      }
      await pause(SETTLED_MS);
      expect((await askEach(3, known)).map(admitted)).toEqual([0, 0]);
    },
    TEST_MS,
  );

  test(
    'when the servers return, the nodes count as one again',
    async () => {
      for (const proxy of proxies) proxy.refuse();
      await pause(SETTLED_MS);
      await askEach(1, anAddress());
      await restore();
      const counts = (await askEach(LIMIT, await aKnownKey())).map(admitted);
      expect(counts.reduce((sum, count) => sum + count)).toBe(LIMIT - NODES);
    },
    TEST_MS,
  );
});
