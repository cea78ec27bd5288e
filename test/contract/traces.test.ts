/** Spans that a separate process exports to an OpenTelemetry collector; without one, no tracing code is loaded. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openKeys } from '../../src/app/cli/open-keys.js';
import { loadConfig } from '../../src/config/env.js';
import { GraphqlClient } from '../support/graphql-client.js';
import { jsonOf, send } from '../support/http-client.js';
import { hasLoaded, spyOn } from '../support/loaded-modules.js';
import { pay } from '../support/organisation.js';
import { OtlpSink, type SentSpan } from '../support/otlp-sink.js';
import { spawnService, type ServiceProcess } from '../support/service-process.js';
import { openTestDatabase, type TestDatabase } from '../support/test-database.js';
import { makeKey } from '../support/test-service.js';

const TEST_MS = 120_000;
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

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

/** A name that occurs only in the tracing library. */
const OF_TRACES = 'BatchSpanProcessorBase';

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

test('a request continues the trace of its caller, with route, status and request id', async () => {
  const traceparent = `00-${TRACE}-${CALLER}-01`;
  // The normal pipeline first, then the fast path.
  for (let at = 0; at < 3; at += 1) {
    const answer = await post('/v1/scoping', { tootajad: 9 }, { traceparent });
    const id = answer.headers['x-request-id'];
    const span = await sink.find(({ attributes }) => attributes['nis2.request_id'] === id);
    expect(span).toMatchObject({ name: 'POST /v1/scoping', traceId: TRACE, parentSpanId: CALLER });
    expect(span.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/v1/scoping',
      'http.response.status_code': 200,
    });
  }
  expect(sink.resources()[0]).toMatchObject({
    'service.name': 'nis2-under-test',
    'deployment.environment.name': 'test',
  });
  expect(sink.headers[0]).toMatchObject({ 'x-collector-token': 'ours' });
});

test('without a readable traceparent a new trace begins; the sampling flag of the caller is respected', async () => {
  await post('/v1/scoping', { tootajad: 9 }, { traceparent: `00-${'1'.repeat(32)}-${CALLER}-00` });
  const { headers } = await post('/v1/scoping', { tootajad: -1 }, { traceparent: 'secret' });
  const span = await sink.find(
    ({ attributes }) => attributes['nis2.request_id'] === headers['x-request-id'],
  );
  expect(span.parentSpanId).toBeUndefined();
  expect(span.attributes['http.response.status_code']).toBe(422);
  expect(sink.spans().filter(({ traceId }) => traceId === '1'.repeat(32))).toEqual([]);
});

test('GraphQL spans are named by the fields of the schema, whatever the client’s operation name', async () => {
  const graphql = new GraphqlClient(service.url, key);
  const query =
    'query mine { secretName: wizardQuestions { keel_kasutatud } scoping(tootajad: 5) { annex } }';
  for (let at = 0; at < 2; at += 1) await graphql.ask({ query });
  const named = sink.find(({ attributes }) =>
    String(attributes['nis2.graphql.fields']).includes('wizardQuestions,scoping'),
  );
  expect((await named).name).toBe('POST /graphql');
  expect(sink.text()).not.toContain('secretName');
});

test(
  'an order is one trace from the payment to the job that generates its documents; statements are recorded without values',
  async () => {
    const url = `http://127.0.0.1:${(receiver.address() as { port: number }).port}/hook`;
    await post('/v1/webhook-endpoints', { url });
    const payload = {
      keel: 'et',
      dokument: 'turvapoliitika',
      sektor: 'energy_electricity',
      tootajad: 120,
      kaive_meur: 20,
      organisatsioon: { nimi: "Canary O'Trace" },
    };
    const placed = await post('/v1/orders', { teenus: 'yksikdokument', riik: 'ee', payload });
    const { data } = jsonOf(placed) as { data: { order_id: string; makselink: string } }; // documented shape
    const ordering = await sink.find(({ name }) => name === 'POST /v1/orders');
    const written = await inTrace(ordering, ({ name }) => name === 'insert orders');
    expect(written.attributes).toMatchObject({
      'db.system.name': 'postgresql',
      'db.operation.name': 'insert',
      'db.collection.name': 'orders',
    });
    await pay(data.makselink);
    const job = await sink.find(({ name }) => name === 'job generate_documents');
    const settled = await inTrace(job, ({ name }) => name.startsWith('POST '));
    expect(settled.attributes['http.response.status_code']).toBeLessThan(400);
    await inTrace(
      job,
      (span) => span.parentSpanId === job.spanId && 'db.query.text' in span.attributes,
    );
    await sink.find(({ name }) => name === 'ask webhook');
    for (const secret of ['Canary', "O'Trace", url, key]) expect(sink.text()).not.toContain(secret);
  },
  TEST_MS,
);

test('a dependency that does not answer is a failed span of the request', async () => {
  await post('/v1/account/vat', { kmkr: 'DE136695976', arveldus_riik: 'de' });
  const call = await sink.find(({ name }) => name === 'ask vies');
  expect(call.status).toBe(2);
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

test(
  'shutdown exports the remaining spans; without a collector no tracing code is loaded',
  async () => {
    const loaded = path.join(dataDir, 'loaded.txt');
    const spy = path.join(dataDir, 'spy.cjs');
    await writeFile(spy, spyOn(loaded));
    const last = await post('/v1/scoping', { tootajad: 11 });
    expect(await service.end()).toBe(0);
    expect(sink.text()).toContain(String(last.headers['x-request-id']));
    const spied = { ...env, NODE_OPTIONS: `--require ${spy}` };
    const quiet = await spawnService(spied);
    await send(quiet.url, '/v1/scoping/questions', { headers: { 'x-api-key': key } });
    expect(await quiet.end()).toBe(0);
    expect(await hasLoaded(loaded, 'FastifyError')).toBe(true);
    expect(await hasLoaded(loaded, OF_TRACES)).toBe(false);
    const other = await spawnService({
      ...spied,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:2',
    });
    expect(await other.end()).toBe(0);
    expect(await hasLoaded(loaded, OF_TRACES)).toBe(true);
  },
  TEST_MS,
);
