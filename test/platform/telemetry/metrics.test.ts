/** Prometheus metrics of a whole service; alerts and dashboard refer only to existing metrics. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { parse } from 'yaml';
import { freePort } from '../../../src/platform/runtime/free-port.js';
import { PROJECT_ROOT } from '../../../src/config/env.js';
import { SubscriptionClient } from '../../support/subscription-client.js';
import { openTestService, type TestService } from '../../support/test-service.js';

let service: TestService;
let address: string;

beforeAll(async () => {
  const metricsPort = await freePort('127.0.0.1');
  service = await openTestService({ metricsPort });
  address = `http://127.0.0.1:${metricsPort}/metrics`;
});
afterAll(() => service.close());

const read = async (): Promise<string> => (await fetch(address)).text();

const ask = (where: string, body?: unknown, key = service.keys.test.client) =>
  fetch(`${service.url}${where}`, {
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  }).then((answer) => answer.text());

const counted = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.split(' ')
      .at(-1) ?? 0,
  );

test('answers are counted by route and status on both paths, for any request', async () => {
  // Three identical requests: the normal pipeline first, then the fast path.
  for (let at = 0; at < 3; at += 1) await ask('/v1/scoping', { tootajad: 9 });
  await ask('/v1/scoping', { tootajad: -1 });
  await ask('/v1/orders/some-order');
  await ask('/v1/orders/another-order?x=secret');
  for (const made of ['up', 'up/v1/v1', '%00']) await ask(`/v1/made-${made}`);
  const text = await read();
  expect(counted(text, 'nis2_requests_total{method="POST",path="/v1/scoping",status="200"}')).toBe(
    3,
  );
  expect(counted(text, 'nis2_requests_total{method="POST",path="/v1/scoping",status="422"}')).toBe(
    1,
  );
  expect(counted(text, 'nis2_requests_total{method="GET",path="/v1/orders/{}",status="404"}')).toBe(
    2,
  );
  expect(counted(text, 'nis2_requests_total{method="GET",path="other",status="404"}')).toBe(3);
  expect(counted(text, 'nis2_request_seconds_count{path="/v1/scoping"}')).toBe(4);
  expect(text).not.toMatch(/some-order|secret|made/);
});

test('a scraper that prefers OpenMetrics gets it, any other gets the classic format', async () => {
  const accept =
    'application/openmetrics-text;version=1.0.0;escaping=allow-utf-8;q=0.6,text/plain;version=0.0.4;q=0.3,*/*;q=0.2';
  const open = await fetch(address, { headers: { accept } });
  expect(open.headers.get('content-type')).toContain('application/openmetrics-text; version=1.0.0');
  expect(open.headers.get('vary')).toBe('accept');
  const text = await open.text();
  expect(text).toMatch(/\n# EOF\n$/);
  expect(text).toContain('# TYPE nis2_requests counter\n');
  expect(text).toMatch(/^nis2_requests_total\{/m);
  expect(text).not.toMatch(/^$(?!\s*$)\n./m);
  const classic = await fetch(address);
  expect(classic.headers.get('content-type')).toContain('text/plain');
  expect(await classic.text()).toContain('# TYPE nis2_requests_total counter\n');
});

const askGraphql = (query: string) => ask('/graphql', { query });

test('GraphQL is counted by root fields of the schema, for any operation and outcome', async () => {
  const query =
    '{ mine: wizardQuestions { keel_kasutatud } again: wizardQuestions { keel_kasutatud } }';
  for (let at = 0; at < 3; at += 1) await askGraphql(query);
  await askGraphql('{ madeUp: wizardQuestions { keel_kasutatud } nobodyKnows }');
  const text = await read();
  const reported = (field: string, outcome: string) =>
    counted(text, `nis2_graphql_fields_total{field="${field}",outcome="${outcome}"}`);
  expect([reported('wizardQuestions', 'ok'), reported('wizardQuestions', 'error')]).toEqual([3, 0]);
  expect(counted(text, 'nis2_graphql_seconds_count{field="wizardQuestions"}')).toBe(3);
  expect(text).not.toMatch(/mine|again|madeUp|nobodyKnows/);
});

