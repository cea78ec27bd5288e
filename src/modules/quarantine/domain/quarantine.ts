/** Quarantine: payments that fit no order and unreadable events, kept for an operator. Source: D-104. */
import type { PaidPage, PayableOrder, PaymentEvent } from '../../payments/domain/payment-event.js';

/**
 * `wrong_mode`: test money instead of real money, or the reverse. `unusable`: a malformed event. `unknown_refund`: of a
 * payment unknown here.
 */
export const QUARANTINE_REASONS = [
  'unknown_order',
  'wrong_amount',
  'wrong_currency',
  'wrong_mode',
  'unusable',
  'unknown_refund',
] as const;
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];

/**
 * `refunding`: refund requested. `refunded`: confirmed by the provider. `assigned`: paid an order. `dismissed`: an
 * operator has handled it elsewhere.
 */
export const QUARANTINE_STATES = [
  'open',
  'refunding',
  'refunded',
  'assigned',
  'dismissed',
] as const;
export type QuarantineState = (typeof QUARANTINE_STATES)[number];

/**
 * `paymentId`, `providerRef`: the provider's ids of the payment, and of the page or refund. `amount`: in the smallest
 * unit. `orderId`: as named by the event; it may not exist.
 */
export type QuarantineEntry = Readonly<{
  eventId: string;
  eventType: string;
  reason: QuarantineReason;
  paymentId: string | null;
  providerRef: string | null;
  amount: number | null;
  currency: string | null;
  isLive: boolean;
  orderId: string | null;
}>;

/** Returns the first reason that applies. */
function quarantineReason(
  { page, isLive }: Readonly<{ page: PaidPage; isLive: boolean }>,
  order: Pick<PayableOrder, 'currency'> | null,
  expectsLive: boolean,
): QuarantineReason {
  if (page.unread !== undefined) return 'unusable';
  if (isLive !== expectsLive) return 'wrong_mode';
  if (order === null) return 'unknown_order';
  return page.currency === order.currency ? 'wrong_amount' : 'wrong_currency';
}

/** Without a payment id, `paymentId` holds the event's id. */
const knownId = ({ eventId, page }: Readonly<{ eventId: string; page: PaidPage }>) =>
  page.paymentId === eventId ? null : page.paymentId;

export const toQuarantine = (
  notice: PaymentEvent & Readonly<{ page: PaidPage }>,
  order: (PayableOrder & Readonly<{ id: string }>) | null,
  expectsLive: boolean,
): QuarantineEntry => {
  const { eventId, eventType, isLive, page } = notice;
  return {
    eventId,
    eventType,
    reason: quarantineReason(notice, order, expectsLive),
    paymentId: knownId(notice),
    providerRef: page.pageRef === '' ? null : page.pageRef,
    amount: page.amountCents,
    currency: page.currency,
    isLive,
    orderId: order?.id ?? page.orderId ?? page.unread?.orderId ?? null,
  };
};
