/** Many organisations in one stream: the same results as one by one, over real connections. */
import { readFileSync } from 'node:fs';
import type http from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jsonOf, send, type HttpAnswer } from '../support/http-client.js';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

type Line = Readonly<Record<string, unknown>>;

const NDJSON = 'application/x-ndjson';
const SCOPING = '/v1/scoping/portfolio';
const DELTA = '/v1/graph/delta/portfolio';

const file = readFileSync('test/modules/scoping/domain/scoping-vectors.json', 'utf8');
const VECTORS = JSON.parse(file) as readonly { id: string; input: Line }[]; // our own file

type CountRequest = Readonly<{ path?: string; key?: string; body: string; headers?: Line }>;

const stream = ({ path = SCOPING, key, body, headers = {} }: CountRequest): Promise<HttpAnswer> =>
  send(service.url, path, {
    method: 'POST',
    body,
    headers: {
      'content-type': NDJSON,
      'x-api-key': key ?? service.keys.live.grc_platform,
      ...(headers as http.OutgoingHttpHeaders),
    },
  });

const linesOf = ({ text }: HttpAnswer): Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

const ndjson = (all: readonly unknown[]): string =>
  all.map((one) => `${JSON.stringify(one)}\n`).join('');

async function alone(path: string, body: unknown): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    'x-api-key': service.keys.live.grc_platform,
  };
  const answer = await send(service.url, path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (jsonOf(answer) as { data: unknown }).data; // the envelope
}

test('each line has the answer of POST /v1/scoping', async () => {
  const inputs = VECTORS.map(({ id, input }, at) => ({
    id,
    ...input,
    keel: ['en', 'et', 'de'][at % 3],
    riik: ['ee', 'de', null][at % 3],
  }));
  const answer = await stream({ body: ndjson(inputs) });
  expect(answer.headers).toMatchObject({ 'content-type': 'application/x-ndjson; charset=utf-8' });
  const results = linesOf(answer).filter(({ kind }) => kind === 'result');
  expect(results).toHaveLength(inputs.length);
  for (const [at, { id, ...input }] of inputs.entries()) {
    expect(results[at]).toEqual({
      kind: 'result',
      line: at + 1,
      id,
      data: await alone('/v1/scoping', input),
    });
  }
  expect(linesOf(answer).at(-1)).toMatchObject({ kind: 'end', outcome: 'complete' });
});

test('a table has the same answers, cell by cell', async () => {
  const body = 'id;tootajad;sektor;kaive_meur;riik\na;120;energy_electricity;20.5;EE\nb;5;;;\n';
  const headers = { 'content-type': 'text/csv', accept: NDJSON };
  const lines = linesOf(await stream({ path: `${SCOPING}?keel=en`, body, headers }));
  const requested = { tootajad: 120, sektor: 'energy_electricity', kaive_meur: 20.5, riik: 'EE' };
  expect(lines[0]).toMatchObject({
    kind: 'result',
    line: 2,
    id: 'a',
    data: await alone('/v1/scoping', { ...requested, keel: 'en' }),
  });
  const table = await stream({
    path: `${SCOPING}?keel=en`,
    body,
    headers: { 'content-type': 'text/csv' },
  });
  expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, first, second, end] = table.text.split('\n');
  expect(head).toMatch(/^kind,line,id,klassifikatsioon,suurus,/);
  expect(first).toMatch(/^result,2,a,important,keskmine,energy_electricity,I,/);
  expect(second).toMatch(/^result,3,b,valjas,mikro,,,/);
  expect(end).toMatch(/^end,.*""outcome"":""complete""/);
});

