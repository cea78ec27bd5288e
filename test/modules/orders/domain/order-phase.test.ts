import { expect, test } from '@jest/globals';
import {
  expiredBefore,
  expiryOf,
  phaseOf,
  type OrderPhase,
  type OrderTimes,
} from '../../../../src/modules/orders/domain/order-phase.js';
import { PLACED, type OrderState } from '../../../../src/modules/orders/domain/order-state.js';

const CREATED = new Date('2026-03-01T10:00:00.000Z');
const PAID = new Date('2026-03-02T10:00:00.000Z');
const GENERATING: OrderState = { payment: 'paid', documents: 'generating' };
const RELEASED: OrderState = { payment: 'paid', documents: 'released' };
const none = { paidAt: null, cancelledAt: null, failedAt: null, refundedAt: null };
const unpaid: OrderTimes = { createdAt: CREATED, ...none };
const paid: OrderTimes = { ...unpaid, paidAt: PAID };

type Case = Readonly<{
  name: string;
  state: OrderState;
  times: OrderTimes;
  now: string;
  phase: OrderPhase;
}>;

const CASES: readonly Case[] = [
  {
    name: 'new',
    state: PLACED,
    times: unpaid,
    now: '2026-03-01T10:00:00.000Z',
    phase: 'awaiting_payment',
  },
  {
    name: 'a moment before 14 days',
    state: PLACED,
    times: unpaid,
    now: '2026-03-15T09:59:59.999Z',
    phase: 'awaiting_payment',
  },
  {
    name: '14 days old',
    state: PLACED,
    times: unpaid,
    now: '2026-03-15T10:00:00.000Z',
    phase: 'payment_expired',
  },
  {
    name: 'cancelled',
    state: PLACED,
    times: { ...unpaid, cancelledAt: PAID },
    now: '2026-04-01T00:00:00.000Z',
    phase: 'cancelled',
  },
  {
    name: 'paid just now',
    state: GENERATING,
    times: paid,
    now: '2026-03-02T10:00:00.000Z',
    phase: 'generating',
  },
  {
    name: 'paid 15 minutes ago',
    state: GENERATING,
    times: paid,
    now: '2026-03-02T10:15:00.000Z',
    phase: 'generating',
  },
  {
    name: 'paid longer ago',
    state: GENERATING,
    times: paid,
    now: '2026-03-02T10:15:00.001Z',
    phase: 'delayed',
  },
  {
    name: 'paid after 14 days',
    state: GENERATING,
    times: { ...paid, paidAt: new Date('2026-03-20T10:00:00Z') },
    now: '2026-03-20T10:00:01.000Z',
    phase: 'generating',
  },
  {
    name: 'failed',
    state: GENERATING,
    times: { ...paid, failedAt: PAID },
    now: '2026-03-03T10:00:00.000Z',
    phase: 'failed',
  },
  {
    name: 'released',
    state: RELEASED,
    times: paid,
    now: '2026-04-01T10:00:00.000Z',
    phase: 'released',
  },
  {
    name: 'refunded',
    state: RELEASED,
    times: { ...paid, refundedAt: PAID },
    now: '2026-04-01T10:00:00.000Z',
    phase: 'refunded',
  },
];

test.each(CASES)('an order that is $name is $phase', ({ state, times, now, phase }) => {
  expect(phaseOf(state, times, new Date(now))).toBe(phase);
});

test('an order has expired if it was placed 14 days ago', () => {
  expect(expiredBefore(expiryOf(CREATED))).toEqual(CREATED);
});
