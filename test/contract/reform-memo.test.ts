/** The memo on a draft of law as a service beyond the price list (D-310). */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RestClient } from '../support/rest-client.js';
import { openTransports } from './parity-transports.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let client: RestClient;

beforeAll(async () => {
  service = await openTestService();
  client = await RestClient.of(service.url, service.keys.live.lawyer_firm);
});
afterAll(() => service.close());

const REFORM = 'nis2-com-2026-13';
const ORGANISATION = { organisatsioon: { nimi: 'Näidis OÜ' }, sektor: 'energy_oil', tootajad: 400 };

type Listed = Readonly<{ voti: string; eelnoud?: readonly string[] }>;

test('the price list keeps its eight services; the memo is listed separately', async () => {
  const { json } = await client.get('/v1/services?keel=en');
  const keysOf = (member: string) =>
    (json.data?.[member] as readonly Listed[]).map(({ voti }) => voti); // validated against OpenAPI
  expect(keysOf('teenused')).toEqual([
    'pakett',
    'b_skann',
    'tarneahela_toend',
    'kordusallkiri',
    'hooldus',
    'raamistikukaart',
    'intsidendimallid',
    'yksikdokument',
  ]);
  expect(JSON.stringify(json.data?.['teenused'])).not.toContain('eelnoud');
  expect(json.data?.['lisateenused']).toEqual([
    expect.objectContaining({ voti: 'reformimemo', hind_eur: 190, dokumente: 1 }),
  ]);
});

test('a quote lists the draft as missing; an order without a draft is refused', async () => {
  const quote = await client.post('/v1/quote', { teenus: 'reformimemo' });
  expect(quote.json.data).toMatchObject({ hind_neto: '190.00', dokumendid_arv: 1 });
  expect(JSON.stringify(quote.json.data?.['valmidus'])).toContain('"payload.reform"');
  for (const payload of [undefined, {}, { reform: null }, { reform: ' ' }]) {
    const body = { teenus: 'reformimemo', payload };
    const { status, json } = await client.post('/v1/orders', body);
    expect(status).toBe(422);
    expect(json.error?.details).toEqual([expect.objectContaining({ field: 'payload.reform' })]);
  }
});

test.each(['/v1/orders', '/v1/quote'])('%s refuses an unknown draft', async (path) => {
  const payload = { reform: 'ie-cyber-security-bill' };
  const { status, json } = await client.post(path, { teenus: 'reformimemo', payload });
  expect(status).toBe(422);
  expect(json.error?.details).toEqual([
    expect.objectContaining({
      field: 'payload.reform',
      type: 'enum',
      msg: expect.stringContaining('nis2-com-2026-13'),
    }),
  ]);
});

test.each(['/v1/orders', '/v1/quote'])('%s reports every invalid field', async (path) => {
  const portfell = [{ nimi: 'A', tootajad: -1 }, { tootajad: 5 }];
  const { status, json } = await client.post(path, {
    teenus: 'reformimemo',
    payload: { reform: 7, portfell },
  });
  expect(status).toBe(422);
  expect(json.error?.details.map(({ field, type }) => [field, type])).toEqual([
    ['payload.reform', 'string_type'],
    ['payload.portfell.0.tootajad', 'greater_than_equal'],
    ['payload.portfell.1.nimi', 'missing'],
  ]);
});

test('other services accept a draft as a fact and ignore it', async () => {
  const payload = { reform: 'unknown' };
  expect((await client.post('/v1/quote', { teenus: 'pakett', payload })).status).toBe(200);
});

test('REST and GraphQL quote and order it alike', async () => {
  const transports = await openTransports(service);
  const payload = { ...ORGANISATION, keel: 'en', reform: REFORM };
  const quoted = { teenus: 'reformimemo', riik: 'ee', payload };
  const values = { ...quoted, idempotency_key: 'memo' };
  const same = { what: '', key: 'live lawyer_firm' } as const;
  const quote = await transports.both({ operation: 'Query.quote', values: quoted, ...same });
  expect(quote.rest.data).toEqual(quote.graphql.data);
  const order = await transports.both({ operation: 'Mutation.createOrder', values, ...same });
  expect(order.rest.data).toEqual(order.graphql.data);
  expect(order.rest.data).toMatchObject({ teenus: 'reformimemo', hind_neto: '190.00' });
});

test.each([
  ['reformimemo', {}],
  ['reformitabel', { portfell: [{ nimi: 'A', tootajad: 400, sektor: 'energy_oil' }] }],
])('the preview of %s is a PDF file', async (kind, more) => {
  const payload = { ...ORGANISATION, keel: 'en', reform: REFORM, ...more };
  const { json } = await client.post('/v1/documents/preview', { teenus: 'reformimemo', payload });
  expect(json.data).toMatchObject({ tyyp: kind });
  const pdf = Buffer.from(String(json.data?.['pdf']), 'base64');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
