/** A case file from the first facts to an order, over HTTP. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isSignedFile } from '../../src/platform/crypto/file-signatures.js';
import { canonicalJson } from '../../src/shared/canonical-json.js';
import { jsonOf, send } from '../support/http-client.js';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';
import { answersOf } from './parity-case.js';

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await openTestService();
  key = await makeKey(service.operator, 'client', 'live');
});
afterAll(() => service.close());

type Json = Readonly<Record<string, unknown>>;

async function post(path: string, body: unknown) {
  const answer = await send(service.url, `/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify(body),
  });
  return jsonOf(answer) as { data: Json; error?: Json; meta: Json }; // the envelope
}

const ORGANISATION = { nimi: 'Näidis OÜ', reg_kood: '12345678' };

async function caseFile(): Promise<Json> {
  const scoping = { tootajad: 60, sektor: 'energy_electricity', riik: 'ee', receipt: true };
  const evaluation = { vastused: answersOf('osaliselt'), receipt: true };
  const kviitungid = [
    (await post('/scoping', scoping)).data['receipt'],
    (await post('/wizard/evaluate', evaluation)).data['receipt'],
  ];
  const andmed = { organisatsioon: ORGANISATION, varv: 'sinine' };
  const { data, meta } = await post('/case-file', { kviitungid, andmed });
  expect(meta['eiratud_valjad']).toEqual(['andmed.varv']);
  return data['toimik'] as Json; // shape of the answer
}

const missingOf = ({ data }: { data: Json }): unknown[] =>
  (data['valmidus'] as { puuduvad: { vali: string }[] }).puuduvad.map(({ vali }) => vali);

test('a case file can be verified with the published keys alone', async () => {
  const { allkiri, ...content } = await caseFile();
  const keySet = jsonOf(await send(service.url, '/.well-known/jwks.json', {}));
  const bytes = Buffer.from(canonicalJson(content));
  expect(await isSignedFile(bytes, String(allkiri), keySet)).toBe(true);
});

test('a quote and an order accept the facts of the file', async () => {
  const toimik = await caseFile();
  const quote = await post('/quote', { teenus: 'tarneahela_toend', payload: { toimik } });
  expect([missingOf(quote), quote.data['riik']]).toEqual([[], 'ee']);
  const body = { teenus: 'tarneahela_toend', payload: { toimik }, osaline: false };
  expect((await post('/orders', body)).data).toMatchObject({ olek: 'makse_ootel', riik: 'ee' });
});

test.each(['/quote', '/orders'])('%s refuses an altered file and names it', async (path) => {
  const toimik = await caseFile();
  const andmed = { ...(toimik['andmed'] as Json), tootajad: 6 };
  const body = { teenus: 'pakett', payload: { toimik: { ...toimik, andmed } } };
  expect((await post(path, body)).error).toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [{ field: 'payload.toimik', type: 'case_file_invalid' }],
  });
});

test('invalid facts in a file are reported with their path', async () => {
  const payload = { toimik: { ...(await caseFile()), andmed: { tootajad: 'palju' } } };
  expect((await post('/quote', { teenus: 'pakett', payload })).error).toMatchObject({
    details: [{ field: 'payload.toimik.andmed.tootajad', type: 'int_type' }],
  });
});

test('the published schema describes the file', async () => {
  const answer = await send(service.url, '/v1/services', { headers: { 'x-api-key': key } });
  const { data } = jsonOf(answer) as { data: Json }; // the envelope
  expect(data['payload_skeem']).toMatchObject({
    properties: { toimik: { anyOf: [{ properties: { andmed: { properties: {} } } }, {}] } },
  });
});
