/** Usage counts that a client sees never decrease, whichever process or server fails. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { openKeys } from '../../src/app/cli/open-keys.js';
import { loadConfig } from '../../src/config/env.js';
import { monthOf } from '../../src/shared/limits/month.js';
import { RestClient } from '../support/rest-client.js';
import { spawnService, type ServiceProcess } from '../support/service-process.js';
import { openTestDatabase, type TestDatabase } from '../support/test-database.js';
import { makeKey } from '../support/test-service.js';

const START_MS = 60_000;
const PEPPER = 'a pepper of at least thirty-two bytes';
const redisUrl = process.env['REDIS_URL'] ?? '';
let database: TestDatabase;
let dataDir: string;
let environment: Readonly<Record<string, string>>;
let key: string;
const started: ServiceProcess[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'nis2-usage-'));
  environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    API_KEY_PEPPER: PEPPER,
    VIES_URL: 'http://127.0.0.1:2',
    // Long timeouts for slow machines.
    SHED_LAG_MS: '0',
    DATABASE_TIMEOUT_MS: '20000',
    REQUEST_TIMEOUT_MS: '30000',
  };
  const { keys, close } = await openKeys(loadConfig({ ...environment }));
  key = await makeKey(keys, 'client', 'live', { perMinute: 100_000, perMonth: 1_000 });
  await close();
}, START_MS);

afterAll(async () => {
  await Promise.all(started.map(({ kill }) => kill()));
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}, START_MS);

async function start() {
  const service = await spawnService(environment);
  started.push(service);
  const client = (await RestClient.of(service.url)).with(key);
  const ask = async (count: number): Promise<void> => {
    const one = () => client.get('/v1/scoping/questions');
    const answers = await Promise.all(Array.from({ length: count }, one));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  };
  const reported = async () => (await client.get('/v1/billing/summary')).json.data ?? {};
  return { ...service, ask, reported };
}

const usedIn = (summary: Readonly<Record<string, unknown>>): unknown =>
  (summary['kasutus'] as { paringuid: unknown }).paringuid; // validated against OpenAPI

const days = (summary: Readonly<Record<string, unknown>>) =>
  summary['kasutus_paevad'] as readonly { paev: string; paringuid: number }[]; // as above

/** Simulates a Redis that restarts empty. */
async function loseRedis(): Promise<void> {
  if (redisUrl === '') return;
  // A client without the service's deadline, which a stalled machine could exceed.
  const redis = new Redis(redisUrl);
  const rows: readonly { lineage_id: string }[] = await database.orm.em
    .fork()
    .execute('select lineage_id from api_key');
  for (const { lineage_id: subject } of rows) {
    await redis.del(`nis2:month:{${subject}}:${monthOf(Date.now())}`);
    await redis.del(`nis2:window:{${subject}}`);
  }
  await redis.quit();
}

test(
  'the monthly figure never decreases: not when the process is killed, not when the counter is lost',
  async () => {
    const first = await start();
    await first.ask(30);
    const before = await first.reported();
    expect(usedIn(before)).toBe(30);
    expect(days(before)).toHaveLength(31);
    expect(days(before).reduce((sum, { paringuid }) => sum + paringuid, 0)).toBe(30);
    await loseRedis();
    await first.ask(5);
    expect(usedIn(await first.reported())).toBe(35);
    await first.kill();
    await loseRedis();
    const second = await start();
    expect(usedIn(await second.reported())).toBe(35);
    await second.ask(1);
    const after = await second.reported();
    expect(usedIn(after)).toBe(36);
    expect(days(after).reduce((sum, { paringuid }) => sum + paringuid, 0)).toBe(36);
  },
  START_MS,
);
