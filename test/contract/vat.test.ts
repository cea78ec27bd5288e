/** VAT end to end: the whole service against every behaviour of VIES. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RestAnswer } from '../support/rest-client.js';
import { RestClient } from '../support/rest-client.js';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';
import { openViesStub, type ViesBehaviour, type ViesStub } from '../support/vies-stub.js';
import { openReceiver, type Receiver } from '../support/webhook-receiver.js';

let vies: ViesStub;
let service: TestService;
let receiver: Receiver;
let base: RestClient;
let serial = 0;

const SELLER = {
  name: 'Seller OÜ',
  address: null,
  registrationCode: null,
  vatNumber: 'EE100000000',
  iban: null,
  email: null,
} as const;

beforeAll(async () => {
  vies = await openViesStub();
  receiver = await openReceiver();
  service = await openTestService({
    vies: { url: vies.url, recheckSeconds: [1] },
    seller: SELLER,
    webhookAllowPrivate: true,
  });
  base = await RestClient.of(service.url);
});

afterAll(async () => {
  await service.close();
  await receiver.close();
  await vies.close();
});

/** A number that no other test uses. */
const aNumber = (): string => `FI${String(30000000 + ++serial)}`;

async function aClient(): Promise<RestClient> {
  return base.with(await makeKey(service.operator, 'client', 'live'));
}

const dataOf = ({ json }: RestAnswer) => json.data ?? {};
const warningsOf = ({ json }: RestAnswer) => json.meta?.['hoiatused'] ?? [];

const AMOUNTS = ['hind_neto', 'kaibemaks_protsent', 'kaibemaks', 'hind_kokku', 'kaibemaks_staatus'];
const amountsOf = (data: Readonly<Record<string, unknown>>) => AMOUNTS.map((name) => data[name]);

const WITH_VAT = ['290.00', 24, '69.60', '359.60'] as const;
const WITHOUT_VAT = ['290.00', 0, '0.00', '290.00'] as const;

const report = (client: RestClient, kmkr: string, arveldus_riik = 'fi') =>
  client.post('/v1/account/vat', { kmkr, arveldus_riik });

const pageOf = async (link: unknown): Promise<string> =>
  (await fetch(`${String(link)}?keel=en`)).text();

const pay = (link: unknown) =>
  fetch(String(link), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams('tegevus=maksa'),
  });

type Case = Readonly<{
  behaviour: ViesBehaviour;
  status: 'kehtiv' | 'kehtetu' | 'kattesaamatu';
  amounts: readonly unknown[];
}>;

const CASES: readonly Case[] = [
  { behaviour: 'valid', status: 'kehtiv', amounts: WITHOUT_VAT },
  { behaviour: 'invalid', status: 'kehtetu', amounts: WITH_VAT },
  { behaviour: 'slow', status: 'kattesaamatu', amounts: WITH_VAT },
  { behaviour: 'error', status: 'kattesaamatu', amounts: WITH_VAT },
  { behaviour: 'garbage', status: 'kattesaamatu', amounts: WITH_VAT },
  { behaviour: 'flapping', status: 'kehtiv', amounts: WITHOUT_VAT },
  { behaviour: 'get_only', status: 'kehtiv', amounts: WITHOUT_VAT },
  { behaviour: 'MS_UNAVAILABLE', status: 'kattesaamatu', amounts: WITH_VAT },
];

test.each(CASES)(
  'a validation service that is $behaviour',
  async ({ behaviour, status, amounts }) => {
    const client = await aClient();
    const number = aNumber();
    vies.answers(number, behaviour);
    const account = await report(client, number);
    expect(dataOf(account)).toMatchObject({ kmkr: number, kmkr_staatus: status });
    expect(dataOf(account)['kontrollitud']).toMatch(/Z$/);
    const options = { teenus: 'b_skann', riik: 'fi' };
    const [quote, placed] = [
      await client.post('/v1/quote', options),
      await client.post('/v1/orders', options),
    ];
    expect(placed.status).toBe(201);
    const order = dataOf(placed);
    expect(amountsOf(dataOf(quote))).toEqual([...amounts, status]);
    expect(amountsOf(order)).toEqual([...amounts, status]);
    expect(warningsOf(placed)).toHaveLength(status === 'kattesaamatu' ? 1 : 0);
    const page = await pageOf(order['makselink']);
    for (const amount of [amounts[0], amounts[2], amounts[3]]) {
      expect(page).toContain(`${String(amount)}\u00a0€`);
    }
    const summary = dataOf(await client.get('/v1/billing/summary'));
    expect(summary['tellimused']).toMatchObject([
      { order_id: order['order_id'], hind_kokku: amounts[3] },
    ]);
    vies.answers(number, 'invalid');
  },
);

