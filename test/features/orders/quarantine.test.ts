/** Payments that fit no order: what is kept of them, and what an operator makes of them. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { OPERATOR } from '../../../src/core/actor.js';
import type { PaidPage } from '../../../src/core/orders/payment-notice.js';
import { QuarantineAssignment } from '../../../src/features/orders/quarantine-assignment.service.js';
import { PostgresQuarantine } from '../../../src/features/orders/quarantine.store.js';
import type { PostgresRefundDesk } from '../../../src/features/orders/refund-desk.store.js';
import { PostgresSettlementStore } from '../../../src/features/orders/settlement.store.js';
import { withRefundHouse } from './kept-house.js';
import type { StripeHouse } from './stripe-house.js';

let house: StripeHouse;
let desk: PostgresRefundDesk;
let quarantine: PostgresQuarantine;
let assignment: QuarantineAssignment;

withRefundHouse((opened, refundDesk) => {
  [house, desk] = [opened, refundDesk];
  quarantine = new PostgresQuarantine(house.em);
  assignment = new QuarantineAssignment({
    store: new PostgresSettlementStore(house.em, house.invoicing),
    settlement: house.settlement,
    vat: { ask: () => Promise.resolve(null), apply: () => Promise.resolve() },
    surroundings: house.surroundings,
    expectsLive: false,
    mailWaits: () => undefined,
  });
});

/** One that was paid with that page. */
async function anEntry(page: Partial<PaidPage>, isLive = false) {
  const notice = { ...house.aNotice(page), isLive };
  await house.settlement.settle(notice);
  const [entry] = (await all()).filter(({ eventId }) => eventId === notice.eventId);
  return { notice, entry, id: entry?.id ?? randomUUID() };
}

const all = () => quarantine.list({ limit: 1_000, after: null, isResolvedToo: true });

const entryOf = async (id: string) => (await all()).find((one) => one.id === id);

const by = () => ({ actor: OPERATOR, now: house.surroundings.now() });

const refund = (id: string, amount: number | null = null) =>
  quarantine.refund(id, { amount, ...by() });

const assign = (id: string, orderId: string) => assignment.assign({ id, orderId, actor: OPERATOR });

/** Somebody pays another sum than the order's, at the provider. */
async function aWrongPayment(cents = 100) {
  const order = await house.anOrder('hooldus');
  const form = {
    client_reference_id: order.id,
    'metadata[order_id]': order.id,
    'line_items[0][price_data][unit_amount]': String(cents),
  };
  const page = house.stub.book.openSession(new URLSearchParams(form));
  const event = house.stub.book.pay(page.id);
  expect(await house.deliver(event)).toBe('mismatched');
  const entry = (await all()).find(({ eventId }) => eventId === event.id);
  const intent = String(event.data.object['payment_intent']);
  return { ...order, intent, event, entry: entry?.id ?? '' };
}

const auditOf = async (id: string) =>
  (
    await house.rows('select actor, action from audit_log where object = ? order by id', [
      `quarantine:${id}`,
    ])
  ).map(({ actor, action }) => `${String(actor)} ${String(action)}`);

test('what fits no order is kept with its reason, the provider’s ids and what was paid', async () => {
  const { id, read } = await house.anOrder('hooldus');
  const { totalCents } = (await read()).amounts;
  const exact = { orderId: id, amountCents: totalCents };
  const cases = [
    { page: { ...exact, amountCents: totalCents - 1 }, reason: 'wrong_amount', orderId: id },
    { page: { ...exact, amountCents: null }, reason: 'wrong_amount', orderId: id },
    { page: { ...exact, currency: 'usd' }, reason: 'wrong_currency', orderId: id },
    { page: { ...exact, orderId: randomUUID() }, reason: 'unknown_order', orderId: null },
    { page: { ...exact, unread: { orderId: null }, orderId: null }, reason: 'unusable', orderId: null },
    { page: exact, isLive: true, reason: 'wrong_mode', orderId: id },
  ]; // prettier-ignore
  for (const { page, isLive, reason, orderId } of cases) {
    const { notice, entry } = await anEntry(page, isLive);
    expect(entry).toMatchObject({
      ...{ eventId: notice.eventId, paymentId: notice.page.paymentId, providerRef: 'cs_x' },
      ...{ reason, orderId, amount: page.amountCents, currency: notice.page.currency },
      ...{ state: 'open', resolvedBy: null },
    });
  }
});

test('a payment is kept once, however many events tell of it', async () => {
  const paymentId = `pi_${randomUUID()}`;
  for (let at = 0; at < 3; at += 1)
    await house.settlement.settle(
      house.aNotice({ orderId: randomUUID(), paymentId, amountCents: 5 }),
    );
  expect((await all()).filter((one) => one.paymentId === paymentId)).toHaveLength(1);
});

