/** What Prometheus reads of a whole service, and whether alerts and dashboard ask for what is there. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { freePort } from '../../../src/compose/free-port.js';
import { PROJECT_ROOT } from '../../../src/config.js';
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
  Number(text.split('\n').find((one) => one.startsWith(`${line} `))?.split(' ').at(-1) ?? 0); // prettier-ignore

test('answers are counted by route and status on either way, whatever was asked', async () => {
  // The same question three times: the framework's way, then the short one.
  for (let at = 0; at < 3; at += 1) await ask('/v1/scoping', { tootajad: 9 });
  await ask('/v1/scoping', { tootajad: -1 });
  await ask('/v1/orders/some-order');
  await ask('/v1/orders/another-order?x=secret');
  for (const made of ['up', 'up/v1/v1', '%00']) await ask(`/v1/made-${made}`);
  const text = await read();
  expect(counted(text, 'nis2_requests_total{method="POST",path="/v1/scoping",status="200"}')).toBe(3); // prettier-ignore
  expect(counted(text, 'nis2_requests_total{method="POST",path="/v1/scoping",status="422"}')).toBe(1); // prettier-ignore
  expect(counted(text, 'nis2_requests_total{method="GET",path="/v1/orders/{}",status="404"}')).toBe(2); // prettier-ignore
  expect(counted(text, 'nis2_requests_total{method="GET",path="other",status="404"}')).toBe(3);
  expect(counted(text, 'nis2_request_seconds_count{path="/v1/scoping"}')).toBe(4);
  expect(text).not.toMatch(/some-order|secret|made/);
});

test('components, jobs and versions are told', async () => {
  const text = await read();
  for (const component of ['api', 'database', 'redis', 'worker']) {
    expect(counted(text, `nis2_component_up{component="${component}"}`)).toBe(1);
  }
  expect(text).toMatch(/nis2_info\{version="[^"]+",kb_version="kb_[^"]+"\} 1/);
  expect(text).toMatch(/^nis2_oldest_job_seconds 0$/m);
});

test('a silent VAT exchange is seen', async () => {
  await ask('/v1/account/vat', { kmkr: 'DE136695976', arveldus_riik: 'de' }, service.keys.live.client); // prettier-ignore
  expect(await read()).toMatch(/nis2_outside_seconds_count\{service="vies",outcome="unavailable"\} [1-9]/); // prettier-ignore
});

test('nothing but the metrics stands on that port, and no metrics stand on the other', async () => {
  expect((await fetch(new URL('/', address))).status).toBe(404);
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
});

const deployed = (name: string) => readFile(path.join(PROJECT_ROOT, 'tools/deploy', name), 'utf8');

type Rules = { groups: { rules: { alert: string; expr: string; annotations: object }[] }[] };
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

test('alerts and dashboard ask for metrics that exist', async () => {
  const known = new Set([...(await read()).matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )); // prettier-ignore
  const { groups } = parse(await deployed('alerts.yaml')) as Rules;
  const { panels } = JSON.parse(await deployed('dashboard.json')) as Dashboard;
  const asked = [
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ].flatMap((expression) => expression.match(/\b(?:nis2|nodejs)_\w+/g) ?? []);
  expect(asked.length).toBeGreaterThan(12);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});
