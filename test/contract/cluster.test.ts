/** A cluster behaves towards callers like one process. Without Redis, in separate processes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openKeys } from '../../src/app/cli/open-keys.js';
import { loadConfig } from '../../src/config/env.js';
import { jsonOf, send } from '../support/http-client.js';
import { spawnService, type ServiceProcess } from '../support/service-process.js';
import { RawSocket, SubscriptionClient } from '../support/subscription-client.js';
import { openTestDatabase, type TestDatabase } from '../support/test-database.js';
import { makeKey } from '../support/test-service.js';

const MEMBERS = 3;
const LIMIT = 30;
const TEST_MS = 120_000;
const GRACE_MS = 60_000;

let database: TestDatabase;
let dataDir: string;
let service: ServiceProcess;
let openKey: string;
let limitedKey: string;

/** Log lines: process id and request id. */
const lines: Readonly<{ pid: number; requestId?: string }>[] = [];

/** Members in order of their start. */
const born: Readonly<{ slot: number; pid: number }>[] = [];

const BIRTH = /"slot":(\d+),"pid":(\d+),"msg":"cluster process started"/;

function onMessage(text: string): void {
  if (!text.startsWith('{')) return;
  lines.push(JSON.parse(text) as (typeof lines)[number]); // our own log
  const [, slot, pid] = BIRTH.exec(text) ?? [];
  if (slot !== undefined) born.push({ slot: Number(slot), pid: Number(pid) });
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + GRACE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not within ${GRACE_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const ask = (key: string) =>
  send(service.url, '/v1/scoping/questions', { headers: { 'x-api-key': key } });

/** Sends requests on separate connections. @returns ids of the processes that answered */
async function answering(): Promise<ReadonlySet<number>> {
  const before = lines.length;
  await Promise.all(Array.from({ length: 4 * MEMBERS }, () => ask(openKey)));
  await until(() => lines.slice(before).filter(({ requestId }) => requestId).length >= 4 * MEMBERS);
  return new Set(lines.slice(before).flatMap(({ pid, requestId }) => (requestId ? [pid] : [])));
}

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'nis2-cluster-'));
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    REDIS_URL: '',
    DATABASE_CONNECTIONS: '4',
    VIES_URL: 'http://127.0.0.1:2',
    LOG_LEVEL: 'info',
    CLUSTER: String(MEMBERS),
    DRAIN_DELAY_MS: '500',
    SHED_LAG_MS: '0',
    DATABASE_TIMEOUT_MS: '20000',
    REQUEST_TIMEOUT_MS: '30000',
  };
  const { keys, close } = await openKeys(loadConfig({ ...environment }));
  openKey = await makeKey(keys, 'lawyer_firm', 'live', { perMinute: 100_000, perMonth: 100_000 });
  limitedKey = await makeKey(keys, 'client', 'live', { perMinute: LIMIT, perMonth: 1_000 });
  await close();
  service = await spawnService(environment, onMessage);
}, TEST_MS);

afterAll(async () => {
  await service.kill();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}, TEST_MS);

test('requests reach every process', async () => {
  expect(born.map(({ slot }) => slot)).toEqual([1, 2, 3]);
  expect(await answering()).toEqual(new Set(born.map(({ pid }) => pid)));
});

test('the cluster admits exactly as many requests as one process', async () => {
  const answers = await Promise.all(Array.from({ length: 3 * LIMIT }, () => ask(limitedKey)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMIT);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2 * LIMIT);
  const summary = await send(service.url, '/v1/billing/summary', {
    headers: { 'x-api-key': openKey },
  });
  expect(summary.status).toBe(200);
});

test(
  'an order accepted by one process is announced on the sockets of all, and its documents are generated',
  async () => {
    const clients = Array.from({ length: 2 * MEMBERS }, () => {
      const client = new SubscriptionClient(service.url, openKey);
      return { client, changes: client.follow('subscription { myOrders { type order_id } }') };
    });
    const placed = await send(service.url, '/v1/orders', {
      method: 'POST',
      headers: { 'x-api-key': openKey, 'content-type': 'application/json' },
      body: JSON.stringify({ teenus: 'b_skann', riik: 'ee' }),
    });
    const { data } = jsonOf(placed) as { data: { order_id: string; makselink: string } }; // documented shape
    await fetch(data.makselink, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams('tegevus=maksa'),
    });
    const hasAll = ({ changes }: (typeof clients)[number]) =>
      changes.types().some((type) => String(type).endsWith('released'));
    await until(() => clients.every(hasAll));
    for (const { changes } of clients) {
      expect(new Set(changes.events.map((event) => event['order_id']))).toEqual(
        new Set([data.order_id]),
      );
    }
    await Promise.all(clients.map(({ client }) => client.close()));
  },
  TEST_MS,
);

const MAX_SOCKETS = 50;

test(
  'the cluster permits one key as many sockets as one process, and frees the places of a closed process',
  async () => {
    const open = () => {
      const socket = new RawSocket(service.url);
      return socket.init(openKey).then((isTaken) => ({ socket, isTaken }));
    };
    const all = [];
    for (let at = 0; at < MAX_SOCKETS + 4; at += 1) all.push(await open());
    const taken = all.filter(({ isTaken }) => isTaken);
    expect(taken).toHaveLength(MAX_SOCKETS);
    const refused = await Promise.all(
      all.filter(({ isTaken }) => !isTaken).map(({ socket }) => socket.closed),
    );
    expect(refused.map(({ code }) => code)).toEqual([1013, 1013, 1013, 1013]);
    taken[0]?.socket.end();
    await until(async () => (await open()).isTaken);
    for (const { socket } of taken) socket.end();
  },
  TEST_MS,
);

test(
  'a process that dies is replaced, and counts are kept',
  async () => {
    const [, second] = born;
    process.kill(second?.pid ?? 0, 'SIGKILL');
    await until(() => born.length === MEMBERS + 1);
    expect(born.at(-1)?.slot).toBe(2);
    const present = new Set([born[0]?.pid, born[2]?.pid, born[3]?.pid]);
    await until(async () => {
      const pids = await answering().catch(() => new Set<number>());
      return [...present].every((pid) => pids.has(pid ?? 0));
    });
    expect((await ask(limitedKey)).headers['x-ratelimit-limit']).toBe(String(LIMIT));
  },
  TEST_MS,
);

test(
  'stopping the primary stops all processes, after they have finished their work',
  async () => {
    const underWay = Array.from({ length: 20 }, () => ask(openKey).then(({ status }) => status));
    await underWay[0];
    expect(await service.end()).toBe(0);
    expect(born.filter(({ pid }) => isAlive(pid))).toEqual([]);
    const statuses = await Promise.allSettled(underWay);
    expect(statuses.filter(({ status }) => status === 'rejected')).toEqual([]);
  },
  TEST_MS,
);
