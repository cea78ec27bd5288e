/** Whose a VAT number is: names kept and compared, customers told, operators asked, rates decided meanwhile. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Caller } from '../../../src/core/caller.js';
import { PostgresRecords } from '../../../src/features/accounts/organisation-records.store.js';
import { openHouse, type OrdersHouse } from '../orders/orders-house.js';
import { NET, VAT } from '../orders/provisional-orders.js';

let house: OrdersHouse;
let serial = 0;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const aNumber = (): string => `LV${String(40_000_000_000 + ++serial)}`;

const WITH_VAT = { vatPercent: 24, vatCents: VAT, totalCents: NET + VAT };
const WITHOUT_VAT = { vatPercent: 0, vatCents: 0, totalCents: NET };

type Facts = NonNullable<Parameters<OrdersHouse['aClient']>[0]>;

async function aClient(trader: string | null, facts: Facts = {}) {
  const vatNumber = aNumber();
  house.exchange.says(vatNumber, 'valid', { name: trader, address: 'Brīvības iela 1, Rīga' });
  const client = await house.aClient({ country: 'lv', vatNumber, ...facts });
  return { client, vatNumber };
}

async function place(client: Caller) {
  house.surroundings.pass(1000);
  return (await house.orders.place(house.aRequest('b_skann'), house.asking(client))).order;
}

const pay = (orderId: string, amountCents: number) =>
  house.settlement.settle(house.aNotice({ orderId, amountCents }));

const evidenceOf = async (id: string) =>
  (await house.rows('select vat_evidence as e from orders where id = ?::uuid', [id]))[0]?.['e'];

const reviewsOf = async ({ accountId }: Caller) =>
  (await house.reviews.list()).filter((one) => one.accountId === accountId);

const accountOf = async ({ accountId }: Caller) =>
  (
    await house.rows('select vat_name_match, vat_review from account where id = ?::uuid', [
      accountId,
    ])
  )[0];

test('name and address that the exchange gives are kept with what was asked', async () => {
  const { client, vatNumber } = await aClient('SIA "KLIENTS"', { name: 'Klients' });
  const order = await place(client);
  expect(order.amounts).toMatchObject(WITHOUT_VAT);
  expect(order.doubts).toEqual([]);
  const [check] = await house.rows(
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
  expect(await evidenceOf(order.id)).toMatchObject({
    ...{ checkId: check?.['id'], nameMatch: 'match', addressMatch: null },
    ...{ doubts: [], review: null, isRefused: false },
  });
  expect(await reviewsOf(client)).toEqual([]);
  expect(await accountOf(client)).toEqual({ vat_name_match: 'match', vat_review: null });
  await expect(house.rows('update vat_check_trader set name = null')).rejects.toThrow(
    'append only',
  );
});

test('another name is told and reviewed once; meanwhile the exchange’s word holds', async () => {
  const { client, vatNumber } = await aClient('SIA "CITS"');
  const order = await place(client);
  expect((await house.quotes.quote(house.aRequest('b_skann'), client)).doubts).toEqual(['name']);
  await place(client);
  expect(order.amounts).toMatchObject({ ...WITHOUT_VAT, vatStatus: 'valid' });
  expect(order.doubts).toEqual(['name']);
  expect(await evidenceOf(order.id)).toMatchObject({ nameMatch: 'mismatch', review: 'open' });
  expect(await reviewsOf(client)).toMatchObject([
    {
      ...{ vatNumber, country: 'lv', doubts: ['name'], accountName: 'Client' },
      ...{ nameMatch: 'mismatch', traderName: 'SIA "CITS"', consultation: `WAPI${vatNumber}` },
    },
  ]);
});

test('a number that is rejected counts for no later order, whatever is answered, until it is accepted', async () => {
  const { client, vatNumber } = await aClient('SIA "CITS"');
  const before = await place(client);
  const [review] = await reviewsOf(client);
  expect(await house.reviews.decide(review?.id ?? '', 'rejected')).toBe(true);
  expect(await house.reviews.decide(review?.id ?? '', 'rejected')).toBe(false);
  expect(await accountOf(client)).toMatchObject({ vat_review: 'rejected' });
  const after = await place(client);
  expect(after.amounts).toMatchObject({ ...WITH_VAT, vatStatus: 'irrelevant' });
  expect(await evidenceOf(after.id)).toMatchObject({ check: 'valid', review: 'rejected' });
  house.exchange.says(vatNumber, 'valid', { name: null });
  expect((await place(client)).amounts).toMatchObject(WITH_VAT);
  house.exchange.says(vatNumber, 'valid', { name: 'SIA "TREŠAIS"' });
  expect((await place(client)).amounts).toMatchObject(WITH_VAT);
  expect(await reviewsOf(client)).toHaveLength(1);
  await pay(before.id, NET);
  const read = await house.orders.read(before.id, house.asking(client));
  expect(read.amounts).toMatchObject({ ...WITHOUT_VAT, vatStatus: 'valid' });
  const [again] = await reviewsOf(client);
  expect(await house.reviews.decide(again?.id ?? '', 'accepted')).toBe(true);
  expect((await place(client)).amounts).toMatchObject(WITHOUT_VAT);
  const audit = await house.rows(
    `select action, object, actor from audit_log where account_id = ?::uuid and action like 'vat_review.%' order by id`,
    [client.accountId],
  );
  expect(audit).toEqual([
    { action: 'vat_review.rejected', object: `vat_review:${review?.id ?? ''}`, actor: 'operator' },
    { action: 'vat_review.accepted', object: `vat_review:${again?.id ?? ''}`, actor: 'operator' },
  ]);
});

test('a provisional order whose number turns out another’s is freed of VAT and reviewed', async () => {
  const vatNumber = aNumber();
  const client = await house.aClient({ country: 'lv', vatNumber });
  const order = await place(client);
  expect(order.amounts).toMatchObject({ ...WITH_VAT, vatStatus: 'unavailable' });
  house.exchange.says(vatNumber, 'valid', { name: 'SIA "CITS"' });
  await house.pass(3_600_000);
  await house.rechecks.run();
  const read = await house.orders.read(order.id, house.asking(client));
  expect(read).toMatchObject({ amounts: WITHOUT_VAT, doubts: ['name'] });
  expect(await reviewsOf(client)).toHaveLength(1);
});

test('billed to the seller’s own country, a number of another state changes nothing', async () => {
  const { client } = await aClient('SIA "KLIENTS"', { name: 'Klients', country: 'ee' });
  const order = await place(client);
  expect(order.amounts).toMatchObject({ ...WITH_VAT, vatStatus: 'irrelevant' });
  expect(order.doubts).toEqual(['seller_state']);
  expect(await reviewsOf(client)).toMatchObject([{ doubts: ['seller_state'] }]);
  await pay(order.id, NET + VAT);
  const [paper] = await house.rows('select content from invoice where order_id = ?::uuid', [
    order.id,
  ]);
  expect(paper?.['content']).toMatchObject({ vat: [{ kind: 'standard', percent: 24 }] });
});

test('an address in the seller’s country holds the number back until it is accepted', async () => {
  const { client } = await aClient('SIA "KLIENTS"', {
    ...{ name: 'Klients', address: 'Pärnu mnt 1, Tallinn, Eesti' },
  });
  expect((await place(client)).amounts).toMatchObject(WITH_VAT);
  const [review] = await reviewsOf(client);
  expect(review).toMatchObject({ doubts: ['seller_address'], addressMatch: 'mismatch' });
  await house.reviews.decide(review?.id ?? '', 'accepted');
  expect((await place(client)).amounts).toMatchObject(WITHOUT_VAT);
});

test('Monaco buys as France', async () => {
  const none = await house.aClient({ country: 'mc' });
  expect((await place(none)).amounts).toMatchObject({ ...WITH_VAT, vatStatus: 'irrelevant' });
  const vatNumber = `FR${String(10_000_000_000 + ++serial)}`;
  house.exchange.says(vatNumber, 'valid', { name: 'CLIENT SARL' });
  const order = await place(await house.aClient({ country: 'mc', vatNumber }));
  expect(order).toMatchObject({ amounts: { ...WITHOUT_VAT, vatStatus: 'valid' }, doubts: [] });
});

test('an earlier answer is compared by the name that came with it', async () => {
  const { client, vatNumber } = await aClient('SIA "CITS"');
  await place(client);
  house.exchange.says(vatNumber, 'silent');
  const order = await place(client);
  expect(await evidenceOf(order.id)).toMatchObject({
    basis: 'earlier_answer',
    nameMatch: 'mismatch',
  });
});

test('what is told anew ends what was doubted before', async () => {
  const { client, vatNumber } = await aClient('SIA "CITS"');
  const { accountId } = client;
  await house.desk.check({ accountId, vatNumber, country: 'lv' });
  expect(await reviewsOf(client)).toMatchObject([{ doubts: ['name'] }]);
  const { doubts } = await house.desk.look({ accountId, vatNumber, country: 'lt' });
  expect(doubts).toEqual(['other_state', 'name']);
  expect(await reviewsOf(client)).toMatchObject([{ doubts: ['other_state', 'name'] }]);
  await house.desk.look({ accountId, vatNumber, country: 'lv' });
  expect(await reviewsOf(client)).toMatchObject([{ doubts: ['name'] }]);
  expect(await house.reviews.count()).toMatchObject({ open: (await house.reviews.list()).length });
});

test('names are exported, and go with the organisation unless a paid order rests on them', async () => {
  const { client } = await aClient('SIA "CITS"');
  await place(client);
  const paid = await place(client);
  await pay(paid.id, NET);
  await house.rows(
    `update orders set document_status = 'released', released_at = paid_at where id = ?::uuid`,
    [paid.id],
  );
  const records = new PostgresRecords(house.em);
  const all = await records.collect(client.accountId);
  expect(all?.['vat_checks']).toContainEqual(expect.objectContaining({ name: 'SIA "CITS"' }));
  expect(all?.['vat_reviews']).toMatchObject([{ doubts: ['name'], state: 'open' }]);
  expect(await records.erase(client.accountId, house.surroundings.now())).toMatchObject({
    outcome: 'erased',
  });
  const left = await house.rows(
    'select check_id::text as id from vat_check_trader where account_id = ?::uuid',
    [client.accountId],
  );
  const evidence = (await evidenceOf(paid.id)) as { checkId: string }; // as it was stored
  expect(left).toEqual([{ id: evidence.checkId }]);
  expect(await reviewsOf(client)).toEqual([]);
});