test('a malformed number is rejected without asking VIES', async () => {
  const client = await aClient();
  const requested = vies.requests.length;
  for (const kmkr of ['FI123', '12345678', 'FI1234567A']) {
    expect(dataOf(await report(client, kmkr))['kmkr_staatus']).toBe('kehtetu');
  }
  expect(vies.requests).toHaveLength(requested);
});

test('a number is stored, checked again, and cleared', async () => {
  const client = await aClient();
  const number = aNumber();
  vies.answers(number, 'invalid');
  await report(client, number);
  vies.answers(number, 'valid');
  const kept = dataOf(await client.post('/v1/account/vat', { reg_kood: '1' }));
  expect(kept).toMatchObject({ kmkr: number, kmkr_staatus: 'kehtetu' });
  expect(dataOf(await report(client, number))['kmkr_staatus']).toBe('kehtiv');
  const cleared = dataOf(await client.post('/v1/account/vat', { kmkr: '' }));
  expect(cleared).toMatchObject({ kmkr: null, kmkr_staatus: 'kontrollimata', kontrollitud: null });
});

test('a number of another member state is accepted, and its owner is notified', async () => {
  const client = await aClient();
  const number = aNumber();
  vies.answers(number, 'valid');
  expect(warningsOf(await report(client, number, 'se'))).toHaveLength(1);
  const placed = await client.post('/v1/orders', { teenus: 'b_skann' });
  expect(amountsOf(dataOf(placed))).toEqual([...WITHOUT_VAT, 'kehtiv']);
  expect(warningsOf(placed)).toHaveLength(1);
});

test('the sandbox never calls VIES', async () => {
  const request = vies.requests.length;
  const client = base.with(service.keys.test.client);
  const number = aNumber();
  expect(dataOf(await report(client, number))).toMatchObject({ kmkr: 'EE000000000' });
  await client.post('/v1/quote', { teenus: 'b_skann' });
  await client.post('/v1/orders', { teenus: 'b_skann' });
  expect(vies.requests).toHaveLength(request);
});

test('when a number becomes valid, its owner is notified, pays without VAT, and the old payment page expires', async () => {
  const client = await aClient();
  const number = aNumber();
  vies.answers(number, 'MS_UNAVAILABLE');
  await report(client, number);
  await client.post('/v1/webhook-endpoints', { url: receiver.url, tyybid: ['vat.verified'] });
  const placed = dataOf(await client.post('/v1/orders', { teenus: 'b_skann' }));
  const path = `/v1/orders/${String(placed['order_id'])}`;
  vies.answers(number, 'valid');
  await receiver.count(1, 20_000);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    type: 'vat.verified',
    data: { kmkr: number, kmkr_staatus: 'kehtiv' },
  });
  const cheaper = dataOf(await client.get(path));
  expect(amountsOf(cheaper)).toEqual([...WITHOUT_VAT, 'kehtiv']);
  expect(cheaper['makselink']).not.toBe(placed['makselink']);
  await pay(placed['makselink']);
  expect(dataOf(await client.get(path))['makse_staatus']).toBe('ootel');
  await pay(cheaper['makselink']);
  const paid = dataOf(await client.get(path));
  expect(paid).toMatchObject({ makse_staatus: 'tasutud', hind_kokku: '290.00' });
  expect(paid['arve_number']).toEqual(expect.any(String));
});

test('a sign-up with a valid number pays for its licence without VAT', async () => {
  const number = aNumber();
  vies.answers(number, 'valid');
  const { json } = await base.post('/v1/signup', {
    nimi: 'Oy',
    email: 'a@example.test',
    roll: 'client',
    riik: 'fi',
    kmkr: number,
  });
  expect(await pageOf(json.data?.['makselink'])).toContain('>990.00\u00a0€<');
});
