import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Order } from '../../../src/modules/orders/domain/order.js';
import { openProcessCommands, type OrdersFixture } from './orders-fixture.js';

const TWINS = 100;
const DAY_MS = 86_400_000;
let fixture: OrdersFixture;

beforeAll(async () => {
  fixture = await openProcessCommands();
});

afterAll(() => fixture.close());

const countOrders = async (accountId: string): Promise<number> =>
  (await fixture.rows('select id from orders where account_id = ?::uuid', [accountId])).length;

test('an order is stored unpaid, with its payment page', async () => {
  const client = await fixture.aClient();
  const request = fixture.aRequest('raamistikukaart', { country: 'fi' });
  const { order, isReplay } = await fixture.orders.place(request, fixture.contextOf(client));
  expect(isReplay).toBe(false);
  expect(order).toMatchObject({
    serviceKey: 'raamistikukaart',
    country: 'fi',
    state: { payment: 'pending', documents: 'pending' },
    phase: 'awaiting_payment',
    amounts: { netCents: 39000, vatCents: 9360, totalCents: 48360, vatPercent: 24 },
    documentCount: 1,
    documents: null,
  });
  expect(order.paymentLink).toMatch(/^https:\/\/pay\.test\//);
  expect(order.expiresAt?.getTime()).toBe(order.createdAt.getTime() + 14 * DAY_MS);
  expect(await fixture.orders.read(order.id, fixture.contextOf(client))).toEqual(order);
});

test('without an idempotency key every request creates an order', async () => {
  const client = await fixture.aClient();
  const request = fixture.aRequest('b_skann');
  const first = await fixture.orders.place(request, fixture.contextOf(client));
  const second = await fixture.orders.place(request, fixture.contextOf(client));
  expect(second.order.id).not.toBe(first.order.id);
});

test(`${String(TWINS)} identical simultaneous requests create one order and get one answer`, async () => {
  const client = await fixture.aClient({ tier: 'professional' });
  const twin = () =>
    fixture.orders.place(
      fixture.aRequest('raamistikukaart', { idempotencyKey: 'twin', payload: { a: 1 } }),
      fixture.contextOf(client),
    );
  const answers = await Promise.all(Array.from({ length: TWINS }, twin));
  const [first] = answers;
  for (const { order } of answers) expect(JSON.stringify(order)).toBe(JSON.stringify(first?.order));
  expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
  expect(await countOrders(client.accountId)).toBe(1);
  const used = await fixture.rows('select used from discount_month where account_id = ?::uuid', [
    client.accountId,
  ]);
  expect(used).toEqual([{ used: 1 }]);
});

test('a repeated request gets the first answer, whatever the state of the order', async () => {
  const client = await fixture.aClient();
  const request = fixture.aRequest('b_skann', { idempotencyKey: 'again' });
  const first = await fixture.orders.place(request, fixture.contextOf(client));
  const { id, amounts } = first.order;
  const outcome = await fixture.settlement.settle(
    fixture.aPaymentEvent({ orderId: id, amountCents: amounts.totalCents }),
  );
  expect(outcome).toBe('fulfilled');
  const again = await fixture.orders.place(request, fixture.contextOf(client));
  expect(again.isReplay).toBe(true);
  expect(JSON.stringify(again.order)).toBe(JSON.stringify(first.order));
  const now: Order = await fixture.orders.read(id, fixture.contextOf(client));
  expect(now).toMatchObject({ state: { payment: 'paid' }, phase: 'generating', paymentLink: null });
});

test('a key belongs to one request: another request with it is a conflict', async () => {
  const client = await fixture.aClient();
  const place = (over: Parameters<OrdersFixture['aRequest']>[1], service = 'b_skann') =>
    fixture.orders.place(
      fixture.aRequest(service, { idempotencyKey: 'once', ...over }),
      fixture.contextOf(client),
    );
  await place({ payload: { a: 1, b: { c: 2, d: 3 } }, country: 'ee' });
  const reordered = await place({ payload: { b: { d: 3, c: 2 }, a: 1 }, country: 'ee' });
  expect(reordered.isReplay).toBe(true);
  const conflict = { code: 'IDEMPOTENCY_CONFLICT' };
  await expect(place({ payload: { a: 2 }, country: 'ee' })).rejects.toMatchObject(conflict);
  await expect(place({ country: 'ee' })).rejects.toMatchObject(conflict);
  await expect(
    place({ payload: { a: 1, b: { c: 2, d: 3 } }, country: 'fi' }),
  ).rejects.toMatchObject(conflict);
  await expect(place({}, 'hooldus')).rejects.toMatchObject(conflict);
});

test('a key of one client is independent of the same key of another', async () => {
  const [one, other] = [await fixture.aClient(), await fixture.aClient()];
  const request = fixture.aRequest('b_skann', { idempotencyKey: 'shared' });
  const mine = await fixture.orders.place(request, fixture.contextOf(one));
  const theirs = await fixture.orders.place(request, fixture.contextOf(other));
  expect(theirs.isReplay).toBe(false);
  expect(theirs.order.id).not.toBe(mine.order.id);
  await expect(fixture.orders.read(mine.order.id, fixture.contextOf(other))).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('a request that the provider did not answer is continued by the next one', async () => {
  const client = await fixture.aClient();
  const request = fixture.aRequest('b_skann', { idempotencyKey: 'later' });
  fixture.payments.isDown = true;
  await expect(fixture.orders.place(request, fixture.contextOf(client))).rejects.toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
  });
  fixture.payments.isDown = false;
  const { order, isReplay } = await fixture.orders.place(request, fixture.contextOf(client));
  expect(isReplay).toBe(false);
  expect(order.paymentLink).not.toBeNull();
  expect(await countOrders(client.accountId)).toBe(1);
});

test('an order can be read without a link while the provider does not answer', async () => {
  const client = await fixture.aClient();
  const { order } = await fixture.orders.place(
    fixture.aRequest('b_skann'),
    fixture.contextOf(client),
  );
  fixture.runtime.pass(DAY_MS);
  fixture.payments.isDown = true;
  const read = await fixture.orders.read(order.id, fixture.contextOf(client));
  fixture.payments.isDown = false;
  expect(read).toMatchObject({ phase: 'awaiting_payment', paymentLink: null });
});

test('an expired payment page is closed and replaced when the order is read', async () => {
  const client = await fixture.aClient();
  const { order } = await fixture.orders.place(
    fixture.aRequest('b_skann'),
    fixture.contextOf(client),
  );
  fixture.runtime.pass(DAY_MS);
  const reads = await Promise.all(
    Array.from({ length: 10 }, () => fixture.orders.read(order.id, fixture.contextOf(client))),
  );
  const links = new Set(reads.map(({ paymentLink }) => paymentLink));
  expect(links.size).toBe(1);
  expect([...links][0]).not.toBe(order.paymentLink);
  expect(fixture.payments.closed.filter((ref) => ref.includes(order.id))).toHaveLength(1);
  const pages = await fixture.rows(
    'select closed_at is null as open from payment_page where order_id = ?::uuid order by created_at',
    [order.id],
  );
  expect(pages).toEqual([{ open: false }, { open: true }]);
});

test('a paid page is not replaced, because its event is still to come', async () => {
  const client = await fixture.aClient();
  const { order } = await fixture.orders.place(
    fixture.aRequest('b_skann'),
    fixture.contextOf(client),
  );
  fixture.payments.paid.add(`cs_${order.id}:0`);
  fixture.runtime.pass(DAY_MS);
  const read = await fixture.orders.read(order.id, fixture.contextOf(client));
  expect(read.paymentLink).toBe(order.paymentLink);
});

test.each(['nobody', '00000000-0000-4000-8000-000000000000', "' or 1=1", ''])(
  'an order with the id "%s" is not found',
  async (orderId) => {
    const client = await fixture.aClient();
    await expect(fixture.orders.read(orderId, fixture.contextOf(client))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  },
);

test('a number that cannot be checked does not lower the price', async () => {
  const client = await fixture.aClient({ country: 'de', vatNumber: 'DE123456789' });
  const { order } = await fixture.orders.place(
    fixture.aRequest('b_skann'),
    fixture.contextOf(client),
  );
  expect(order.amounts).toMatchObject({ vatPercent: 24, vatStatus: 'unavailable' });
});

test('a client outside the Union pays no VAT', async () => {
  const client = await fixture.aClient({ country: 'no' });
  const { order } = await fixture.orders.place(
    fixture.aRequest('b_skann'),
    fixture.contextOf(client),
  );
  expect(order.amounts).toMatchObject({ vatPercent: 0, vatCents: 0, totalCents: 29000 });
});
