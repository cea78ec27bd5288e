/** Ownership of VAT numbers: names compared, customers informed, operators consulted, interim rates. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openProcessCommands, type OrdersFixture } from '../orders/orders-fixture.js';
import { NET, VAT } from './provisional-orders.js';
import {
  aLatvianNumber,
  vatClients,
  WITH_VAT,
  WITHOUT_VAT,
  type VatClients,
} from './vat-clients.js';

let fixture: OrdersFixture;
let kit: VatClients;

beforeAll(async () => {
  fixture = await openProcessCommands();
  kit = vatClients(fixture);
});
afterAll(() => fixture.close());

test('name and address from VIES are stored with the query', async () => {
  const { client, vatNumber } = await kit.aClient('SIA "KLIENTS"', { name: 'Klients' });
  const order = await kit.place(client);
  expect(order.amounts).toMatchObject(WITHOUT_VAT);
  expect(order.doubts).toEqual([]);
  const [check] = await fixture.rows(
    `select c.id, c.consultation, t.account_id, t.name, t.address from vat_check c
     join vat_check_trader t on t.check_id = c.id where c.vat_number = ?`,
    [vatNumber],
  );
  expect(check).toMatchObject({
    consultation: `WAPI${vatNumber}`,
    account_id: client.accountId,
    name: 'SIA "KLIENTS"',
    address: 'Brīvības iela 1, Rīga',
  });
  expect(await kit.evidenceOf(order.id)).toMatchObject({
    checkId: check?.['id'],
    nameMatch: 'match',
    addressMatch: null,
    doubts: [],
    review: null,
    isRefused: false,
  });
  expect(await kit.reviewsOf(client)).toEqual([]);
  expect(await kit.accountOf(client)).toEqual({ vat_name_match: 'match', vat_review: null });
  await expect(fixture.rows('update vat_check_trader set name = null')).rejects.toThrow(
    'append only',
  );
});

test('another name is reported and reviewed once; until then the answer of VIES counts', async () => {
  const { client, vatNumber } = await kit.aClient('SIA "CITS"');
  const order = await kit.place(client);
  expect((await fixture.quotes.quote(fixture.aRequest('b_skann'), client)).doubts).toEqual([
    'name',
  ]);
  await kit.place(client);
  expect(order.amounts).toMatchObject({ ...WITHOUT_VAT, vatStatus: 'valid' });
  expect(order.doubts).toEqual(['name']);
  expect(await kit.evidenceOf(order.id)).toMatchObject({ nameMatch: 'mismatch', review: 'open' });
  expect(await kit.reviewsOf(client)).toMatchObject([
    {
      vatNumber,
      country: 'lv',
      doubts: ['name'],
      accountName: 'Client',
      nameMatch: 'mismatch',
      traderName: 'SIA "CITS"',
      consultation: `WAPI${vatNumber}`,
    },
  ]);
});

test('a rejected number counts for no later order, whatever the answer, until it is accepted', async () => {
  const { client, vatNumber } = await kit.aClient('SIA "CITS"');
  const before = await kit.place(client);
  const review = await kit.review(client);
  expect(await fixture.reviews.decide(review.id, 'rejected')).toBe(true);
  expect(await fixture.reviews.decide(review.id, 'rejected')).toBe(false);
  expect(await kit.accountOf(client)).toMatchObject({ vat_review: 'rejected' });
  const after = await kit.place(client);
  expect(after.amounts).toMatchObject({ ...WITH_VAT, vatStatus: 'irrelevant' });
  expect(await kit.evidenceOf(after.id)).toMatchObject({ check: 'valid', review: 'rejected' });
  fixture.exchange.answers(vatNumber, 'valid', { name: null });
  expect((await kit.place(client)).amounts).toMatchObject(WITH_VAT);
  fixture.exchange.answers(vatNumber, 'valid', { name: 'SIA "TREŠAIS"' });
  expect((await kit.place(client)).amounts).toMatchObject(WITH_VAT);
  expect(await kit.reviewsOf(client)).toHaveLength(1);
  await kit.pay(before.id, NET);
  const read = await fixture.orders.read(before.id, fixture.contextOf(client));
  expect(read.amounts).toMatchObject({ ...WITHOUT_VAT, vatStatus: 'valid' });
  const again = await kit.review(client);
  expect(await fixture.reviews.decide(again.id, 'accepted')).toBe(true);
  expect((await kit.place(client)).amounts).toMatchObject(WITHOUT_VAT);
  const audit = await fixture.rows(
    `select action, object, actor from audit_log where account_id = ?::uuid and action like 'vat_review.%' order by id`,
    [client.accountId],
  );
  expect(audit).toEqual([
    { action: 'vat_review.rejected', object: `vat_review:${review.id}`, actor: 'operator' },
    { action: 'vat_review.accepted', object: `vat_review:${again.id}`, actor: 'operator' },
  ]);
});

test('a provisional order whose number belongs to another company is freed of VAT and reviewed', async () => {
  const vatNumber = aLatvianNumber();
  const client = await fixture.aClient({ country: 'lv', vatNumber });
  const order = await kit.place(client);
  expect(order.amounts).toMatchObject({ ...WITH_VAT, vatStatus: 'unavailable' });
  fixture.exchange.answers(vatNumber, 'valid', { name: 'SIA "CITS"' });
  await fixture.pass(3_600_000);
  await fixture.rechecks.run();
  const read = await fixture.orders.read(order.id, fixture.contextOf(client));
  expect(read).toMatchObject({ amounts: WITHOUT_VAT, doubts: ['name'] });
  expect(await kit.reviewsOf(client)).toHaveLength(1);
});

test('for a buyer billed in the seller’s own country, a number of another state changes nothing', async () => {
  const { client } = await kit.aClient('SIA "KLIENTS"', { name: 'Klients', country: 'ee' });
  const order = await kit.place(client);
  expect(order.amounts).toMatchObject({ ...WITH_VAT, vatStatus: 'irrelevant' });
  expect(order.doubts).toEqual(['seller_state']);
  expect(await kit.reviewsOf(client)).toMatchObject([{ doubts: ['seller_state'] }]);
  await kit.pay(order.id, NET + VAT);
  const [document] = await fixture.rows('select content from invoice where order_id = ?::uuid', [
    order.id,
  ]);
  expect(document?.['content']).toMatchObject({ vat: [{ kind: 'standard', percent: 24 }] });
});

test('with an address in the seller’s country the number counts only after it is accepted', async () => {
  const { client } = await kit.aClient('SIA "KLIENTS"', {
    name: 'Klients',
    address: 'Pärnu mnt 1, Tallinn, Eesti',
  });
  expect((await kit.place(client)).amounts).toMatchObject(WITH_VAT);
  const review = await kit.review(client);
  expect(review).toMatchObject({ doubts: ['seller_address'], addressMatch: 'mismatch' });
  await fixture.reviews.decide(review.id, 'accepted');
  expect((await kit.place(client)).amounts).toMatchObject(WITHOUT_VAT);
});

test('Monaco is treated as France', async () => {
  const none = await fixture.aClient({ country: 'mc' });
  expect((await kit.place(none)).amounts).toMatchObject({ ...WITH_VAT, vatStatus: 'irrelevant' });
  const vatNumber = 'FR10000000001';
  fixture.exchange.answers(vatNumber, 'valid', { name: 'CLIENT SARL' });
  const order = await kit.place(await fixture.aClient({ country: 'mc', vatNumber }));
  expect(order).toMatchObject({ amounts: { ...WITHOUT_VAT, vatStatus: 'valid' }, doubts: [] });
});
