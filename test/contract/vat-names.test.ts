/** Ownership of VAT numbers end to end: names from VIES, and a number of another state in Estonia. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RestClient, type RestAnswer } from '../support/rest-client.js';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';
import { openViesStub, type ViesStub } from '../support/vies-stub.js';

let vies: ViesStub;
let service: TestService;
let base: RestClient;
let serial = 0;

beforeAll(async () => {
  vies = await openViesStub();
  service = await openTestService({ vies: { url: vies.url, recheckSeconds: [300] } });
  base = await RestClient.of(service.url);
});

afterAll(async () => {
  await service.close();
  await vies.close();
});

const aNumber = (): string => `FI${String(40000000 + ++serial)}`;
const aClient = async () => base.with(await makeKey(service.operator, 'client', 'live'));
const dataOf = ({ json }: RestAnswer) => json.data ?? {};
const warningsOf = ({ json }: RestAnswer) => json.meta?.['hoiatused'] ?? [];
const amountsOf = (data: Readonly<Record<string, unknown>>) =>
  ['kaibemaks_protsent', 'kaibemaks', 'hind_kokku', 'kaibemaks_staatus'].map((name) => data[name]);

const WITH_VAT = [24, '69.60', '359.60'] as const;
const WITHOUT_VAT = [0, '0.00', '290.00'] as const;

const report = (client: RestClient, kmkr: string, arveldus_riik = 'fi') =>
  client.post('/v1/account/vat', { kmkr, arveldus_riik });

test('a name that differs from the one in VIES is reported, and an operator is asked to decide', async () => {
  const client = await aClient();
  const [same, other] = [aNumber(), aNumber()];
  for (const number of [same, other]) vies.answers(number, 'valid');
  const { json } = await client.get('/v1/account/export');
  const records = (json.data ?? {})['andmed'] as { account: readonly { name: string }[] }; // as exports are
  vies.names(same, `${records.account[0]?.name ?? ''} Oy`);
  vies.names(other, 'JOKU MUU OY');
  const matching = await report(client, same);
  expect(dataOf(matching)).toMatchObject({ kmkr_nimevaste: 'vastab', kmkr_ylevaatus: null });
  expect(warningsOf(matching)).toEqual([]);
  const differing = await report(client, other);
  expect(dataOf(differing)).toMatchObject({
    kmkr_staatus: 'kehtiv',
    kmkr_nimevaste: 'erineb',
    kmkr_ylevaatus: 'pooleli',
  });
  expect(warningsOf(differing)).toHaveLength(1);
  const placed = await client.post('/v1/orders', { teenus: 'b_skann' });
  expect(amountsOf(dataOf(placed))).toEqual([...WITHOUT_VAT, 'kehtiv']);
  expect(warningsOf(placed)).toEqual(warningsOf(differing));
  const read = await client.get(`/v1/orders/${String(dataOf(placed)['order_id'])}`);
  expect(warningsOf(read)).toEqual(warningsOf(differing));
});

test('a number of another member state does not exempt a buyer in Estonia from VAT', async () => {
  const client = await aClient();
  const number = aNumber();
  vies.answers(number, 'valid');
  const reported = await report(client, number, 'ee');
  expect(dataOf(reported)).toMatchObject({ kmkr_staatus: 'kehtiv', kmkr_ylevaatus: 'pooleli' });
  expect(warningsOf(reported)).toHaveLength(1);
  const placed = await client.post('/v1/orders', { teenus: 'b_skann' });
  expect(amountsOf(dataOf(placed))).toEqual([...WITH_VAT, 'pole_vaja']);
  expect(warningsOf(placed)).toEqual(warningsOf(reported));
});
