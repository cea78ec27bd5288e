import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { PaidPage } from '../../../src/modules/payments/domain/payment-event.js';
import { openProcessCommands, type OrdersFixture } from '../orders/orders-fixture.js';

const REPEATS = 100;
let fixture: OrdersFixture;

beforeAll(async () => {
  fixture = await openProcessCommands();
});

afterAll(() => fixture.close());

beforeEach(() => {
  fixture.alerts.length = 0;
});

async function anOrder(serviceKey = 'b_skann') {
  const client = await fixture.aClient();
  const { order } = await fixture.orders.place(
    fixture.aRequest(serviceKey),
    fixture.contextOf(client),
  );
  const paid: Partial<PaidPage> = { orderId: order.id, amountCents: order.amounts.totalCents };
  const read = () => fixture.orders.read(order.id, fixture.contextOf(client));
  return { id: order.id, client, paid, read, total: order.amounts.totalCents };
}

const jobsOf = (id: string) =>
  fixture.rows(`select key from graphile_worker.jobs where key = ?`, [`documents:${id}`]);

const paymentsOf = (id: string) =>
  fixture.rows('select fulfils from payment where order_id = ?::uuid order by fulfils desc', [id]);

test('a payment moves the order and has its documents made', async () => {
  const { id, paid, read } = await anOrder();
  expect(await fixture.settlement.settle(fixture.aNotice(paid))).toBe('fulfilled');
  const order = await read();
  expect(order.state).toEqual({ payment: 'paid', documents: 'generating' });
  expect(await jobsOf(id)).toHaveLength(1);
  expect(fixture.alerts).toEqual([]);
});

test('an order without documents is complete with its payment', async () => {
  const { id, paid, read } = await anOrder('hooldus');
  await fixture.settlement.settle(fixture.aNotice(paid));
  const order = await read();
  expect(order).toMatchObject({ phase: 'released', documents: [] });
  expect(await jobsOf(id)).toHaveLength(0);
});

test(`one notice, ${String(REPEATS)} times at once, has its effects once`, async () => {
  const { id, paid } = await anOrder();
  const notice = fixture.aNotice(paid);
  const outcomes = await Promise.all(
    Array.from({ length: REPEATS }, () => fixture.settlement.settle(notice)),
  );
  expect(outcomes.filter((outcome) => outcome === 'fulfilled')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(REPEATS - 1);
  expect(await paymentsOf(id)).toEqual([{ fulfils: true }]);
  expect(await jobsOf(id)).toHaveLength(1);
});

test('two notices of one payment count it once', async () => {
  const { id, paid } = await anOrder();
  const payment = { ...paid, paymentId: `pi_${randomUUID()}` };
  expect(await fixture.settlement.settle(fixture.aNotice(payment))).toBe('fulfilled');
  expect(await fixture.settlement.settle(fixture.aNotice(payment))).toBe('duplicate');
  expect(await paymentsOf(id)).toEqual([{ fulfils: true }]);
});

test('a second payment is kept for refund and fulfils nothing', async () => {
  const { id, paid } = await anOrder();
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => fixture.settlement.settle(fixture.aNotice(paid))),
  );
  expect(outcomes.sort()).toEqual(['fulfilled', ...Array.from({ length: 9 }, () => 'surplus')]);
  const payments = await paymentsOf(id);
  expect(payments.filter(({ fulfils }) => fulfils === true)).toHaveLength(1);
  expect(payments).toHaveLength(10);
  expect(await jobsOf(id)).toHaveLength(1);
  expect(fixture.alerts).toHaveLength(9);
});

