import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PostgresOrderPurge } from '../../../src/modules/order-expiry/order-purge.repository.js';
import { PostgresOrderEvents } from '../../../src/modules/order-events/order-events.repository.js';
import { licencesIn } from '../licences/licence-fixture.js';
import { openHouse, type OrdersHouse } from '../orders/orders-fixture.js';

const DAY_MS = 86_400_000;

/** Whatever becomes of all else, these rows are never fewer. */
const BOOKKEEPING = ['orders', 'payment', 'invoice', 'provider_event', 'refund_due', 'audit_log'];

let house: OrdersHouse;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function purge(): Promise<void> {
  const store = new PostgresOrderPurge(house.em);
  while ((await store.some(house.surroundings.now())) > 0);
}

const countsOf = async (tables: readonly string[]) =>
  Promise.all(tables.map((table) => house.rows(`select count(*) from ${table}`)));

test('past events and mails go after ninety days, money and papers never', async () => {
  const { accountId } = await licencesIn(house).aLicensed();
  const client = await house.aClient();
  const { order } = await house.orders.place(house.aRequest('hooldus'), house.asking(client));
  const amountCents = order.amounts.totalCents;
  await house.settlement.settle(house.aNotice({ orderId: order.id, amountCents }));
  const books = await countsOf(BOOKKEEPING);
  const events = (id: string) =>
    house.rows('select kind from order_event where account_id = ?::uuid order by id', [id]);
  const mails = () => house.rows('select 1 from outbox');
  house.surroundings.pass(89 * DAY_MS);
  await purge();
  expect(await events(client.accountId)).toHaveLength(3);
  expect((await mails()).length).toBeGreaterThan(0);
  house.surroundings.pass(2 * DAY_MS);
  await purge();
  expect(await events(client.accountId)).toEqual([{ kind: 'released' }]);
  expect(await events(accountId)).toHaveLength(1);
  expect(await mails()).toEqual([]);
  expect(await countsOf(BOOKKEEPING)).toEqual(books);
});

test('a mail that waits stays, and a subscription still begins where the order stands', async () => {
  const client = await house.aClient();
  const { order } = await house.orders.place(house.aRequest('hooldus'), house.asking(client));
  await house.rows(
    `insert into outbox (id, dedupe, account_id, kind, recipient, created_at, due_at)
     values (gen_random_uuid(), 'waits', ?::uuid, 'live_key', 'a@b.test', ?, ?)`,
    [client.accountId, house.surroundings.now(), house.surroundings.now()],
  );
  house.surroundings.pass(400 * DAY_MS);
  await purge();
  expect(await house.rows('select dedupe from outbox')).toEqual([{ dedupe: 'waits' }]);
  const scope = { accountId: client.accountId, orderId: order.id };
  const { events } = await new PostgresOrderEvents(house.em).present(scope, 1);
  expect(events).toMatchObject([{ kind: 'created' }]);
});