test('an invalid line is reported in the error envelope, and skipped if the request asks for it', async () => {
  const body = `${ndjson([{ id: 'a', tootajad: 5 }])}{oops\n${ndjson([{ id: 'c', tootajad: '5', kaive_meur: -1 }, { tootajad: 6 }])}`;
  const lines = linesOf(await stream({ path: `${SCOPING}?on_fault=skip`, body }));
  expect(lines).toMatchObject([
    { kind: 'result', line: 1 },
    {
      kind: 'fault',
      line: 2,
      id: null,
      error: { code: 'VALIDATION_FAILED', details: [{ field: 'line', type: 'json_line_invalid' }] },
    },
    {
      kind: 'fault',
      line: 3,
      id: 'c',
      error: {
        details: [
          { field: 'tootajad', type: 'int_type', msg: 'Input should be a valid integer' },
          { field: 'kaive_meur', type: 'greater_than_equal' },
        ],
      },
    },
    { kind: 'result', line: 4 },
    { kind: 'end', outcome: 'complete', results: 2, faults: 2, counted: 2 },
  ]);
  const stopped = linesOf(await stream({ body }));
  expect(stopped.map(({ kind }) => kind)).toEqual(['result', 'fault', 'end']);
  expect(stopped.at(-1)).toMatchObject({ outcome: 'stopped', resume_at: 2 });
});

test('the controls of many organisations get the answers of POST /v1/graph/delta', async () => {
  const rows = [
    'id,control,status,note',
    'a,A.5.24,implemented,"x, y"',
    'a,A.5.1,Planned,',
    'b,A.8.7,partial,',
  ];
  const path = `${DELTA}?framework=iso27001&keel=en&on_fault=skip`;
  const headers = { 'content-type': 'text/csv', accept: NDJSON };
  const lines = linesOf(
    await stream({ path, body: [...rows, 'c,A.5.1,maybe,'].join('\n'), headers }),
  );
  const items = [
    { control: 'A.5.24', status: 'implemented', note: 'x, y' },
    { control: 'A.5.1', status: 'planned' },
  ];
  const data = await alone('/v1/graph/delta', { framework: 'iso27001', keel: 'en', items });
  expect(lines[0]).toEqual({ kind: 'result', line: 2, id: 'a', data });
  expect(lines[2]).toMatchObject({
    kind: 'fault',
    line: 5,
    id: 'c',
    error: { details: [{ field: 'csv.5.status', type: 'enum' }] },
  });
  const asJson = await stream({
    path: DELTA,
    body: ndjson([{ id: 'a', framework: 'iso27001', keel: 'en', items }]),
  });
  expect(linesOf(asJson)[0]).toEqual({ kind: 'result', line: 1, id: 'a', data });
});

test('key, role, media type and query are checked before the body is read', async () => {
  const body = ndjson([{ tootajad: 5 }]);
  expect((await stream({ key: 'nis2_test_none', body })).status).toBe(401);
  expect((await stream({ path: DELTA, key: service.keys.live.client, body })).status).toBe(403);
  const wrong = await stream({ body, headers: { 'content-type': 'application/json' } });
  expect(wrong.status).toBe(422);
  expect(jsonOf(wrong)).toMatchObject({ error: { details: [{ type: 'media_type_stream' }] } });
  const query = await stream({ path: `${DELTA}?on_fault=x&from_line=0&framework=y`, body });
  expect(jsonOf(query)).toMatchObject({
    error: { details: [{ field: 'framework' }, { field: 'on_fault' }, { field: 'from_line' }] },
  });
  const { status, headers } = await send(service.url, SCOPING, {});
  expect([status, headers['allow']]).toEqual([405, 'POST']);
});

test('each answer uses one unit of the monthly quota; the stream ends with the quota', async () => {
  const overrides = { perMinute: null, perMonth: 12 };
  const key = await makeKey(service.operator, 'grc_platform', 'live', overrides);
  const body = ndjson(Array.from({ length: 20 }, (_, tootajad) => ({ tootajad })));
  const lines = linesOf(await stream({ key, body }));
  expect(lines.filter(({ kind }) => kind === 'result')).toHaveLength(12);
  expect(lines.at(-1)).toMatchObject({
    kind: 'end',
    outcome: 'quota_exceeded',
    counted: 12,
    resume_at: 13,
    error: { code: 'RATE_LIMITED', details: [{ field: 'kvoot', type: 'monthly_quota_exceeded' }] },
  });
  expect((await stream({ key, body })).status).toBe(429);
  const headers = { 'x-api-key': key };
  const summary = jsonOf(await send(service.url, '/v1/billing/summary', { headers }));
  expect(summary).toMatchObject({ data: { kasutus: { paringuid: 12, jaak: 0 } } });
});
