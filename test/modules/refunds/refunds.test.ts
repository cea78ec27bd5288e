import { expect, test } from '@jest/globals';
import { DocumentGenerationRepository } from '../../../src/modules/documents/document-generation.repository.js';
import type { RefundQueueRepository } from '../../../src/modules/refunds/refund-queue.repository.js';
import { withRefundFixture } from '../order-expiry/retention-fixture.js';
import type { StripeFixture } from '../payments/stripe-fixture.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
let fixture: StripeFixture;
let refundQueue: RefundQueueRepository;

withRefundFixture((opened, queue) => {
  fixture = opened;
  refundQueue = queue;
});

const aPaidOrder = (serviceKey = 'hooldus') => fixture.aPaidOrder(serviceKey);

/** The order is also paid on a second page. */
async function aSurplus() {
  const order = await aPaidOrder();
  const form = {
    client_reference_id: order.id,
    'metadata[order_id]': order.id,
    'line_items[0][price_data][unit_amount]': String(order.total),
  };
  const page = fixture.stub.records.openSession(new URLSearchParams(form));
  const event = fixture.stub.records.pay(page.id);
  expect(await fixture.deliver(event)).toBe('surplus');
  return { ...order, second: String(event.data.object['payment_intent']) };
}

const made = (intent: string) => fixture.made(intent);

const stateOf = (orderId: string) =>
  fixture.rows(
    'select reason, state from refund_due where order_id = ?::uuid order by created_at',
    [orderId],
  );

const creditOf = (orderId: string) => fixture.creditOf(orderId);

const deliverAll = (from: number) => fixture.deliverFrom(from);

test('money without an order is refunded, once', async () => {
  const { id, second, total, read } = await aSurplus();
  await Promise.all(Array.from({ length: 5 }, () => fixture.refunds.run()));
  await fixture.refunds.run();
  expect(made(second)).toMatchObject([{ amount: total }]);
  expect(await stateOf(id)).toEqual([{ reason: 'surplus', state: 'done' }]);
  expect((await read()).phase).toBe('released');
  expect(await creditOf(id)).toStrictEqual([]);
});

test('a payment for a cancelled order is refunded, and the order stays cancelled', async () => {
  const { id, pay, read } = await fixture.anOrder('hooldus');
  const event = pay();
  await fixture.rows('update orders set cancelled_at = now() where id = ?::uuid', [id]);
  expect(await fixture.deliver(event)).toBe('surplus');
  await fixture.refunds.run();
  expect(await stateOf(id)).toEqual([{ reason: 'surplus', state: 'done' }]);
  expect((await read()).phase).toBe('cancelled');
});

test('an order that an operator refunds is refunded when the provider confirms, with a credit note', async () => {
  fixture.stub.records.refunds.nextStatus = 'pending';
  const { id, intent, total, read } = await aPaidOrder('b_skann');
  expect(await refundQueue.refundOrder(id, fixture.runtime.now())).toBe(true);
  expect(await refundQueue.refundOrder(id, fixture.runtime.now())).toBe(false);
  expect((await read()).phase).toBe('failed');
  expect(await new DocumentGenerationRepository(fixture.em).find(id)).toBeNull();
  const from = fixture.stub.records.events.length;
  await fixture.refunds.run();
  await deliverAll(from);
  expect((await read()).phase).toBe('failed');
  const [refund] = made(intent);
  fixture.stub.records.refunds.end(refund?.id ?? '', 'succeeded');
  await deliverAll(from);
  await deliverAll(from);
  expect((await read()).phase).toBe('refunded');
  expect(await creditOf(id)).toEqual([total]);
  const reported = await fixture.rows(
    `select kind from order_event where order_id = ?::uuid order by id`,
    [id],
  );
  expect(reported.map(({ kind }) => kind)).toEqual([
    'created',
    'paid',
    'generating',
    'failed',
    'refunded',
  ]);
});

test('an unpaid order is not refunded', async () => {
  const { id } = await fixture.anOrder('hooldus');
  expect(await refundQueue.refundOrder(id, fixture.runtime.now())).toBe(false);
});

test('a lost confirmation is queried', async () => {
  fixture.stub.records.refunds.nextStatus = 'pending';
  const { id, intent, read } = await aPaidOrder();
  await refundQueue.refundOrder(id, fixture.runtime.now());
  await fixture.refunds.run();
  const [refund] = made(intent);
  fixture.stub.records.refunds.end(refund?.id ?? '', 'succeeded');
  await fixture.refunds.run();
  expect((await read()).phase).toBe('released');
  await fixture.pass(MINUTE_MS);
  await fixture.refunds.run();
  expect((await read()).phase).toBe('refunded');
});

test('a failed refund is reported to the operator, who requests it again', async () => {
  fixture.stub.records.refunds.nextStatus = 'pending';
  const { id, intent, read } = await aPaidOrder();
  await refundQueue.refundOrder(id, fixture.runtime.now());
  const from = fixture.stub.records.events.length;
  await fixture.refunds.run();
  fixture.stub.records.refunds.end(made(intent)[0]?.id ?? '', 'failed');
  await deliverAll(from);
  expect(fixture.refundAlerts).toEqual(['refund_failed']);
  const failed = (await refundQueue.open()).find(({ orderId }) => orderId === id);
  expect(failed).toMatchObject({ state: 'failed', reason: 'order' });
  fixture.stub.records.refunds.nextStatus = 'succeeded';
  expect(await refundQueue.retry(failed?.id ?? '')).toBe(true);
  expect(await refundQueue.retry(failed?.id ?? '')).toBe(false);
  fixture.stub.records.emit('refund.failed', { ...made(intent)[0] });
  await deliverAll(from);
  await fixture.refunds.run();
  expect((await read()).phase).toBe('refunded');
  expect(made(intent).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
});

test('an unavailable provider is asked again, with the same idempotency key', async () => {
  const { id, intent, read } = await aPaidOrder();
  await refundQueue.refundOrder(id, fixture.runtime.now());
  fixture.stub.state.isDown = true;
  await fixture.refunds.run();
  expect(await stateOf(id)).toEqual([{ reason: 'order', state: 'wanted' }]);
  fixture.stub.state.isDown = false;
  await fixture.refunds.run();
  expect(made(intent)).toEqual([]);
  await fixture.pass(MINUTE_MS);
  await fixture.refunds.run();
  expect(made(intent)).toHaveLength(1);
  expect((await read()).phase).toBe('refunded');
});

test('a refund attempted while a clock ran ahead does not wait for that hour', async () => {
  const { id, intent } = await aPaidOrder();
  await refundQueue.refundOrder(id, fixture.runtime.now());
  fixture.stub.state.isDown = true;
  fixture.runtime.pass(DAY_MS);
  await fixture.refunds.run();
  fixture.runtime.pass(-DAY_MS);
  fixture.stub.state.isDown = false;
  await fixture.pass(MINUTE_MS);
  await fixture.refunds.run();
  expect(made(intent)).toHaveLength(1);
});

test('a refund whose answer was lost is found, also after the provider has dropped its key', async () => {
  const { id, intent, read } = await aPaidOrder();
  await refundQueue.refundOrder(id, fixture.runtime.now());
  fixture.stub.state.losesAnswers = true;
  await fixture.refunds.run();
  fixture.stub.state.losesAnswers = false;
  fixture.stub.records.answered.clear();
  await fixture.pass(2 * DAY_MS);
  await fixture.refunds.run();
  expect(made(intent)).toHaveLength(1);
  expect((await read()).phase).toBe('refunded');
});
