/** Exports as files: media type, name, negotiation and conditional requests, over real connections. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EXPORT_FORMATS } from '../../src/modules/mapping-exchange/domain/export-format.js';
import { send } from '../support/http-client.js';
import { errorsOf, RestClient } from '../support/rest-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let client: RestClient;

beforeAll(async () => {
  service = await openTestService();
  client = await RestClient.of(service.url, service.keys.test.grc_platform);
});
afterAll(() => service.close());

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const TYPES: Readonly<Record<string, string>> = {
  oscal_catalog: 'application/json',
  oscal_mapping: 'application/json',
  oscal_profile: 'application/json',
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX,
  mermaid: 'text/vnd.mermaid; charset=utf-8',
  svg: 'image/svg+xml',
  ciso_assistant: 'application/yaml',
  ciso_assistant_framework: 'application/yaml',
  probo: 'application/json',
  comp_ai: 'application/json',
  openlane: 'text/csv; charset=utf-8',
  trestle_csv: 'text/csv; charset=utf-8',
  olir: XLSX,
};

test.each(EXPORT_FORMATS)('%s returns a file with the content of the operation', async (format) => {
  const query = 'framework=dora&measure=b&keel=en';
  const file = await client.get(`/v1/exports/${format}?${query}`);
  expect([file.status, file.headers['content-type']]).toEqual([200, TYPES[format]]);
  const wrapped = await client.get(`/v1/graph/export/${format}?${query}`);
  const { file_name, content, encoding } = wrapped.json.data as Record<string, string>; // validated against OpenAPI
  expect(file.headers['content-disposition']).toContain(`attachment; filename="${file_name}"`);
  if (encoding === 'text') expect(file.text).toBe(content);
});

test.each([
  ['links', 'text/csv', 'text/csv; charset=utf-8'],
  ['links', XLSX, XLSX],
  ['links', '*/*', 'text/csv; charset=utf-8'],
  ['links', `text/csv;q=0.1, ${XLSX}`, XLSX],
  ['picture', 'image/svg+xml', 'image/svg+xml'],
  ['picture', 'text/vnd.mermaid', 'text/vnd.mermaid; charset=utf-8'],
  ['picture', 'application/pdf', 'image/svg+xml'],
])('%s with Accept: %s returns %s', async (kind, accept, type) => {
  const answer = await client.get(`/v1/exports/${kind}?measure=a`, { accept });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, type]);
  expect(answer.headers.vary).toContain('Accept');
});

test('a client that has the file gets 304, one that resumes gets the rest', async () => {
  const path = '/v1/exports/openlane?framework=gdpr';
  const get = (headers: Record<string, string>) =>
    send(service.url, path, {
      headers: { 'x-api-key': service.keys.test.grc_platform, ...headers },
    });
  const whole = await get({});
  const held = await get({ 'if-none-match': String(whole.headers.etag) });
  expect([held.status, held.text]).toEqual([304, '']);
  const rest = await get({ range: 'bytes=10-' });
  expect([rest.status, rest.text]).toEqual([206, whole.text.slice(10)]);
});

test('errors have the envelope of all operations', async () => {
  const answers = await Promise.all(
    ['nothing', 'probo', 'openlane?framework=dora&from_name=a,b', 'csv?framework=x'].map((path) =>
      client.get(`/v1/exports/${path}`),
    ),
  );
  expect(answers.map((one) => [one.status, ...errorsOf(one)])).toEqual([
    [422, 'format enum'],
    [422, 'framework missing'],
    [422, 'from_name string_pattern_mismatch'],
    [422, 'framework enum'],
  ]);
});

test('exports require a key, and refuse the role client', async () => {
  const path = '/v1/exports/csv';
  expect((await client.with(service.keys.test.client).get(path)).status).toBe(403);
  expect((await client.with(null).get(path)).status).toBe(401);
});
