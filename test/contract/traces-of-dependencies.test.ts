/** Traces of calls to other services. */
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openKeys } from '../../src/app/cli/open-keys.js';
import { loadConfig } from '../../src/config/env.js';
import { send } from '../support/http-client.js';
import { OtlpSink, type SentSpan } from '../support/otlp-sink.js';
import { spawnService, type ServiceProcess } from '../support/service-process.js';
import { openTestDatabase, type TestDatabase } from '../support/test-database.js';
import { makeKey } from '../support/test-service.js';

const TEST_MS = 120_000;
const FAILED = 2;

const sink = new OtlpSink();
const receiver = http.createServer((_request, response) => response.writeHead(204).end());
let database: TestDatabase;
let dataDir: string;
let service: ServiceProcess;
let env: Record<string, string>;
let key: string;

const headers = () => ({ 'x-api-key': key, 'content-type': 'application/json' });
const post = (where: string, body: unknown, more: Record<string, string> = {}) =>
  send(service.url, where, {
    method: 'POST',
    headers: { ...headers(), ...more },
    body: JSON.stringify(body),
  });

const inTrace = ({ traceId }: SentSpan, is: (span: SentSpan) => boolean): Promise<SentSpan> =>
  sink.find((span) => span.traceId === traceId && is(span));

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'nis2-traces-'));
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_TIMEOUT_MS: '20000',
    VIES_URL: 'http://127.0.0.1:2',
    WEBHOOK_ALLOW_PRIVATE: 'true',
    SHED_LAG_MS: '0',
    REDIS_URL: process.env['REDIS_URL'] ?? '',
    DRAIN_DELAY_MS: '0',
    REQUEST_TIMEOUT_MS: '30000',
  };
  const { keys, close } = await openKeys(loadConfig(env));
  key = await makeKey(keys, 'lawyer_firm', 'live', { perMinute: 100_000, perMonth: 100_000 });
  await close();
  service = await spawnService({
    ...env,
    OTEL_EXPORTER_OTLP_ENDPOINT: await sink.open(),
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-token=ours',
    OTEL_SERVICE_NAME: 'nis2-under-test',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
}, TEST_MS);

afterAll(async () => {
  await service.kill();
  await sink.close();
  receiver.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}, TEST_MS);

test('a dependency that does not answer is a failed span of the request', async () => {
  await post('/v1/account/vat', { kmkr: 'DE136695976', arveldus_riik: 'de' });
  const call = await sink.find(({ name }) => name === 'ask vies');
  expect(call.status).toBe(FAILED);
  const parent = await inTrace(call, ({ spanId }) => spanId === call.parentSpanId);
  expect(parent.name).toContain('vat');
  expect(sink.text()).not.toContain('136695976');
});

const withRedis = (process.env['REDIS_URL'] ?? '') === '' ? test.skip : test;

withRedis('Redis spans contain only the commands', async () => {
  const command = await sink.find(({ attributes }) => attributes['db.system.name'] === 'redis');
  expect(command.parentSpanId).toBeDefined();
  expect(Object.keys(command.attributes).sort()).toEqual(['db.operation.name', 'db.system.name']);
});
