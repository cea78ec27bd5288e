import { expect, test } from '@jest/globals';
import type { PostgresRefundDesk } from '../../../src/modules/refunds/refund-queue.repository.js';
import { withRefundHouse } from '../order-expiry/retention-fixture.js';
import type { StripeHouse } from '../payments/stripe-fixture.js';

let house: StripeHouse;
let desk: PostgresRefundDesk;

withRefundHouse((opened, refundDesk) => {
  house = opened;
  desk = refundDesk;
});

test('money given back by hand at the provider is known here', async () => {
  const { id, intent, total, read } = await house.aPaidOrder('hooldus');
  const from = house.stub.book.events.length;
  house.stub.book.refunds.byHand(intent, 1000);
  await house.deliverFrom(from);
  expect((await read()).phase).toBe('released');
  house.stub.book.refunds.byHand(intent, total - 1000);
  await house.deliverFrom(from);
  await house.deliverFrom(from);
  expect((await read()).phase).toBe('refunded');
  expect(await house.creditOf(id)).toEqual([1000, total - 1000]);
});

test('never more goes back than was paid', async () => {
  const { id, intent, total, read } = await house.aPaidOrder('hooldus');
  const vat = `insert into refund_due (payment_id, order_id, amount_cents, reason, created_at) values (?, ?::uuid, ?, 'vat', now())`;
  await house.rows(vat, [intent, id, 500]);
  await desk.refundOrder(id, house.surroundings.now());
  await house.refunds.run();
  const amounts = house.made(intent).map(({ amount }) => amount);
  expect(amounts.sort((one, other) => one - other)).toEqual([500, total - 500]);
  expect((await read()).phase).toBe('refunded');
});

test('what the provider refuses is told to the operator', async () => {
  const { id, intent, total } = await house.aPaidOrder('hooldus');
  house.stub.book.refunds.byHand(intent, total);
  await desk.refundOrder(id, house.surroundings.now());
  await house.refunds.run();
  expect(house.refundAlerts).toEqual(['refund_failed']);
  const [entry] = (await desk.open()).filter(({ orderId }) => orderId === id);
  expect(entry).toMatchObject({ state: 'failed', problem: 'charge_already_refunded' });
});

test('a refund of a payment that is not ours is told to the operator', async () => {
  const event = house.stub.book.tell('refund.created', {
    ...{ id: 're_x', object: 'refund', amount: 5, status: 'succeeded', payment_intent: 'pi_x' },
  });
  expect(await house.deliver(event)).toBe('unmatched');
  expect(house.refundAlerts).toEqual(['unmatched']);
});
