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

test('a payment advances the order and starts the generation of its documents', async () => {
  const { id, paid, read } = await anOrder();
  expect(await fixture.settlement.settle(fixture.aPaymentEvent(paid))).toBe('fulfilled');
  const order = await read();
  expect(order.state).toEqual({ payment: 'paid', documents: 'generating' });
  expect(await jobsOf(id)).toHaveLength(1);
  expect(fixture.alerts).toEqual([]);
});

test('an order without documents is complete once paid', async () => {
  const { id, paid, read } = await anOrder('hooldus');
  await fixture.settlement.settle(fixture.aPaymentEvent(paid));
  const order = await read();
  expect(order).toMatchObject({ phase: 'released', documents: [] });
  expect(await jobsOf(id)).toHaveLength(0);
});

test(`one event, ${String(REPEATS)} times at once, has its effects once`, async () => {
  const { id, paid } = await anOrder();
  const paymentEvent = fixture.aPaymentEvent(paid);
  const outcomes = await Promise.all(
    Array.from({ length: REPEATS }, () => fixture.settlement.settle(paymentEvent)),
  );
  expect(outcomes.filter((outcome) => outcome === 'fulfilled')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(REPEATS - 1);
  expect(await paymentsOf(id)).toEqual([{ fulfils: true }]);
  expect(await jobsOf(id)).toHaveLength(1);
});

test('two events of one payment count it once', async () => {
  const { id, paid } = await anOrder();
  const payment = { ...paid, paymentId: `pi_${randomUUID()}` };
  expect(await fixture.settlement.settle(fixture.aPaymentEvent(payment))).toBe('fulfilled');
  expect(await fixture.settlement.settle(fixture.aPaymentEvent(payment))).toBe('duplicate');
  expect(await paymentsOf(id)).toEqual([{ fulfils: true }]);
});

test('a second payment is stored for refund and fulfils nothing', async () => {
  const { id, paid } = await anOrder();
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => fixture.settlement.settle(fixture.aPaymentEvent(paid))),
  );
  expect(outcomes.sort()).toEqual(['fulfilled', ...Array.from({ length: 9 }, () => 'surplus')]);
  const payments = await paymentsOf(id);
  expect(payments.filter(({ fulfils }) => fulfils === true)).toHaveLength(1);
  expect(payments).toHaveLength(10);
  expect(await jobsOf(id)).toHaveLength(1);
  expect(fixture.alerts).toHaveLength(9);
});

test.each([
  { name: 'a lower sum', wrong: (total: number) => ({ amountCents: total - 1 }) },
  { name: 'a higher sum', wrong: (total: number) => ({ amountCents: total + 1 }) },
  { name: 'another currency', wrong: () => ({ currency: 'usd' }) },
  { name: 'an unknown sum', wrong: () => ({ amountCents: null }) },
])('a payment with $name does not pay the order', async ({ wrong }) => {
  const { id, paid, read, total } = await anOrder();
  const paymentEvent = fixture.aPaymentEvent({ ...paid, ...wrong(total) });
  expect(await fixture.settlement.settle(paymentEvent)).toBe('mismatched');
  expect((await read()).state.payment).toBe('pending');
  expect(await paymentsOf(id)).toEqual([]);
  expect(fixture.alerts).toEqual(['mismatched']);
  const kept = await fixture.rows('select outcome, order_id from provider_event where id = ?', [
    paymentEvent.eventId,
  ]);
  expect(kept).toEqual([{ outcome: 'mismatched', order_id: id }]);
});

test('live payments are refused where test payments are expected', async () => {
  const { paid, read } = await anOrder();
  const paymentEvent = { ...fixture.aPaymentEvent(paid), isLive: true };
  expect(await fixture.settlement.settle(paymentEvent)).toBe('mismatched');
  expect((await read()).state.payment).toBe('pending');
});

test('a payment for an unknown order is quarantined', async () => {
  const paymentEvent = fixture.aPaymentEvent({ orderId: randomUUID(), amountCents: 100 });
  expect(await fixture.settlement.settle(paymentEvent)).toBe('unmatched');
  expect(fixture.alerts).toEqual(['unmatched']);
});

test('a payment without the order id is found by its page', async () => {
  const { id, read, total } = await anOrder();
  const page = { orderId: null, pageRef: `cs_${id}:0`, amountCents: total };
  expect(await fixture.settlement.settle(fixture.aPaymentEvent(page))).toBe('fulfilled');
  expect((await read()).state.payment).toBe('paid');
});

test('events in any order lead to the same result', async () => {
  const orders = [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [2, 0, 3, 1],
    [1, 3, 0, 2],
  ];
  for (const order of orders) {
    const { id, paid, read } = await anOrder();
    const payment = { ...paid, paymentId: `pi_${randomUUID()}` };
    const paymentEvents = [
      {
        ...fixture.aPaymentEvent({ ...payment, isPaid: false }),
        eventType: 'checkout.session.completed',
      },
      fixture.aPaymentEvent(payment),
      { ...fixture.aPaymentEvent(payment), eventType: 'checkout.session.async_payment_succeeded' },
      { ...fixture.aPaymentEvent({}), page: null, eventType: 'checkout.session.expired' },
    ];
    for (const at of order) {
      const paymentEvent = paymentEvents[at];
      if (paymentEvent !== undefined) await fixture.settlement.settle(paymentEvent);
    }
    expect((await read()).state).toEqual({ payment: 'paid', documents: 'generating' });
    expect(await paymentsOf(id)).toEqual([{ fulfils: true }]);
  }
});

test('a payment on a replaced page still counts', async () => {
  const { id, paid, read, total } = await anOrder();
  fixture.runtime.pass(86_400_000);
  await read();
  expect(
    await fixture.settlement.settle(fixture.aPaymentEvent({ ...paid, pageRef: `cs_${id}:0` })),
  ).toBe('fulfilled');
  const second = fixture.aPaymentEvent({ orderId: id, amountCents: total, pageRef: `cs_${id}:1` });
  expect(await fixture.settlement.settle(second)).toBe('surplus');
});

test('a cancelled order accepts no payment', async () => {
  const { id, paid, read } = await anOrder();
  await fixture.rows('update orders set cancelled_at = now() where id = ?::uuid', [id]);
  expect(await fixture.settlement.settle(fixture.aPaymentEvent(paid))).toBe('surplus');
  expect((await read()).phase).toBe('cancelled');
});

test('a settlement is applied completely or not at all', async () => {
  const { id, paid, read } = await anOrder();
  await fixture.rows('alter schema graphile_worker rename to elsewhere');
  const paymentEvent = fixture.aPaymentEvent(paid);
  await expect(fixture.settlement.settle(paymentEvent)).rejects.toThrow();
  expect((await read()).state.payment).toBe('pending');
  expect(await paymentsOf(id)).toEqual([]);
  await fixture.rows('alter schema elsewhere rename to graphile_worker');
  expect(await fixture.settlement.settle(paymentEvent)).toBe('fulfilled');
});