test('its money goes back once, whatever breaks on the way, and the entry says so', async () => {
  const { intent, entry, read } = await aWrongPayment();
  expect(await refund(entry)).toBe('asked');
  expect(await refund(entry)).toBe('not_open');
  // The provider does it, and nobody hears of it: as where the process was killed.
  house.stub.state.losesAnswers = true;
  await house.refunds.run();
  house.stub.state.losesAnswers = false;
  expect(await entryOf(entry)).toMatchObject({ state: 'refunding', refundState: 'wanted' });
  await house.pass(3_600_000);
  await house.refunds.run();
  expect(house.made(intent)).toMatchObject([{ amount: 100 }]);
  expect(await entryOf(entry)).toMatchObject({ state: 'refunded', refundState: 'done' });
  expect((await read()).state.payment).toBe('pending');
  expect(await auditOf(entry)).toEqual([
    'operator quarantine.refund_asked',
    'refunds quarantine.refunded',
  ]);
});

test('a refund that the provider does not make tells why, and can be asked for anew or dismissed', async () => {
  const { intent, entry } = await aWrongPayment();
  house.stub.book.refunds.nextStatus = 'pending';
  await refund(entry);
  await house.refunds.run();
  const [made] = house.made(intent);
  const told = house.stub.book.events.length;
  house.stub.book.refunds.end(made?.id ?? '', 'failed', 'expired_or_canceled_card');
  await house.deliverFrom(told);
  const failed = await entryOf(entry);
  expect(failed).toMatchObject({
    ...{ state: 'refunding', refundState: 'failed', refundProblem: 'expired_or_canceled_card' },
  });
  const listed = (await desk.open()).find(({ id }) => id === failed?.refundId);
  expect(listed).toMatchObject({ orderId: null, paymentId: intent, reason: 'quarantine' });
  house.stub.book.refunds.nextStatus = 'succeeded';
  expect(await desk.retry(failed?.refundId ?? '')).toBe(true);
  await house.refunds.run();
  expect(await entryOf(entry)).toMatchObject({ state: 'refunded', refundProblem: null });
  expect(await quarantine.dismiss(entry, by())).toBe(false);
});

test('the provider’s reason is kept where it is asked, too', async () => {
  const { intent, id } = await house.aPaidOrder('hooldus');
  house.stub.book.refunds.nextStatus = 'pending';
  await desk.refundOrder(id, house.surroundings.now());
  await house.refunds.run();
  const [made] = house.made(intent);
  house.stub.book.refunds.end(made?.id ?? '', 'failed', 'lost_or_stolen_card');
  await house.pass(3_600_000);
  await house.refunds.run();
  const [entry] = (await desk.open()).filter(({ orderId }) => orderId === id);
  expect(entry).toMatchObject({ state: 'failed', problem: 'lost_or_stolen_card' });
});

test('what is not known cannot be given back, and no more than came', async () => {
  const unread = { orderId: null, unread: { orderId: null }, paymentId: '' };
  const nameless = house.aNotice(unread);
  const page = { ...nameless.page, paymentId: nameless.eventId };
  await house.settlement.settle({ ...nameless, page });
  const kept = (await all()).find(({ eventId }) => eventId === nameless.eventId);
  expect(kept).toMatchObject({ paymentId: null, amount: null });
  expect(await refund(kept?.id ?? '', 100)).toBe('no_payment');
  const { id } = await anEntry({ orderId: randomUUID(), amountCents: null });
  expect(await refund(id)).toBe('no_amount');
  const { id: known } = await anEntry({ orderId: randomUUID(), amountCents: 50 });
  expect(await refund(known, 51)).toBe('no_amount');
  const { id: large } = await anEntry({ orderId: randomUUID(), amountCents: 2 ** 53 - 1 });
  expect(await refund(large)).toBe('no_amount');
  expect(await refund(randomUUID())).toBe('missing');
});

test('a payment pays the order that it is assigned to, once', async () => {
  const { id, read } = await house.anOrder('b_skann');
  const { totalCents } = (await read()).amounts;
  const { id: entry, notice } = await anEntry({ orderId: randomUUID(), amountCents: totalCents });
  const outcomes = await Promise.all([assign(entry, id), assign(entry, id)]);
  expect(outcomes.sort()).toEqual(['assigned', 'not_open']);
  expect(await refund(entry)).toBe('not_open');
  expect((await read()).state).toEqual({ payment: 'paid', documents: 'generating' });
  expect((await read()).invoiceNumber).not.toBeNull();
  expect(await entryOf(entry)).toMatchObject({
    ...{ state: 'assigned', orderId: id, resolvedBy: 'operator', refundId: null },
  });
  expect(await auditOf(entry)).toEqual(['operator quarantine.assigned']);
  const kept = await house.rows('select id, fulfils from payment where order_id = ?::uuid', [id]);
  expect(kept).toEqual([{ id: notice.page.paymentId, fulfils: true }]);
  const event = await house.rows('select outcome, order_id from provider_event where id = ?', [
    notice.eventId,
  ]);
  expect(event).toEqual([{ outcome: 'fulfilled', order_id: id }]);
});

