/** The sandbox side of orders, files, invoices and billing: to 4.19. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RestClient } from '../support/rest-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let client: RestClient;

beforeAll(async () => {
  service = await openTestService();
  client = await RestClient.of(service.url, service.keys.test.lawyer_firm);
});
afterAll(() => service.close());

test('the demo order is identical to the byte for every way of requesting it', async () => {
  const path = '/v1/orders/sandbox-demo-order-001';
  const read = await client.get(path);
  const dataOf = (body: string): string => body.slice(0, body.indexOf(',"meta":'));
  const bodies = [{ teenus: 'pakett' }, { teenus: 'hooldus', riik: 'de', idempotency_key: 'x' }];
  for (const body of bodies) {
    const made = await client.post('/v1/orders', body);
    expect([made.status, dataOf(made.text)]).toEqual([201, dataOf(read.text)]);
  }
  expect(dataOf((await client.with(service.keys.test.client).get(path)).text)).toBe(
    dataOf(read.text),
  );
  expect(read.json.data).toMatchObject({
    makse_staatus: 'tasutud',
    dokumendi_staatus: 'vabastatud',
    riik: 'EU',
    makselink: null,
  });
});

test('the sample document is a PDF of more than one page, as its entry states', async () => {
  const { json } = await client.get('/v1/orders/sandbox-demo-order-001');
  const {
    dokumendid: [entry],
  } = json.data?.['tulemus'] as { dokumendid: Record<string, string>[] }; // validated against OpenAPI
  const answer = await client.with(null).get(new URL(entry?.['allalaadimislink'] ?? '').pathname);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(answer.bytes.length).toBe(entry?.['suurus_baiti']);
  expect(createHash('sha256').update(answer.bytes).digest('hex')).toBe(entry?.['sha256']);
});

test.each([
  'x',
  '.',
  'sandbox-demo-order-001',
  'sandbox-demo-order-001-sample ',
  'x'.repeat(4000),
  '__proto__',
])('the token "%s" opens no document', async (token) => {
  const answer = await client.with(null).get(`/v1/download/${encodeURIComponent(token)}`);
  expect([answer.status, answer.json.error?.code]).toEqual([404, 'NOT_FOUND']);
});

test('the sandbox invoice is a .docx file, or a PDF if preferred', async () => {
  const { json } = await client.get('/v1/billing/summary');
  const [invoice] = json.data?.['arved'] as { number: string; allalaadimislink: string }[]; // as above
  const path = new URL(invoice?.allalaadimislink ?? '').pathname;
  const docx = await client.get(path);
  expect(docx.bytes.subarray(0, 2).toString()).toBe('PK');
  const pdf = await client.get(path, { accept: 'application/pdf' });
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await client.with(null).get(path)).status).toBe(401);
  expect((await client.with(service.keys.live.client).get(path)).status).toBe(404);
  expect((await client.get('/v1/invoices/none/download')).status).toBe(404);
});

test('billing details are stored, changed one by one, and cleared by an empty text', async () => {
  const live = client.with(service.keys.live.lawyer_individual);
  const set = async (body: object) => (await live.post('/v1/account/vat', body)).json.data;
  await set({ kmkr: 'EE123456789', arveldus_riik: 'EE', reg_kood: '12345678' });
  expect(await set({ arveldus_aadress: 'Näidise 1', kmkr: null })).toMatchObject({
    kmkr: 'EE123456789',
    arveldus_riik: 'ee',
    arveldus_aadress: 'Näidise 1',
    reg_kood: '12345678',
  });
  expect(await set({ kmkr: '' })).toMatchObject({ kmkr: null, reg_kood: '12345678' });
});

test('a sandbox key cannot change billing details', async () => {
  const before = (await client.post('/v1/account/vat', {})).json.data;
  const body = { kmkr: 'EE999999999', reg_kood: 'x' };
  await client.post('/v1/account/vat', body);
  expect((await client.post('/v1/account/vat', {})).json.data).toEqual(before);
});