test.each([
  { name: 'too little', wrong: (total: number) => ({ amountCents: total - 1 }) },
  { name: 'too much', wrong: (total: number) => ({ amountCents: total + 1 }) },
  { name: 'in another currency', wrong: () => ({ currency: 'usd' }) },
  { name: 'an unknown sum', wrong: () => ({ amountCents: null }) },
])('who pays $name has not paid', async ({ wrong }) => {
  const { id, paid, read, total } = await anOrder();
  const notice = fixture.aNotice({ ...paid, ...wrong(total) });
  expect(await fixture.settlement.settle(notice)).toBe('mismatched');
  expect((await read()).state.payment).toBe('pending');
  expect(await paymentsOf(id)).toEqual([]);
  expect(fixture.alerts).toEqual(['mismatched']);
  const kept = await fixture.rows('select outcome, order_id from provider_event where id = ?', [
    notice.eventId,
  ]);
  expect(kept).toEqual([{ outcome: 'mismatched', order_id: id }]);
});

test('real money is not taken where play money is expected', async () => {
  const { paid, read } = await anOrder();
  const notice = { ...fixture.aNotice(paid), isLive: true };
  expect(await fixture.settlement.settle(notice)).toBe('mismatched');
  expect((await read()).state.payment).toBe('pending');
});

test('a payment for an order that is not ours is kept aside', async () => {
  const notice = fixture.aNotice({ orderId: randomUUID(), amountCents: 100 });
  expect(await fixture.settlement.settle(notice)).toBe('unmatched');
  expect(fixture.alerts).toEqual(['unmatched']);
});

test('a payment without our id is found by its page', async () => {
  const { id, read, total } = await anOrder();
  const page = { orderId: null, pageRef: `cs_${id}:0`, amountCents: total };
  expect(await fixture.settlement.settle(fixture.aNotice(page))).toBe('fulfilled');
  expect((await read()).state.payment).toBe('paid');
});

test('notices in any order end the same', async () => {
  const orders = [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [2, 0, 3, 1],
    [1, 3, 0, 2],
  ];
  for (const order of orders) {
    const { id, paid, read } = await anOrder();
    const payment = { ...paid, paymentId: `pi_${randomUUID()}` };
    const notices = [
      {
        ...fixture.aNotice({ ...payment, isPaid: false }),
        eventType: 'checkout.session.completed',
      },
      fixture.aNotice(payment),
      { ...fixture.aNotice(payment), eventType: 'checkout.session.async_payment_succeeded' },
      { ...fixture.aNotice({}), page: null, eventType: 'checkout.session.expired' },
    ];
    for (const at of order) {
      const notice = notices[at];
      if (notice !== undefined) await fixture.settlement.settle(notice);
    }
    expect((await read()).state).toEqual({ payment: 'paid', documents: 'generating' });
    expect(await paymentsOf(id)).toEqual([{ fulfils: true }]);
  }
});

test('a payment of a page that was replaced counts all the same', async () => {
  const { id, paid, read, total } = await anOrder();
  fixture.runtime.pass(86_400_000);
  await read();
  expect(await fixture.settlement.settle(fixture.aNotice({ ...paid, pageRef: `cs_${id}:0` }))).toBe(
    'fulfilled',
  );
  const second = fixture.aNotice({ orderId: id, amountCents: total, pageRef: `cs_${id}:1` });
  expect(await fixture.settlement.settle(second)).toBe('surplus');
});

test('a cancelled order takes no payment', async () => {
  const { id, paid, read } = await anOrder();
  await fixture.rows('update orders set cancelled_at = now() where id = ?::uuid', [id]);
  expect(await fixture.settlement.settle(fixture.aNotice(paid))).toBe('surplus');
  expect((await read()).phase).toBe('cancelled');
});

test('what cannot be done whole is not done at all', async () => {
  const { id, paid, read } = await anOrder();
  await fixture.rows('alter schema graphile_worker rename to elsewhere');
  const notice = fixture.aNotice(paid);
  await expect(fixture.settlement.settle(notice)).rejects.toThrow();
  expect((await read()).state.payment).toBe('pending');
  expect(await paymentsOf(id)).toEqual([]);
  await fixture.rows('alter schema elsewhere rename to graphile_worker');
  expect(await fixture.settlement.settle(notice)).toBe('fulfilled');
});