test('a failed field is counted separately from the others', async () => {
  const unknownId = '00000000-0000-4000-8000-000000000000';
  await askGraphql(
    `{ scopingQuestions { keel_kasutatud } order(order_id: "${unknownId}") { olek } }`,
  );
  const text = await read();
  expect(counted(text, 'nis2_graphql_fields_total{field="scopingQuestions",outcome="ok"}')).toBe(1);
  expect(counted(text, 'nis2_graphql_fields_total{field="order",outcome="error"}')).toBe(1);
});

test('a subscription is counted when it starts', async () => {
  const client = new SubscriptionClient(service.url, service.keys.live.client);
  client.follow('subscription { myOrders { type } }');
  const line = 'nis2_graphql_fields_total{field="myOrders",outcome="ok"}';
  while (counted(await read(), line) === 0) await new Promise((wake) => setTimeout(wake, 50));
  await client.close();
});

const OUTBOX = `insert into outbox (id, dedupe, account_id, kind, recipient, created_at, due_at, attempts, given_up_at)
  select gen_random_uuid(), gen_random_uuid()::text, a.id, 'invoice', 'x@example.com', now() - interval '1 hour',
    now() + interval '1 hour', $1, $2 from (select id from account limit 1) a`;

/** Attempts, and time of the final failure. */
const ENTRIES: readonly [number, Date | null][] = [
  [0, null],
  [0, null],
  [3, null],
  [9, new Date()],
];

test('the queues of emails and webhooks report waiting, failed and abandoned items', async () => {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const before = await read();
  await ask('/v1/signup', { nimi: 'Queues', email: 'queues@example.com', roll: 'client' });
  for (const values of ENTRIES) await client.query(OUTBOX, [...values]);
  await client.end();
  const text = await read();
  const grown = (state: string) => {
    const line = `nis2_queue{queue="mail",state="${state}"}`;
    return counted(text, line) - counted(before, line);
  };
  expect([grown('waiting'), grown('retrying'), grown('given_up')]).toEqual([2, 1, 1]);
  expect(counted(text, 'nis2_queue_oldest_seconds{queue="mail"}')).toBeGreaterThanOrEqual(3600);
  expect(counted(text, 'nis2_queue_late_seconds{queue="mail"}')).toBe(0);
  expect(counted(text, 'nis2_queue{queue="webhook",state="waiting"}')).toBe(0);
});

test('the queues also report whether the worker still polls for jobs', async () => {
  expect((await fetch(new URL('/livez', address))).status).toBe(200);
});

test('components, jobs and versions are reported', async () => {
  const text = await read();
  for (const component of ['api', 'database', 'redis', 'worker']) {
    expect(counted(text, `nis2_component_up{component="${component}"}`)).toBe(1);
  }
  expect(text).toMatch(/nis2_info\{version="[^"]+",kb_version="kb_[^"]+"\} 1/);
  expect(text).toMatch(/^nis2_oldest_job_seconds 0$/m);
  expect(text).toMatch(/^nis2_paid_orders_late 0$/m);
});

test('a VIES outage is visible', async () => {
  await ask(
    '/v1/account/vat',
    { kmkr: 'DE136695976', arveldus_riik: 'de' },
    service.keys.live.client,
  );
  expect(await read()).toMatch(
    /nis2_outside_seconds_count\{service="vies",outcome="unavailable"\} [1-9]/,
  );
});

test('the metrics port serves only metrics, and the other port serves none', async () => {
  expect((await fetch(new URL('/', address))).status).toBe(404);
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
});

const deployed = (name: string) => readFile(path.join(PROJECT_ROOT, 'tools/deploy', name), 'utf8');

type Rules = { groups: { rules: { alert: string; expr: string; annotations: object }[] }[] };
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

test('alerts and dashboard use existing metrics', async () => {
  const known = new Set(
    [...(await read()).matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const { groups } = parse(await deployed('alerts.yaml')) as Rules;
  const { panels } = JSON.parse(await deployed('dashboard.json')) as Dashboard;
  const requested = [
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ].flatMap((expression) => expression.match(/\b(?:nis2|nodejs)_\w+/g) ?? []);
  expect(requested.length).toBeGreaterThan(12);
  expect(requested.filter((name) => !known.has(name))).toEqual([]);
});
