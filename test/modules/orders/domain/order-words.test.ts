import { expect, test } from '@jest/globals';
import {
  fromOrderCursor,
  toOrderCursor,
} from '../../../../src/modules/orders/domain/order-cursor.js';
import {
  ORDER_EVENT_KINDS,
  phaseAfter,
} from '../../../../src/modules/orders/domain/order-event.js';
import { isRiskTier, listPrice } from '../../../../src/modules/orders/domain/order-options.js';
import { toOrderState } from '../../../../src/modules/orders/domain/order-state.js';
import { orderTitle } from '../../../../src/modules/orders/domain/order-title.js';
import { offerNow } from '../../../../src/modules/orders/domain/quote.js';

test('each event leads to one phase', () => {
  expect(ORDER_EVENT_KINDS.map((kind) => [kind, phaseAfter({ kind })])).toEqual([
    ['created', 'awaiting_payment'],
    ['paid', 'paid'],
    ['generating', 'generating'],
    ['released', 'released'],
    ['delayed', 'delayed'],
    ['failed', 'failed'],
    ['expired', 'payment_expired'],
    ['cancelled', 'cancelled'],
    ['refunded', 'refunded'],
  ]);
});

test('a stored pair is a state, or an error that names it', () => {
  expect(toOrderState('pending', 'pending')).toEqual({ payment: 'pending', documents: 'pending' });
  expect(toOrderState('paid', 'released')).toEqual({ payment: 'paid', documents: 'released' });
  expect(() => toOrderState('paid', 'pending')).toThrow('No order is paid and pending');
  expect(() => toOrderState('pending', 'released')).toThrow('No order is pending and released');
});

test('titles of licences and of services come from separate lists', () => {
  expect(orderTitle('professional').key).toBe('orders:licence.professional');
  expect(orderTitle('pakett').key).toBe('services:pakett.name');
});

test('a cursor decodes to its order, and other text is refused', () => {
  const position = {
    createdAt: new Date('2026-11-01T00:00:00.123Z'),
    id: '01a21635-a978-76a1-b4c7-0f7383fe0fc9',
  };
  expect(fromOrderCursor(toOrderCursor(position))).toEqual(position);
  const broken = ['x', Buffer.from('1 2').toString('base64url'), ''];
  for (const text of broken) expect(fromOrderCursor(text)).toBeNull();
});

test('prices are fixed, by tier, or by period', () => {
  const options = { riskTier: 'R2', period: 'year' } as const;
  expect(listPrice({ kind: 'fixed', cents: 5 }, options)).toBe(5);
  const tiered = { kind: 'tiered', cents: { R1: 1, R2: 2, R3: 3, R4: 4 } } as const;
  expect(listPrice(tiered, options)).toBe(2);
  const periodic = { kind: 'periodic', monthCents: 7, yearCents: 70 } as const;
  expect(listPrice(periodic, options)).toBe(70);
  expect(listPrice(periodic, { ...options, period: 'month' })).toBe(7);
  expect([isRiskTier('R1'), isRiskTier('R9'), isRiskTier(null)]).toEqual([true, false, false]);
});

const amounts = (netCents: number) => ({
  netCents,
  vatPercent: 0,
  vatCents: 0,
  totalCents: netCents,
  vatStatus: 'irrelevant' as const,
});

test.each([
  { used: 0, isDiscounted: true, discountsLeft: 2, cents: 50 },
  { used: 1, isDiscounted: true, discountsLeft: 1, cents: 50 },
  { used: 2, isDiscounted: false, discountsLeft: 0, cents: 100 },
  { used: 9, isDiscounted: false, discountsLeft: 0, cents: 100 },
])('after $used of 2 discounts $discountsLeft are left', ({ used, cents, ...left }) => {
  const quote = { listed: amounts(100), discount: { amounts: amounts(50), quota: 2 } };
  expect(offerNow(quote, used)).toEqual({ amounts: amounts(cents), ...left });
});

test('without a licence price the list price applies', () => {
  expect(offerNow({ listed: amounts(100), discount: null }, 0)).toEqual({
    amounts: amounts(100),
    isDiscounted: false,
    discountsLeft: null,
  });
});
