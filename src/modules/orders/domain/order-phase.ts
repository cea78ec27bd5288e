/** Where an order stands in more words than its two statuses have. Source. */
import type { OrderState } from './order-state.js';

export const ORDER_PHASES = [
  'awaiting_payment',
  'payment_expired',
  'cancelled',
  'paid',
  'generating',
  'delayed',
  'failed',
  'released',
  'refunded',
] as const;
export type OrderPhase = (typeof ORDER_PHASES)[number];

/** `paidAt`: null while unpaid. The others are set by an operator or when the last attempt has failed. */
export type OrderTimes = Readonly<{
  createdAt: Date;
  paidAt: Date | null;
  cancelledAt: Date | null;
  failedAt: Date | null;
  refundedAt: Date | null;
}>;

/** An unpaid order is kept for so long; a payment that comes later revives it. */
const EXPIRES_AFTER_DAYS = 14;
const DAY_MS = 86_400_000;

/** Documents are promised within so many minutes of the payment. Source. */
const PROMISED_WITHIN_MINUTES = 15;
const MINUTE_MS = 60_000;

export const expiryOf = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + EXPIRES_AFTER_DAYS * DAY_MS);

/** Orders placed before this have expired, if they are unpaid. */
export const expiredBefore = (now: Date): Date =>
  new Date(now.getTime() - EXPIRES_AFTER_DAYS * DAY_MS);

/** Orders paid before this are late, if their documents are not there. */
export const delayedBefore = (now: Date): Date =>
  new Date(now.getTime() - PROMISED_WITHIN_MINUTES * MINUTE_MS);

const isLate = (paidAt: Date | null, now: Date): boolean =>
  paidAt !== null && paidAt < delayedBefore(now);

function unpaidPhase({ createdAt, cancelledAt }: OrderTimes, now: Date): OrderPhase {
  if (cancelledAt !== null) return 'cancelled';
  return now < expiryOf(createdAt) ? 'awaiting_payment' : 'payment_expired';
}

/** Computed whenever an order is read: time alone moves it to `payment_expired` and `delayed`. */
export function phaseOf(state: OrderState, times: OrderTimes, now: Date): OrderPhase {
  if (times.refundedAt !== null) return 'refunded';
  if (state.payment === 'pending') return unpaidPhase(times, now);
  if (state.documents === 'released') return 'released';
  if (times.failedAt !== null) return 'failed';
  return isLate(times.paidAt, now) ? 'delayed' : 'generating';
}
