/** Payments that match no order: what is stored, and the orders that they can still pay. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { withRefundFixture } from '../order-expiry/retention-fixture.js';
import { quarantineIn, type QuarantineFixture } from './quarantine-fixture.js';
import type { StripeFixture } from '../payments/stripe-fixture.js';

let fixture: StripeFixture;
let held: QuarantineFixture;

withRefundFixture((opened) => {
  fixture = opened;
  held = quarantineIn(opened);
});

test('a payment that matches no order is stored with its reason, the provider’s ids and its amount', async () => {
  const { id, read } = await fixture.anOrder('hooldus');
  const { totalCents } = (await read()).amounts;
  const exact = { orderId: id, amountCents: totalCents };
  const cases = [
    { page: { ...exact, amountCents: totalCents - 1 }, reason: 'wrong_amount', orderId: id },
    { page: { ...exact, amountCents: null }, reason: 'wrong_amount', orderId: id },
    { page: { ...exact, currency: 'usd' }, reason: 'wrong_currency', orderId: id },
    { page: { ...exact, orderId: randomUUID() }, reason: 'unknown_order', orderId: null },
    {
      page: { ...exact, unread: { orderId: null }, orderId: null },
      reason: 'unusable',
      orderId: null,
    },
    { page: exact, isLive: true, reason: 'wrong_mode', orderId: id },
  ];
  for (const { page, isLive, reason, orderId } of cases) {
    const { paymentEvent, entry } = await held.anEntry(page, isLive);
    expect(entry).toMatchObject({
      eventId: paymentEvent.eventId,
      paymentId: paymentEvent.page.paymentId,
      providerRef: 'cs_x',
      reason,
      orderId,
      amount: page.amountCents,
      currency: paymentEvent.page.currency,
      state: 'open',
      resolvedBy: null,
    });
  }
});

test('a payment is stored once, however many events report it', async () => {
  const paymentId = `pi_${randomUUID()}`;
  for (let at = 0; at < 3; at += 1)
    await fixture.settlement.settle(
      fixture.aPaymentEvent({ orderId: randomUUID(), paymentId, amountCents: 5 }),
    );
  expect((await held.all()).filter((one) => one.paymentId === paymentId)).toHaveLength(1);
});

test('a payment pays the order that it is assigned to, once', async () => {
  const { id, read } = await fixture.anOrder('b_skann');
  const { totalCents } = (await read()).amounts;
  const { id: entry, paymentEvent } = await held.anEntry({
    orderId: randomUUID(),
    amountCents: totalCents,
  });
  const outcomes = await Promise.all([held.assign(entry, id), held.assign(entry, id)]);
  expect(outcomes.sort()).toEqual(['assigned', 'not_open']);
  expect(await held.refund(entry)).toBe('not_open');
  expect((await read()).state).toEqual({ payment: 'paid', documents: 'generating' });
  expect((await read()).invoiceNumber).not.toBeNull();
  expect(await held.entryOf(entry)).toMatchObject({
    state: 'assigned',
    orderId: id,
    resolvedBy: 'operator',
    refundId: null,
  });
  expect(await held.auditOf(entry)).toEqual(['operator quarantine.assigned']);
  const kept = await fixture.rows('select id, fulfils from payment where order_id = ?::uuid', [id]);
  expect(kept).toEqual([{ id: paymentEvent.page.paymentId, fulfils: true }]);
  const event = await fixture.rows('select outcome, order_id from provider_event where id = ?', [
    paymentEvent.eventId,
  ]);
  expect(event).toEqual([{ outcome: 'fulfilled', order_id: id }]);
});

test('of a simultaneous assignment and refund only one succeeds', async () => {
  for (let at = 0; at < 5; at += 1) {
    const { id, read } = await fixture.anOrder('hooldus');
    const { totalCents } = (await read()).amounts;
    const { id: entry } = await held.anEntry({ orderId: randomUUID(), amountCents: totalCents });
    const outcomes = await Promise.all([
      held.assign(entry, id),
      held.refund(entry),
      held.assign(entry, id),
    ]);
    expect(outcomes.filter((one) => one === 'not_open')).toHaveLength(2);
    const isPaid = (await read()).state.payment === 'paid';
    expect((await held.entryOf(entry))?.state).toBe(isPaid ? 'assigned' : 'refunding');
  }
});

test('only an unpaid order of the same sum, currency and mode can be paid', async () => {
  const { id, read } = await fixture.anOrder('hooldus');
  const { totalCents } = (await read()).amounts;
  const exact = { orderId: randomUUID(), amountCents: totalCents };
  const less = await held.anEntry({ ...exact, amountCents: totalCents - 1 });
  const other = await held.anEntry({ ...exact, currency: 'usd' });
  const live = await held.anEntry(exact, true);
  const unknown = await held.anEntry({ ...exact, amountCents: null });
  expect(await held.assign(less.id, id)).toBe('different');
  expect(await held.assign(other.id, id)).toBe('different');
  expect(await held.assign(live.id, id)).toBe('unfit');
  expect(await held.assign(unknown.id, id)).toBe('unfit');
  const right = await held.anEntry(exact);
  expect(await held.assign(right.id, randomUUID())).toBe('no_order');
  expect(await held.assign(randomUUID(), id)).toBe('missing');
  expect((await read()).state.payment).toBe('pending');
  await fixture.rows('update orders set cancelled_at = now() where id = ?::uuid', [id]);
  expect(await held.assign(right.id, id)).toBe('closed');
  expect(await held.entryOf(right.id)).toMatchObject({ state: 'open' });
});

test('a later event that matches removes the payment, unless it is being refunded', async () => {
  const pay = async (takenBefore: (id: string) => Promise<unknown>) => {
    const { id, read } = await fixture.anOrder('hooldus');
    const { totalCents } = (await read()).amounts;
    const paymentId = `pi_${randomUUID()}`;
    const unmatched = {
      paymentId,
      orderId: null,
      unread: { orderId: id },
      amountCents: totalCents,
    };
    const { id: entry } = await held.anEntry(unmatched);
    await takenBefore(entry);
    const right = fixture.aPaymentEvent({ paymentId, orderId: id, amountCents: totalCents });
    const outcome = await fixture.settlement.settle(right);
    return {
      outcome,
      state: (await held.entryOf(entry))?.state,
      paid: (await read()).state.payment,
    };
  };
  const nothing = () => Promise.resolve();
  expect(await pay(nothing)).toEqual({ outcome: 'fulfilled', state: 'assigned', paid: 'paid' });
  const back = { outcome: 'duplicate', state: 'refunding', paid: 'pending' };
  expect(await pay((entry) => held.refund(entry))).toEqual(back);
});

test('the list is paged and omits resolved entries', async () => {
  const query = { after: null, isResolvedToo: false };
  const open = await held.quarantine.list({ ...query, limit: 1_000 });
  expect(open.length).toBeGreaterThan(2);
  expect(open.every(({ state }) => state === 'open' || state === 'refunding')).toBe(true);
  const first = await held.quarantine.list({ ...query, limit: 2 });
  const after = first.at(-1)?.id ?? null;
  const rest = await held.quarantine.list({ ...query, after, limit: 1_000 });
  expect([...first, ...rest]).toEqual(open);
});
