/** Payments that match no order are refunded: by the operator's command, or manually at the provider. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { withRefundFixture } from '../order-expiry/retention-fixture.js';
import { quarantineIn, type QuarantineFixture } from './quarantine-fixture.js';
import type { RefundQueueRepository } from '../../../src/modules/refunds/refund-queue.repository.js';
import type { StripeFixture } from '../payments/stripe-fixture.js';

let fixture: StripeFixture;
let vatService: RefundQueueRepository;
let held: QuarantineFixture;

withRefundFixture((opened, refundQueue) => {
  [fixture, vatService] = [opened, refundQueue];
  held = quarantineIn(opened);
});

test('the money is returned once, whatever fails in between, and the entry records it', async () => {
  const { intent, entry, read } = await held.aWrongPayment();
  expect(await held.refund(entry)).toBe('asked');
  expect(await held.refund(entry)).toBe('not_open');
  // The refund succeeds but the answer is lost, as if the process had been killed.
  fixture.stub.state.losesAnswers = true;
  await fixture.refunds.run();
  fixture.stub.state.losesAnswers = false;
  expect(await held.entryOf(entry)).toMatchObject({ state: 'refunding', refundState: 'wanted' });
  await fixture.pass(3_600_000);
  await fixture.refunds.run();
  expect(fixture.made(intent)).toMatchObject([{ amount: 100 }]);
  expect(await held.entryOf(entry)).toMatchObject({ state: 'refunded', refundState: 'done' });
  expect((await read()).state.payment).toBe('pending');
  expect(await held.auditOf(entry)).toEqual([
    'operator quarantine.refund_asked',
    'refunds quarantine.refunded',
  ]);
});

test('a refund that the provider refuses records the reason, and can be retried or dismissed', async () => {
  const { intent, entry } = await held.aWrongPayment();
  fixture.stub.records.refunds.nextStatus = 'pending';
  await held.refund(entry);
  await fixture.refunds.run();
  const [made] = fixture.made(intent);
  const reported = fixture.stub.records.events.length;
  fixture.stub.records.refunds.end(made?.id ?? '', 'failed', 'expired_or_canceled_card');
  await fixture.deliverFrom(reported);
  const failed = await held.entryOf(entry);
  expect(failed).toMatchObject({
    state: 'refunding',
    refundState: 'failed',
    refundProblem: 'expired_or_canceled_card',
  });
  const listed = (await vatService.open()).find(({ id }) => id === failed?.refundId);
  expect(listed).toMatchObject({ orderId: null, paymentId: intent, reason: 'quarantine' });
  fixture.stub.records.refunds.nextStatus = 'succeeded';
  expect(await vatService.retry(failed?.refundId ?? '')).toBe(true);
  await fixture.refunds.run();
  expect(await held.entryOf(entry)).toMatchObject({ state: 'refunded', refundProblem: null });
  expect(await held.quarantine.dismiss(entry, held.by())).toBe(false);
});

test('the provider’s reason is stored after a query, too', async () => {
  const { intent, id } = await fixture.aPaidOrder('hooldus');
  fixture.stub.records.refunds.nextStatus = 'pending';
  await vatService.refundOrder(id, fixture.runtime.now());
  await fixture.refunds.run();
  const [made] = fixture.made(intent);
  fixture.stub.records.refunds.end(made?.id ?? '', 'failed', 'lost_or_stolen_card');
  await fixture.pass(3_600_000);
  await fixture.refunds.run();
  const [entry] = (await vatService.open()).filter(({ orderId }) => orderId === id);
  expect(entry).toMatchObject({ state: 'failed', problem: 'lost_or_stolen_card' });
});

test('an unknown amount cannot be refunded, nor more than was received', async () => {
  const unread = { orderId: null, unread: { orderId: null }, paymentId: '' };
  const nameless = fixture.aPaymentEvent(unread);
  const page = { ...nameless.page, paymentId: nameless.eventId };
  await fixture.settlement.settle({ ...nameless, page });
  const kept = (await held.all()).find(({ eventId }) => eventId === nameless.eventId);
  expect(kept).toMatchObject({ paymentId: null, amount: null });
  expect(await held.refund(kept?.id ?? '', 100)).toBe('no_payment');
  const { id } = await held.anEntry({ orderId: randomUUID(), amountCents: null });
  expect(await held.refund(id)).toBe('no_amount');
  const { id: known } = await held.anEntry({ orderId: randomUUID(), amountCents: 50 });
  expect(await held.refund(known, 51)).toBe('no_amount');
  const { id: large } = await held.anEntry({ orderId: randomUUID(), amountCents: 2 ** 53 - 1 });
  expect(await held.refund(large)).toBe('no_amount');
  expect(await held.refund(randomUUID())).toBe('missing');
});

test('a refund that an operator makes at the provider closes the entry through its event', async () => {
  const { intent, entry } = await held.aWrongPayment();
  const reports = fixture.stub.records.events.length;
  fixture.stub.records.refunds.byHand(intent, 100);
  await fixture.deliverFrom(reports);
  expect(await held.entryOf(entry)).toMatchObject({ state: 'refunded', resolvedBy: 'provider' });
});

test('a refund of an unknown payment is listed, and can only be dismissed', async () => {
  const object = {
    id: `re_${randomUUID()}`,
    amount: 7,
    payment_intent: 'pi_of_nobody',
    status: 'succeeded',
  };
  const event = fixture.stub.records.emit('refund.created', object);
  expect(await fixture.deliver(event)).toBe('unmatched');
  const entry = (await held.all()).find(({ eventId }) => eventId === event.id);
  expect(entry).toMatchObject({ reason: 'unknown_refund', amount: 7, providerRef: object.id });
  expect(await held.refund(entry?.id ?? '')).toBe('no_payment');
  expect(await held.quarantine.dismiss(entry?.id ?? '', held.by())).toBe(true);
  expect(await held.entryOf(entry?.id ?? '')).toMatchObject({
    state: 'dismissed',
    resolvedBy: 'operator',
  });
});
