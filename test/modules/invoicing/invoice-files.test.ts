/** Invoices of the whole service: from the payment to the files, the summary and the order. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import PizZip from 'pizzip';
import { RestClient } from '../../support/rest-client.js';
import { makeKey, openTestService, type TestService } from '../../support/test-service.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const SELLER = {
  name: 'Seller OÜ',
  address: 'Müüja 1, Tallinn',
  registrationCode: '10000000',
  vatNumber: 'EE100000000',
  iban: null,
  email: null,
};

let service: TestService;
let base: RestClient;

beforeAll(async () => {
  service = await openTestService({ seller: SELLER });
  base = await RestClient.of(service.url);
});
afterAll(() => service.close());

type Json = Readonly<Record<string, unknown>>;

async function aBuyer(details: Json = {}) {
  const key = await makeKey(service.operator, 'client', 'live');
  const client = base.with(key);
  await client.post('/v1/account/vat', details);
  return { key, client };
}

async function pay(client: RestClient, order: Json): Promise<Json> {
  const placed = await client.post('/v1/orders', order);
  const link = String(placed.json.data?.['makselink']);
  await fetch(link, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams('tegevus=maksa'),
  });
  const { json } = await client.get(`/v1/orders/${String(placed.json.data?.['order_id'])}`);
  return json.data ?? {};
}

const file = (number: unknown, key: string, init: RequestInit = {}, query = '') =>
  fetch(`${service.url}/v1/invoices/${String(number)}/download${query}`, {
    ...init,
    headers: { 'X-API-Key': key, ...(init.headers as Record<string, string> | undefined) },
  });

const accept = (type: string): RequestInit => ({ headers: { Accept: type } });

const docxText = (bytes: ArrayBuffer): string =>
  (new PizZip(bytes).file('word/document.xml')?.asText() ?? '').replaceAll(/<[^>]+>/g, ' ');

test.each([
  { details: { arveldus_riik: 'ee' }, title: 'Arve', sign: ',' },
  { details: { arveldus_riik: 'us' }, title: 'Invoice', sign: '.' },
  { details: { arveldus_riik: 'de', kmkr: 'DE123' }, title: 'Rechnung', sign: ',' },
])(
  'order, .docx, XML and summary have the same sums ($title)',
  async ({ details, title, sign }) => {
    const { key, client } = await aBuyer(details);
    const order = await pay(client, { teenus: 'b_skann' });
    const number = order['arve_number'];
    expect(number).toMatch(/^INV-\d{4}-\d{5}$/);
    const { json } = await client.get('/v1/billing/summary');
    expect(json.data?.['arved']).toMatchObject([
      { number, summa: order['hind_kokku'], liik: 'arve', order_id: order['order_id'] },
    ]);
    const words = docxText(await (await file(number, key)).arrayBuffer());
    const xml = await (await file(number, key, accept('application/xml'))).text();
    const spelt = (amount: unknown) => String(amount).replace('.', sign);
    for (const field of ['hind_neto', 'kaibemaks', 'hind_kokku']) {
      expect(words).toContain(spelt(order[field]));
      expect(xml).toContain(`>${String(order[field])}<`);
    }
    expect(words).toContain(title);
    expect(words).toContain('Seller OÜ');
  },
);

test('the format is that of Accept or vorming, .docx by default', async () => {
  const { key, client } = await aBuyer();
  const number = (await pay(client, { teenus: 'b_skann' }))['arve_number'];
  const typeOf = async (init: RequestInit, query = '') =>
    (await file(number, key, init, query)).headers.get('content-type');
  expect(await typeOf({})).toBe(DOCX);
  expect(await typeOf(accept('*/*'))).toBe(DOCX);
  expect(await typeOf(accept('application/pdf'))).toBe('application/pdf');
  expect(await typeOf(accept('text/xml'))).toBe('application/xml');
  expect(await typeOf(accept('application/pdf'), '?vorming=xml')).toBe('application/xml');
  const wrong = await file(number, key, {}, '?vorming=zip');
  expect(wrong.status).toBe(422);
  expect(await wrong.json()).toMatchObject({
    error: { details: [{ field: 'vorming', type: 'enum' }] },
  });
});

test('a file is not cached by proxies, is always the same, and can be resumed', async () => {
  const { key, client } = await aBuyer();
  const number = (await pay(client, { teenus: 'b_skann' }))['arve_number'];
  const whole = await file(number, key);
  expect(whole.headers.get('cache-control')).toBe('no-store');
  expect(whole.headers.get('content-disposition')).toContain(`arve-${String(number)}.docx`);
  const bytes = Buffer.from(await whole.arrayBuffer());
  const head = await file(number, key, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(bytes.length));
  const part = await file(number, key, { headers: { Range: 'bytes=100-' } });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100))).toBe(true);
});

test('a foreign, a missing and the sample invoice get the same kind of answer', async () => {
  const owner = await aBuyer();
  const number = (await pay(owner.client, { teenus: 'b_skann' }))['arve_number'];
  const other = await aBuyer();
  const refusals = [
    file(number, other.key),
    file('INV-2026-99999', other.key),
    file('SANDBOX-2026-0001', other.key),
    file('%00', other.key),
    file("x' or 1=1", other.key),
    file(number, service.keys.test.client),
    file(number, other.key, accept('application/xml')),
  ];
  for (const refusal of await Promise.all(refusals)) {
    expect(refusal.status).toBe(404);
    const { error } = (await refusal.json()) as { error: Json };
    expect(error).toMatchObject({
      code: 'NOT_FOUND',
      message: 'The requested resource does not exist',
    });
  }
  expect((await file(number, 'nis2_live_client_x')).status).toBe(401);
  const { json } = await other.client.get('/v1/billing/summary');
  expect(json.data?.['arved']).toEqual([]);
});

test('invoices are paged, newest first', async () => {
  const { client } = await aBuyer();
  const numbers: unknown[] = [];
  for (const teenus of ['b_skann', 'hooldus', 'b_skann']) {
    numbers.unshift((await pay(client, { teenus }))['arve_number']);
  }
  const seen: unknown[] = [];
  let query = '';
  for (let pages = 0; pages < 3; pages++) {
    const { json } = await client.get(`/v1/billing/summary?limit=1${query}`);
    const [one] = json.data?.['arved'] as Json[]; // validated against OpenAPI
    seen.push(one?.['number']);
    const cursor = json.meta?.['jargmine_arvete_kursor'];
    expect(cursor === undefined).toBe(pages === 2);
    query = `&arvete_kursor=${String(cursor)}`;
  }
  expect(seen).toEqual(numbers);
  const wrong = await client.get('/v1/billing/summary?arvete_kursor=x');
  expect(wrong.status).toBe(422);
});

test('GraphQL lists the invoices of the organisation as the summary does', async () => {
  const { key, client } = await aBuyer();
  await pay(client, { teenus: 'b_skann' });
  const { json } = await client.get('/v1/billing/summary');
  const query =
    '{ organisation { arved { number kuupaev summa allalaadimislink liik order_id krediteerib } } }';
  const answer = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as { data: { organisation: Json } };
  expect(data.organisation['arved']).toMatchObject(json.data?.['arved'] as Json[]);
});
