/** Imports over real connections: OSCAL, tables, workbooks; each problem with its row. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { exportWriters } from '../../src/platform/tables/export-writers.js';
import {
  assessmentResults,
  componentDefinition,
} from '../modules/mapping-exchange/oscal-samples.js';
import { oscalErrors } from '../modules/mapping-exchange/oscal-schemas.js';
import { jsonOf } from '../support/http-client.js';
import { errorsOf, RestClient } from '../support/rest-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let client: RestClient;

beforeAll(async () => {
  service = await openTestService();
  client = await RestClient.of(service.url, service.keys.live.grc_platform);
});
afterAll(() => service.close());

const CSV = 'text/csv';
const JSON_TYPE = 'application/json';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const PATH = '/v1/imports?framework=iso27001&keel=en';

const send = (body: string | Uint8Array, type: string, path = PATH) =>
  client.send('POST', path, { 'content-type': type }, body);

const TABLE =
  'control,status,note\nA.5.24,implemented,plan\nA.5.25,partial,\nA.99,planned,\nA.5.26,soon,\nA.5.24,planned,again\nA.5.27,not implemented,\n';

const PROBLEMS = [
  { row: 4, column: 'control', value: 'A.99', type: 'control_unknown' },
  { row: 5, column: 'status', value: 'soon', type: 'state_unknown' },
  { row: 6, column: 'control', value: 'A.5.24', type: 'control_repeated' },
];

test('a table: the controls in place, and every problem with row, column and value', async () => {
  const { status, json } = await send(TABLE, CSV);
  expect(status).toBe(200);
  expect(json.data).toMatchObject({
    format: 'table',
    held: 3,
    not_held: 1,
    problem_count: 3,
    problems: PROBLEMS,
  });
});

test('with a target, the coverage equals that of the same controls in JSON', async () => {
  const items = [{ control: 'A.8.13', status: 'implemented' }];
  const input = { framework: 'iso27001', target: 'dora', items, standing: 'partly', keel: 'en' };
  const csv = 'control,status\nA.8.13,implemented\n';
  const [{ json: alone }, { json: imported }, wrong] = await Promise.all([
    client.post('/v1/graph/coverage', { ...input, first: 100 }),
    send(csv, CSV, `${PATH}&target=dora&target=dora&standing=partly`),
    send(csv, CSV, `${PATH}&target=sox`),
  ]);
  expect(imported.data).toMatchObject({ held: 1, coverage: alone.data });
  expect(errorsOf(wrong)).toEqual(['target enum']);
  const same = await send(csv, CSV, `${PATH}&target=iso27001`);
  expect([same.status, ...errorsOf(same)]).toEqual([422, 'target same_value']);
});

test('the delta equals that of the same controls in JSON', async () => {
  const items = [
    { control: 'A.5.24', status: 'implemented', note: 'plan' },
    { control: 'A.5.25', status: 'partial' },
  ];
  const csv = 'Control;Status;Comment\nA.5.24;Implemented;plan\niso27001-a.5.25;partial;\n';
  const [{ json: alone }, { json: imported }] = await Promise.all([
    client.post('/v1/graph/delta', { framework: 'iso27001', items, keel: 'en' }),
    send(csv, CSV),
  ]);
  expect(imported.data?.['delta']).toEqual(alone.data);
});

test('a workbook gives the same result as the table', async () => {
  const [head = [], ...rows] = TABLE.trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  const { json } = await send(await exportWriters().xlsx({ title: 'soa', head, rows }), XLSX);
  expect(json.data).toMatchObject({ held: 3, problems: PROBLEMS });
});

test('an audit export of CISO Assistant, with byte order mark and semicolons', async () => {
  const csv =
    '\ufeffurn;ref_id;name;compliance_result;requirement_progress;score;observations\n' +
    'urn:intuitem:risk:req_node:iso27001-2022:a.5;A.5;;;;;\n' +
    'urn:intuitem:risk:req_node:iso27001-2022:a.5.24;A.5.24;;compliant;done;;seen\n' +
    'urn:intuitem:risk:req_node:iso27001-2022:a.5.25;A.5.25;;non_compliant;done;;\n';
  const { json } = await send(csv, CSV);
  expect(json.data).toMatchObject({
    format: 'ciso_assistant_audit',
    held: 1,
    not_held: 1,
    problem_count: 0,
  });
});

test('OSCAL in, OSCAL out: valid, with the file attached, and importable again', async () => {
  const source = componentDefinition([
    { id: 'a.5.24', state: 'implemented', note: 'plan' },
    { id: 'a.99', state: 'partial', note: 'x' },
  ]);
  const plain = await send(JSON.stringify(source), JSON_TYPE);
  expect(plain.json.data).toMatchObject({
    format: 'oscal_component_definition',
    held: 1,
    problem_count: 1,
  });
  const out = await send(JSON.stringify(source), JSON_TYPE, `${PATH}&answer=oscal`);
  expect(out.headers['content-disposition']).toContain('oscal-assessment-results-iso27001.json');
  expect(oscalErrors('assessment-results', jsonOf(out))).toEqual([]);
  const again = await send(out.text, JSON_TYPE);
  expect(again.json.data).toMatchObject({
    format: 'oscal_assessment_results',
    held: 1,
    problem_count: 1,
  });
  expect(again.json.data?.['delta']).toEqual(plain.json.data?.['delta']);
});

test('findings of an assessment count as in place or not in place', async () => {
  const { json } = await send(
    JSON.stringify(assessmentResults({ 'a.5.24': 'satisfied', 'a.5.25': 'not-satisfied' })),
    JSON_TYPE,
  );
  expect(json.data).toMatchObject({ held: 1, not_held: 1 });
});

const NO_COLUMNS = ['csv.1.control column_missing', 'csv.1.status column_missing'];

test.each([
  ['an empty table', '', NO_COLUMNS],
  ['a header of other columns', 'name,value\n', NO_COLUMNS],
  ['a table of other columns', 'name,value\nA,b\nC,d\n', NO_COLUMNS],
  ['a table without states', 'control,note\nA.5.24,x\n', NO_COLUMNS.slice(1)],
])('%s is refused, naming the missing columns', async (_, table, errors) => {
  const answer = await send(table, CSV);
  expect([answer.status, ...errorsOf(answer)]).toEqual([422, ...errors]);
  expect(answer.json.error?.message).toContain('status, compliance_result');
});

test('a workbook of other columns is refused in the same way', async () => {
  const sheet = { title: 'x', head: ['name'], rows: [['a']] };
  const answer = await send(await exportWriters().xlsx(sheet), XLSX);
  expect([answer.status, ...errorsOf(answer)]).toEqual([422, ...NO_COLUMNS]);
});

test('a header alone is a table without controls', async () => {
  const { status, json } = await send('control,status\n', CSV);
  expect([status, json.data?.['held'], json.data?.['problem_count']]).toEqual([200, 0, 0]);
});

test('more controls than a JSON body may list, in one file', async () => {
  const rows = Array.from({ length: 5_000 }, () => 'A.5.24,implemented\n').join('');
  const { status, json } = await send(`control,status\n${rows}`, CSV);
  expect([status, json.data?.['held'], json.data?.['problem_count']]).toEqual([200, 5_000, 4_999]);
});

test.each([
  ['another type', 'x', 'text/plain', PATH, 422, 'Content-Type enum'],
  ['no framework', 'control,status\n', CSV, '/v1/imports', 422, 'framework missing'],
  ['another framework', 'control,status\n', CSV, '/v1/imports?framework=x', 422, 'framework enum'],
  ['another answer', 'control,status\n', CSV, `${PATH}&answer=x`, 422, 'answer enum'],
  ['no JSON', '{', JSON_TYPE, PATH, 422, 'body json_invalid'],
  ['two languages', TABLE, CSV, `${PATH}&keel=et`, 422, 'keel conflicting_values'],
  ['two cursors', TABLE, CSV, `${PATH}&after=a&after=b`, 422, 'after conflicting_values'],
  ['another document', '{"catalog":{}}', JSON_TYPE, PATH, 422, 'body enum'],
  ['no workbook', 'x', XLSX, PATH, 422, 'body value_error'],
  [
    'too many rows',
    `control,status\n${'A.5.24,planned\n'.repeat(20_001)}`,
    CSV,
    PATH,
    422,
    'body too_long',
  ],
  [
    'too many bytes',
    `control,status\n${'A.5.24,planned,,,,,,,,,,,,,,,\n'.repeat(300_000)}`,
    CSV,
    PATH,
    413,
    'body body_too_large',
  ],
])('%s is refused', async (_, body, type, path, status, fault) => {
  const answer = await send(body, type, path);
  expect([answer.status, ...errorsOf(answer)]).toEqual([status, fault]);
});

test('imports require a key, and refuse the role client', async () => {
  const headers = { 'content-type': CSV };
  const ask = (key: string | null) => client.with(key).send('POST', PATH, headers, TABLE);
  expect((await ask(service.keys.live.client)).status).toBe(403);
  expect((await ask(null)).status).toBe(401);
});
