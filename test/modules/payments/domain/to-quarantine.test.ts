import { expect, test } from '@jest/globals';
import {
  needsOperator,
  type PaidPage,
  type PayableOrder,
} from '../../../../src/modules/payments/domain/payment-event.js';
import { toQuarantine } from '../../../../src/modules/payments/domain/to-quarantine.js';

const PAGE: PaidPage = {
  pageRef: 'cs_1',
  paymentId: 'pi_1',
  orderId: 'named',
  isPaid: true,
  amountCents: 500,
  currency: 'eur',
};

const ORDER: PayableOrder & Readonly<{ id: string }> = {
  id: 'order',
  payment: 'pending',
  totalCents: 1_000,
  earlierTotalCents: null,
  currency: 'eur',
  isClosed: false,
};

const paymentEvent = (page: Partial<PaidPage> = {}, isLive = true) => ({
  eventId: 'evt_1',
  eventType: 'checkout.session.completed',
  isLive,
  page: { ...PAGE, ...page },
});

test('everything that an operator needs is stored', () => {
  expect(toQuarantine(paymentEvent(), ORDER, true)).toEqual({
    eventId: 'evt_1',
    eventType: 'checkout.session.completed',
    reason: 'wrong_amount',
    paymentId: 'pi_1',
    providerRef: 'cs_1',
    amount: 500,
    currency: 'eur',
    isLive: true,
    orderId: 'order',
  });
});

const unread = { orderId: 'told' };

test.each([
  { page: { unread }, isLive: false, order: null, reason: 'unusable' },
  { page: {}, isLive: false, order: null, reason: 'wrong_mode' },
  { page: {}, isLive: true, order: null, reason: 'unknown_order' },
  { page: { currency: 'usd' }, isLive: true, order: ORDER, reason: 'wrong_currency' },
  { page: {}, isLive: true, order: ORDER, reason: 'wrong_amount' },
])('the first reason that applies is kept: $reason', ({ page, isLive, order, reason }) => {
  expect(toQuarantine(paymentEvent(page, isLive), order, true).reason).toBe(reason);
});

test('test money is the wrong mode for real payments, and real money for simulated ones', () => {
  expect(toQuarantine(paymentEvent({}, true), null, false).reason).toBe('wrong_mode');
  expect(toQuarantine(paymentEvent({}, false), null, false).reason).toBe('unknown_order');
});

test.each([
  { page: {}, order: ORDER, orderId: 'order' },
  { page: {}, order: null, orderId: 'named' },
  { page: { orderId: null, unread }, order: null, orderId: 'told' },
  { page: { orderId: null }, order: null, orderId: null },
  { page: { orderId: null, unread: { orderId: null } }, order: null, orderId: null },
])('the order is the one found, or else the one named: $orderId', ({ page, order, orderId }) => {
  expect(toQuarantine(paymentEvent(page), order, true).orderId).toBe(orderId);
});

test('an event without a payment or a page has neither', () => {
  expect(toQuarantine(paymentEvent({ paymentId: 'evt_1' }), null, true).paymentId).toBeNull();
  expect(toQuarantine(paymentEvent({ pageRef: '' }), null, true).providerRef).toBeNull();
});

test.each([
  ['surplus', true],
  ['mismatched', true],
  ['unmatched', true],
  ['refund_failed', true],
  ['fulfilled', false],
  ['duplicate', false],
  ['ignored', false],
  ['noted', false],
  ['refunded', false],
  ['unsettled', false],
] as const)('%s requires an operator: %s', (outcome, isNeeded) => {
  expect(needsOperator(outcome)).toBe(isNeeded);
});
