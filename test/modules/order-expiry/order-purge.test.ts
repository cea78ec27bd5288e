import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PostgresOrderPurge } from '../../../src/modules/order-expiry/order-purge.repository.js';
import { PostgresOrderEvents } from '../../../src/modules/order-events/order-events.repository.js';
import { licencesIn } from '../licences/licence-fixture.js';
import { openProcessCommands, type OrdersFixture } from '../orders/orders-fixture.js';

const DAY_MS = 86_400_000;

/** Rows that no job may delete. */
const BOOKKEEPING = ['orders', 'payment', 'invoice', 'provider_event', 'refund_due', 'audit_log'];

let fixture: OrdersFixture;

beforeAll(async () => {
  fixture = await openProcessCommands();
});
afterAll(() => fixture.close());

async function purge(): Promise<void> {
  const store = new PostgresOrderPurge(fixture.em);
  while ((await store.some(fixture.runtime.now())) > 0);
}

const countsOf = async (tables: readonly string[]) =>
  Promise.all(tables.map((table) => fixture.rows(`select count(*) from ${table}`)));

test('past events and emails are deleted after ninety days, payments and accounting records never', async () => {
  const { accountId } = await licencesIn(fixture).aLicensed();
  const client = await fixture.aClient();
  const { order } = await fixture.orders.place(
    fixture.aRequest('hooldus'),
    fixture.contextOf(client),
  );
  const amountCents = order.amounts.totalCents;
  await fixture.settlement.settle(fixture.aPaymentEvent({ orderId: order.id, amountCents }));
  await fixture.outbox.drain();
  const records = await countsOf(BOOKKEEPING);
  const events = (id: string) =>
    fixture.rows('select kind from order_event where account_id = ?::uuid order by id', [id]);
  const mails = () => fixture.rows('select 1 from outbox');
  fixture.runtime.pass(89 * DAY_MS);
  await purge();
  expect(await events(client.accountId)).toHaveLength(3);
  expect((await mails()).length).toBeGreaterThan(0);
  fixture.runtime.pass(2 * DAY_MS);
  await purge();
  expect(await events(client.accountId)).toEqual([{ kind: 'released' }]);
  expect(await events(accountId)).toHaveLength(1);
  expect(await mails()).toEqual([]);
  expect(await countsOf(BOOKKEEPING)).toEqual(records);
});

test('a waiting email is kept, and a subscription still starts with the current state of the order', async () => {
  const client = await fixture.aClient();
  const { order } = await fixture.orders.place(
    fixture.aRequest('hooldus'),
    fixture.contextOf(client),
  );
  await fixture.outbox.drain();
  await fixture.rows(
    `insert into outbox (id, dedupe, account_id, kind, recipient, created_at, due_at)
     values (gen_random_uuid(), 'waits', ?::uuid, 'live_key', 'a@b.test', ?, ?)`,
    [client.accountId, fixture.runtime.now(), fixture.runtime.now()],
  );
  fixture.runtime.pass(400 * DAY_MS);
  await purge();
  expect(await fixture.rows('select dedupe from outbox')).toEqual([{ dedupe: 'waits' }]);
  const scope = { accountId: client.accountId, orderId: order.id };
  const { events } = await new PostgresOrderEvents(fixture.em).present(scope, 1);
  expect(events).toMatchObject([{ kind: 'created' }]);
});
