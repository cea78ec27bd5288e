/** Payments that came and fit no order, and events that could not be read: kept for an operator. Source: D-104. */
import type { PaidPage, PayableOrder, PaymentEvent } from '../../payments/domain/payment-event.js';

/**
 * `wrong_mode`: play money where real money is expected, or the reverse. `unusable`: the event has not the documented form.
 * `unknown_refund`: the provider gave back a payment that is not known here.
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
 * `open`: waits for an operator. `refunding`: the money is on its way back. `refunded`: the provider has confirmed it.
 * `assigned`: pays an order after all. `dismissed`: an operator has dealt with it elsewhere.
 */
export type QuarantineState = 'open' | 'refunding' | 'refunded' | 'assigned' | 'dismissed';

/**
 * What is kept of it. `paymentId`, `providerRef`: the provider's ids of the payment, and of the page or refund.
 * `amount`: in the currency's smallest unit. `orderId`: the order that it names; it need not exist.
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

/** Why a payment was not taken; the first reason that applies. */
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

/** An event that has no payment's id is known as a payment by its own id. */
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
