/** Phase of an order, finer than its two statuses. Source. */
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

/** null until it happens. `failedAt`: the last attempt failed, or a refund stopped the generation. */
export type OrderTimes = Readonly<{
  createdAt: Date;
  paidAt: Date | null;
  cancelledAt: Date | null;
  failedAt: Date | null;
  refundedAt: Date | null;
}>;

/** Days until an unpaid order expires; a later payment revives it. */
const EXPIRES_AFTER_DAYS = 14;
const DAY_MS = 86_400_000;

/** Minutes from payment to documents. Source. */
const PROMISED_WITHIN_MINUTES = 15;
const MINUTE_MS = 60_000;

export const expiryOf = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + EXPIRES_AFTER_DAYS * DAY_MS);

/** Unpaid orders placed before this have expired. */
export const expiredBefore = (now: Date): Date =>
  new Date(now.getTime() - EXPIRES_AFTER_DAYS * DAY_MS);

/** Paid orders without documents are late if paid before this. */
export const delayedBefore = (now: Date): Date =>
  new Date(now.getTime() - PROMISED_WITHIN_MINUTES * MINUTE_MS);

const isLate = (paidAt: Date | null, now: Date): boolean =>
  paidAt !== null && paidAt < delayedBefore(now);

function unpaidPhase({ createdAt, cancelledAt }: OrderTimes, now: Date): OrderPhase {
  if (cancelledAt !== null) return 'cancelled';
  return now < expiryOf(createdAt) ? 'awaiting_payment' : 'payment_expired';
}

/** Computed on each read: `payment_expired` and `delayed` depend on time alone. */
export function phaseOf(state: OrderState, times: OrderTimes, now: Date): OrderPhase {
  if (times.refundedAt !== null) return 'refunded';
  if (state.payment === 'pending') return unpaidPhase(times, now);
  if (state.documents === 'released') return 'released';
  if (times.failedAt !== null) return 'failed';
  return isLate(times.paidAt, now) ? 'delayed' : 'generating';
}
