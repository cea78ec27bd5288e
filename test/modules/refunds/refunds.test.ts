import { expect, test } from '@jest/globals';
import { PostgresMakingStore } from '../../../src/modules/documents/document-generation.repository.js';
import type { PostgresRefundDesk } from '../../../src/modules/refunds/refund-queue.repository.js';
import { withRefundHouse } from '../order-expiry/retention-fixture.js';
import type { StripeHouse } from '../payments/stripe-fixture.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
let house: StripeHouse;
let desk: PostgresRefundDesk;

withRefundHouse((opened, refundDesk) => {
  house = opened;
  desk = refundDesk;
});

const aPaidOrder = (serviceKey = 'hooldus') => house.aPaidOrder(serviceKey);

/** The order is paid on a second page too. */
async function aSurplus() {
  const order = await aPaidOrder();
  const form = {
    client_reference_id: order.id,
    'metadata[order_id]': order.id,
    'line_items[0][price_data][unit_amount]': String(order.total),
  };
  const page = house.stub.book.openSession(new URLSearchParams(form));
  const event = house.stub.book.pay(page.id);
  expect(await house.deliver(event)).toBe('surplus');
  return { ...order, second: String(event.data.object['payment_intent']) };
}

const made = (intent: string) => house.made(intent);

const stateOf = (orderId: string) =>
  house.rows('select reason, state from refund_due where order_id = ?::uuid order by created_at', [
    orderId,
  ]);

const creditOf = (orderId: string) => house.creditOf(orderId);

const deliverAll = (from: number) => house.deliverFrom(from);

test('money that bought nothing goes back, once', async () => {
  const { id, second, total, read } = await aSurplus();
  await Promise.all(Array.from({ length: 5 }, () => house.refunds.run()));
  await house.refunds.run();
  expect(made(second)).toMatchObject([{ amount: total }]);
  expect(await stateOf(id)).toEqual([{ reason: 'surplus', state: 'done' }]);
  expect((await read()).phase).toBe('released');
  expect(await creditOf(id)).toEqual([]);
});

test('what comes for a cancelled order goes back, and it stays cancelled', async () => {
  const { id, pay, read } = await house.anOrder('hooldus');
  const event = pay();
  await house.rows('update orders set cancelled_at = now() where id = ?::uuid', [id]);
  expect(await house.deliver(event)).toBe('surplus');
  await house.refunds.run();
  expect(await stateOf(id)).toEqual([{ reason: 'surplus', state: 'done' }]);
  expect((await read()).phase).toBe('cancelled');
});

test('an order that an operator gives back is refunded when the provider confirms, with a credit note', async () => {
  house.stub.book.refunds.nextStatus = 'pending';
  const { id, intent, total, read } = await aPaidOrder('b_skann');
  expect(await desk.refundOrder(id, house.surroundings.now())).toBe(true);
  expect(await desk.refundOrder(id, house.surroundings.now())).toBe(false);
  expect((await read()).phase).toBe('failed');
  expect(await new PostgresMakingStore(house.em).find(id)).toBeNull();
  const from = house.stub.book.events.length;
  await house.refunds.run();
  await deliverAll(from);
  expect((await read()).phase).toBe('failed');
  const [refund] = made(intent);
  house.stub.book.refunds.end(refund?.id ?? '', 'succeeded');
  await deliverAll(from);
  await deliverAll(from);
  expect((await read()).phase).toBe('refunded');
  expect(await creditOf(id)).toEqual([total]);
  const told = await house.rows(
    `select kind from order_event where order_id = ?::uuid order by id`,
    [id],
  );
  expect(told.map(({ kind }) => kind)).toEqual([
    'created',
    'paid',
    'generating',
    'failed',
    'refunded',
  ]);
});

test('an order that is unpaid is not given back', async () => {
  const { id } = await house.anOrder('hooldus');
  expect(await desk.refundOrder(id, house.surroundings.now())).toBe(false);
});

test('a confirmation that was lost is asked for', async () => {
  house.stub.book.refunds.nextStatus = 'pending';
  const { id, intent, read } = await aPaidOrder();
  await desk.refundOrder(id, house.surroundings.now());
  await house.refunds.run();
  const [refund] = made(intent);
  house.stub.book.refunds.end(refund?.id ?? '', 'succeeded');
  await house.refunds.run();
  expect((await read()).phase).toBe('released');
  await house.pass(MINUTE_MS);
  await house.refunds.run();
  expect((await read()).phase).toBe('refunded');
});

test('one that failed is told to the operator, who asks anew', async () => {
  house.stub.book.refunds.nextStatus = 'pending';
  const { id, intent, read } = await aPaidOrder();
  await desk.refundOrder(id, house.surroundings.now());
  const from = house.stub.book.events.length;
  await house.refunds.run();
  house.stub.book.refunds.end(made(intent)[0]?.id ?? '', 'failed');
  await deliverAll(from);
  expect(house.refundAlerts).toEqual(['refund_failed']);
  const failed = (await desk.open()).find(({ orderId }) => orderId === id);
  expect(failed).toMatchObject({ state: 'failed', reason: 'order' });
  house.stub.book.refunds.nextStatus = 'succeeded';
  expect(await desk.retry(failed?.id ?? '')).toBe(true);
  expect(await desk.retry(failed?.id ?? '')).toBe(false);
  house.stub.book.tell('refund.failed', { ...made(intent)[0] });
  await deliverAll(from);
  await house.refunds.run();
  expect((await read()).phase).toBe('refunded');
  expect(made(intent).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
});

test('a provider that is away is asked again, under the same name', async () => {
  const { id, intent, read } = await aPaidOrder();
  await desk.refundOrder(id, house.surroundings.now());
  house.stub.state.isDown = true;
  await house.refunds.run();
  expect(await stateOf(id)).toEqual([{ reason: 'order', state: 'wanted' }]);
  house.stub.state.isDown = false;
  await house.refunds.run();
  expect(made(intent)).toEqual([]);
  await house.pass(MINUTE_MS);
  await house.refunds.run();
  expect(made(intent)).toHaveLength(1);
  expect((await read()).phase).toBe('refunded');
});

test('one that was tried while a clock ran ahead does not wait for that hour', async () => {
  const { id, intent } = await aPaidOrder();
  await desk.refundOrder(id, house.surroundings.now());
  house.stub.state.isDown = true;
  house.surroundings.pass(DAY_MS);
  await house.refunds.run();
  house.surroundings.pass(-DAY_MS);
  house.stub.state.isDown = false;
  await house.pass(MINUTE_MS);
  await house.refunds.run();
  expect(made(intent)).toHaveLength(1);
});

test('one whose answer was lost is found, after the provider has forgotten its name too', async () => {
  const { id, intent, read } = await aPaidOrder();
  await desk.refundOrder(id, house.surroundings.now());
  house.stub.state.losesAnswers = true;
  await house.refunds.run();
  house.stub.state.losesAnswers = false;
  house.stub.book.answered.clear();
  await house.pass(2 * DAY_MS);
  await house.refunds.run();
  expect(made(intent)).toHaveLength(1);
  expect((await read()).phase).toBe('refunded');
});
