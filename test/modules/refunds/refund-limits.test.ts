import { expect, test } from '@jest/globals';
import type { RefundQueueRepository } from '../../../src/modules/refunds/refund-queue.repository.js';
import { withRefundFixture } from '../order-expiry/retention-fixture.js';
import type { StripeFixture } from '../payments/stripe-fixture.js';

let fixture: StripeFixture;
let refundQueue: RefundQueueRepository;

withRefundFixture((opened, queue) => {
  fixture = opened;
  refundQueue = queue;
});

test('money refunded manually at the provider is recorded', async () => {
  const { id, intent, total, read } = await fixture.aPaidOrder('hooldus');
  const from = fixture.stub.records.events.length;
  fixture.stub.records.refunds.byHand(intent, 1000);
  await fixture.deliverFrom(from);
  expect((await read()).phase).toBe('released');
  fixture.stub.records.refunds.byHand(intent, total - 1000);
  await fixture.deliverFrom(from);
  await fixture.deliverFrom(from);
  expect((await read()).phase).toBe('refunded');
  expect(await fixture.creditOf(id)).toEqual([1000, total - 1000]);
});

test('no more is refunded than was paid', async () => {
  const { id, intent, total, read } = await fixture.aPaidOrder('hooldus');
  const vat = `insert into refund_due (payment_id, order_id, amount_cents, reason, created_at) values (?, ?::uuid, ?, 'vat', now())`;
  await fixture.rows(vat, [intent, id, 500]);
  await refundQueue.refundOrder(id, fixture.runtime.now());
  await fixture.refunds.run();
  const amounts = fixture.made(intent).map(({ amount }) => amount);
  expect(amounts.sort((one, other) => one - other)).toEqual([500, total - 500]);
  expect((await read()).phase).toBe('refunded');
});

test('a refusal of the provider is reported to the operator', async () => {
  const { id, intent, total } = await fixture.aPaidOrder('hooldus');
  fixture.stub.records.refunds.byHand(intent, total);
  await refundQueue.refundOrder(id, fixture.runtime.now());
  await fixture.refunds.run();
  expect(fixture.refundAlerts).toEqual(['refund_failed']);
  const [entry] = (await refundQueue.open()).filter(({ orderId }) => orderId === id);
  expect(entry).toMatchObject({ state: 'failed', problem: 'charge_already_refunded' });
});

test('a refund of an unknown payment is reported to the operator', async () => {
  const event = fixture.stub.records.emit('refund.created', {
    id: 're_x',
    object: 'refund',
    amount: 5,
    status: 'succeeded',
    payment_intent: 'pi_x',
  });
  expect(await fixture.deliver(event)).toBe('unmatched');
  expect(fixture.refundAlerts).toEqual(['unmatched']);
});