test('who assigns and who refunds at once: one of them does', async () => {
  for (let at = 0; at < 5; at += 1) {
    const { id, read } = await house.anOrder('hooldus');
    const { totalCents } = (await read()).amounts;
    const { id: entry } = await anEntry({ orderId: randomUUID(), amountCents: totalCents });
    const outcomes = await Promise.all([assign(entry, id), refund(entry), assign(entry, id)]);
    expect(outcomes.filter((one) => one === 'not_open')).toHaveLength(2);
    const isPaid = (await read()).state.payment === 'paid';
    expect((await entryOf(entry))?.state).toBe(isPaid ? 'assigned' : 'refunding');
  }
});

test('only an unpaid order of the same sum, currency and mode is paid', async () => {
  const { id, read } = await house.anOrder('hooldus');
  const { totalCents } = (await read()).amounts;
  const exact = { orderId: randomUUID(), amountCents: totalCents };
  const less = await anEntry({ ...exact, amountCents: totalCents - 1 });
  const other = await anEntry({ ...exact, currency: 'usd' });
  const live = await anEntry(exact, true);
  const unknown = await anEntry({ ...exact, amountCents: null });
  expect(await assign(less.id, id)).toBe('different');
  expect(await assign(other.id, id)).toBe('different');
  expect(await assign(live.id, id)).toBe('unfit');
  expect(await assign(unknown.id, id)).toBe('unfit');
  const right = await anEntry(exact);
  expect(await assign(right.id, randomUUID())).toBe('no_order');
  expect(await assign(randomUUID(), id)).toBe('missing');
  expect((await read()).state.payment).toBe('pending');
  await house.rows('update orders set cancelled_at = now() where id = ?::uuid', [id]);
  expect(await assign(right.id, id)).toBe('closed');
  expect(await entryOf(right.id)).toMatchObject({ state: 'open' });
});

test('a later event that fits takes the payment out, unless it is on its way back', async () => {
  const pay = async (takenBefore: (id: string) => Promise<unknown>) => {
    const { id, read } = await house.anOrder('hooldus');
    const { totalCents } = (await read()).amounts;
    const paymentId = `pi_${randomUUID()}`;
    const odd = { paymentId, orderId: null, unread: { orderId: id }, amountCents: totalCents };
    const { id: entry } = await anEntry(odd);
    await takenBefore(entry);
    const right = house.aNotice({ paymentId, orderId: id, amountCents: totalCents });
    const outcome = await house.settlement.settle(right);
    return { outcome, state: (await entryOf(entry))?.state, paid: (await read()).state.payment };
  };
  const nothing = () => Promise.resolve();
  expect(await pay(nothing)).toEqual({ outcome: 'fulfilled', state: 'assigned', paid: 'paid' });
  const back = { outcome: 'duplicate', state: 'refunding', paid: 'pending' };
  expect(await pay((entry) => refund(entry))).toEqual(back);
});

test('what an operator gives back at the provider is closed here by its event', async () => {
  const { intent, entry } = await aWrongPayment();
  const told = house.stub.book.events.length;
  house.stub.book.refunds.byHand(intent, 100);
  await house.deliverFrom(told);
  expect(await entryOf(entry)).toMatchObject({ state: 'refunded', resolvedBy: 'provider' });
});

test('a refund of a payment that nobody knows is listed, and can be dismissed alone', async () => {
  const object = { id: `re_${randomUUID()}`, amount: 7, payment_intent: 'pi_of_nobody', status: 'succeeded' };
  const event = house.stub.book.tell('refund.created', object);
  expect(await house.deliver(event)).toBe('unmatched');
  const entry = (await all()).find(({ eventId }) => eventId === event.id);
  expect(entry).toMatchObject({ reason: 'unknown_refund', amount: 7, providerRef: object.id });
  expect(await refund(entry?.id ?? '')).toBe('no_payment');
  expect(await quarantine.dismiss(entry?.id ?? '', by())).toBe(true);
  expect(await entryOf(entry?.id ?? '')).toMatchObject({ state: 'dismissed', resolvedBy: 'operator' });
}); // prettier-ignore

test('the list comes in pages, without what is resolved', async () => {
  const query = { after: null, isResolvedToo: false };
  const open = await quarantine.list({ ...query, limit: 1_000 });
  expect(open.length).toBeGreaterThan(2);
  expect(open.every(({ state }) => state === 'open' || state === 'refunding')).toBe(true);
  const first = await quarantine.list({ ...query, limit: 2 });
  const after = first.at(-1)?.id ?? null;
  const rest = await quarantine.list({ ...query, after, limit: 1_000 });
  expect([...first, ...rest]).toEqual(open);
});
