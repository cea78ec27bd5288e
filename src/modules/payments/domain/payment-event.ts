/** Events of the payment provider and their outcomes. Source. */
import type { PaymentStatus } from '../../orders/domain/order-state.js';
import type { LicenceEvent, RefundEvent } from './provider-event.js';

/**
 * `pageRef`, `paymentId`: the provider's ids. `orderId`: ours, as returned by the provider; null if missing or not an
 * id of ours. `currency`: lower case. `subscriptionRef`: of the monthly subscription that the page began. `unread`: the
 * event is malformed; the order that it names nevertheless.
 */
export type PaidPage = Readonly<{
  pageRef: string;
  paymentId: string;
  orderId: string | null;
  isPaid: boolean;
  amountCents: number | null;
  currency: string | null;
  subscriptionRef?: string;
  unread?: Readonly<{ orderId: string | null }>;
}>;

/** `isLive`: real money. `page`: null if the event is not about a page. `refund`, `licence`: of events about these. */
export type PaymentEvent = Readonly<{
  eventId: string;
  eventType: string;
  isLive: boolean;
  page: PaidPage | null;
  refund?: RefundEvent;
  licence?: LicenceEvent;
}>;

/**
 * `earlierTotalCents`: total before the order became cheaper, otherwise null; paying it is accepted and the difference
 * refunded. `isClosed`: cancelled or refunded; payments are refunded.
 */
export type PayableOrder = Readonly<{
  payment: PaymentStatus;
  totalCents: number;
  earlierTotalCents: number | null;
  currency: string;
  isClosed: boolean;
}>;

/**
 * `ignored`: nothing was paid. `unmatched`, `mismatched`: quarantined, not accepted as a payment. `surplus`: not
 * needed, refunded. `duplicate`: settled before. `noted`: no change for the client. `refunded`, `refund_failed`: result
 * of a refund. `unsettled`: unexpected failure; workers retry it.
 */
export const OUTCOMES = [
  'fulfilled',
  'duplicate',
  'surplus',
  'mismatched',
  'unmatched',
  'ignored',
  'noted',
  'refunded',
  'refund_failed',
] as const;
export type SettledOutcome = (typeof OUTCOMES)[number];
export type EventOutcome = SettledOutcome | 'unsettled';

export const needsOperator = (outcome: EventOutcome): boolean =>
  ['surplus', 'mismatched', 'unmatched', 'refund_failed'].includes(outcome);

const isExact = ({ amountCents, currency }: PaidPage, order: PayableOrder): boolean =>
  amountCents !== null &&
  [order.totalCents, order.earlierTotalCents].includes(amountCents) &&
  currency === order.currency;

/**
 * Classifies an event not seen before.
 *
 * @param order that the event names; null if there is none
 * @param expectsLive whether payments are real money
 */
export function judgePaymentEvent(
  paymentEvent: PaymentEvent,
  order: PayableOrder | null,
  expectsLive: boolean,
): 'fulfilled' | 'surplus' | 'mismatched' | 'unmatched' | 'ignored' {
  const { page } = paymentEvent;
  if (page?.isPaid !== true) return 'ignored';
  if (order === null) return 'unmatched';
  if (paymentEvent.isLive !== expectsLive || !isExact(page, order)) return 'mismatched';
  return order.payment === 'paid' || order.isClosed ? 'surplus' : 'fulfilled';
}
