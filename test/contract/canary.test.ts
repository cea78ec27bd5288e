/**
 * Input to scoping, wizard, incident texts and mapping is never stored: a unique word goes into every field of valid
 * and
 * invalid requests, then everything that the service writes is searched for it. Receipts contain their input by design;
 * only the caller gets them (DECISIONS.md, receipts).
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openKeys } from '../../src/app/cli/open-keys.js';
import { loadConfig } from '../../src/config/env.js';
import { GraphqlClient } from '../support/graphql-client.js';
import { send } from '../support/http-client.js';
import { OtlpSink } from '../support/otlp-sink.js';
import { spawnService, type ServiceProcess } from '../support/service-process.js';
import { openTestDatabase, type TestDatabase } from '../support/test-database.js';
import { makeKey } from '../support/test-service.js';
import { wholeDatabase } from '../support/whole-database.js';
import { answersOf } from './parity-case.js';

const CANARY = `canary${randomBytes(8).toString('hex')}`;
const FLUSHED_MS = 1_500;
const redisUrl = process.env['REDIS_URL'] ?? '';

const traces = new OtlpSink();
let database: TestDatabase;
let dataDir: string;
let service: ServiceProcess;
let key: string;

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'nis2-canary-'));
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    LOG_LEVEL: 'trace',
    API_KEY_PEPPER: 'a pepper of at least thirty-two bytes',
    VIES_URL: 'http://127.0.0.1:2',
    OTEL_EXPORTER_OTLP_ENDPOINT: await traces.open(),
    OTEL_BSP_SCHEDULE_DELAY: '100',
  };
  const { keys, close } = await openKeys(loadConfig(env));
  key = await makeKey(keys, 'lawyer_firm', 'live', { perMinute: 100_000, perMonth: 100_000 });
  await close();
  service = await spawnService(env);
}, 60_000);

afterAll(async () => {
  await service.kill();
  await traces.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

const DETECTED = '2026-03-01T08:30:00Z';

/** Valid and invalid bodies; each contains the word. */
const BODIES: readonly Readonly<{ path: string; body: unknown }>[] = [
  { path: '/v1/scoping', body: { tootajad: 120, tegevuskood: CANARY, receipt: true } },
  { path: '/v1/scoping', body: { tootajad: 120, sektor: CANARY } },
  { path: '/v1/scoping', body: { tootajad: CANARY, [CANARY]: 1 } },
  { path: '/v1/scoping', body: { tootajad: 120, keel: CANARY } },
  { path: '/v1/wizard/evaluate', body: { vastused: { ...answersOf('ei'), note: CANARY } } },
  { path: '/v1/wizard/evaluate', body: { vastused: { ...answersOf('ei'), a1: CANARY } } },
  {
    path: '/v1/incident-templates',
    body: { detected_at: DETECTED, incident_summary: CANARY, country: 'ee' },
  },
  { path: '/v1/incident-templates', body: { detected_at: CANARY } },
  { path: '/v1/incident-deadlines', body: { detected_at: DETECTED, roles: [CANARY] } },
  { path: '/v1/incident-significance', body: { entity_type: 'other', keel: CANARY } },
  {
    path: '/v1/graph/delta',
    body: {
      framework: 'iso27001',
      items: [{ control: 'A.5.24', status: 'implemented', note: CANARY }, { control: CANARY }],
    },
  },
  { path: '/v1/graph/delta', body: { framework: 'iso27001', csv: `control,status\n${CANARY},x` } },
  { path: '/v1/receipts/verify', body: { receipt: CANARY } },
  { path: '/v1/case-file', body: { andmed: { organisatsioon: { nimi: CANARY } } } },
  { path: '/v1/case-file', body: { andmed: { sektor: CANARY, [CANARY]: 1 } } },
];

const RAW = [
  `{"tootajad": "${CANARY}`,
  `{"tootajad": 5, "sektor": "${CANARY}\u0000"}`,
  CANARY,
  `{"a": "${CANARY.repeat(20_000)}"}`,
];

const QUERIES = [
  { query: `{ scoping(tootajad: 5, tegevuskood: "${CANARY}") { klassifikatsioon } }` },
  { query: `{ scoping(tootajad: "${CANARY}") { ${CANARY} } }` },
  { query: `query ${CANARY} { wizardQuestions { keel_kasutatud } }` },
  { query: `{ syntax ${CANARY} ` },
  {
    query:
      'query ($s: String) { incidentTemplates(detected_at: "2026-03-01T08:30:00Z", incident_summary: $s) { docx } }',
    variables: { s: CANARY },
  },
  { query: 'query ($n: Int!) { scoping(tootajad: $n) { annex } }', variables: { n: CANARY } },
];

const PATHS = [
  `/v1/graph/search?text=${CANARY}`,
  `/v1/framework-mapping/${CANARY}`,
  `/v1/wizard/questions?keel=${CANARY}`,
  `/${CANARY}?${CANARY}=${CANARY}`,
  `/graphql?query=${encodeURIComponent(`{ scoping(tootajad: 5, sektor: "${CANARY}") { annex } }`)}`,
];

/** Headers with the word. */
const EXTRA_HEADERS = {
  'user-agent': CANARY,
  tracestate: `${CANARY}=${CANARY}`,
  traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
};

const post = (address: string, body: string) =>
  send(service.url, address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, ...EXTRA_HEADERS },
    body,
  });

async function filesIn(directory: string): Promise<string> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile());
  const texts = files.map((one) => readFile(path.join(one.parentPath, one.name), 'latin1'));
  return (await Promise.all(texts)).join('\n');
}

/** Names and values of all text keys. */
async function wholeRedis(): Promise<string> {
  if (redisUrl === '') return '';
  const redis = new Redis(redisUrl);
  const names = await redis.keys('*');
  // Null if the key has expired in the meantime; the types of ioredis do not know it.
  const dumps: readonly (Buffer | null)[] = await Promise.all(
    names.map((name) => redis.dumpBuffer(name)),
  );
  redis.disconnect();
  return [...names, ...dumps.map((dump) => dump?.toString('latin1') ?? '')].join('\n');
}

test('callers’ input is in no table, log, file or trace, and not in Redis', async () => {
  const statuses = new Set<number>();
  for (const { path: address, body } of BODIES) {
    statuses.add((await post(address, JSON.stringify(body))).status);
  }
  for (const body of RAW) {
    statuses.add(
      await post('/v1/scoping', body).then(
        ({ status }) => status,
        () => 413,
      ),
    );
  }
  const graphql = new GraphqlClient(service.url, key);
  // Twice, so that some use the fast path the second time.
  for (const question of [...QUERIES, ...QUERIES])
    statuses.add((await graphql.ask(question)).status);
  for (const address of PATHS) {
    statuses.add((await send(service.url, address, { headers: { 'x-api-key': key } })).status);
  }
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect(statuses).toContain(200);
  expect(statuses).toContain(422);
  await new Promise((resolve) => setTimeout(resolve, FLUSHED_MS));

  const log = service.output();
  expect(log).toContain('/v1/scoping');
  expect(log).not.toContain(CANARY);
  expect(log).not.toContain(key);
  const tables = await wholeDatabase(database.url);
  expect([...tables].filter(([, rows]) => rows.includes(CANARY)).map(([name]) => name)).toEqual([]);
  expect((await filesIn(dataDir)).includes(CANARY)).toBe(false);
  expect((await wholeRedis()).includes(CANARY)).toBe(false);
  expect(traces.spans().length).toBeGreaterThan(statuses.size);
  expect(traces.text().includes(CANARY) || traces.text().includes(key)).toBe(false);
}, 60_000);
