/** Quarantines a payment that fits no order. Source: D-104. */
import type { PaidPage, PayableOrder, PaymentEvent } from './payment-event.js';
import type { QuarantineEntry, QuarantineReason } from '../../quarantine/domain/quarantine.js';

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
  paymentEvent: PaymentEvent & Readonly<{ page: PaidPage }>,
  order: (PayableOrder & Readonly<{ id: string }>) | null,
  expectsLive: boolean,
): QuarantineEntry => {
  const { eventId, eventType, isLive, page } = paymentEvent;
  return {
    eventId,
    eventType,
    reason: quarantineReason(paymentEvent, order, expectsLive),
    paymentId: knownId(paymentEvent),
    providerRef: page.pageRef === '' ? null : page.pageRef,
    amount: page.amountCents,
    currency: page.currency,
    isLive,
    orderId: order?.id ?? page.orderId ?? page.unread?.orderId ?? null,
  };
};
