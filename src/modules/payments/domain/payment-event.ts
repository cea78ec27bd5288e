/**
 * What a payment provider reports, and what follows from it.
 * Source.
 */
import type { LicenceEvent } from '../../licences/domain/licence-news.js';
import type { PaymentStatus } from '../../orders/domain/order-state.js';
import type { RefundEvent } from '../../refunds/domain/refund.js';

/**
 * A hosted page that was finished. `pageRef`: the provider's id of the page. `paymentId`: its id of the payment.
 * `orderId`: as we told it to the provider; null where it told nothing back that can be one of ours.
 * `currency`: lower case. `subscriptionRef`: of what the page began, where it is paid each month.
 * `unread`: the event has not the form of one; the order that it names all the same.
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

/**
 * `isLive`: real money. `page`: null where the event is about no page. `refund`, `licence`: of events about
 * one, or about the subscription of one.
 */
export type PaymentEvent = Readonly<{
  eventId: string;
  eventType: string;
  isLive: boolean;
  page: PaidPage | null;
  refund?: RefundEvent;
  licence?: LicenceEvent;
}>;

/**
 * `earlierTotalCents`: what its pages asked for before it became cheaper; null where it did not. Who pays that has paid,
 * and gets the difference back. `isClosed`: cancelled or refunded; what is paid for it goes back.
 */
export type PayableOrder = Readonly<{
  payment: PaymentStatus;
  totalCents: number;
  earlierTotalCents: number | null;
  currency: string;
  isClosed: boolean;
}>;

/**
 * `ignored`: nothing was paid. `unmatched`, `mismatched`: kept for the operator, never taken for a payment.
 * `surplus`: a payment that the order does not need, it goes back. `duplicate`: reported before.
 * `noted`: news that changes nothing for the client. `refunded`, `refund_failed`: what came of a refund.
 * `unsettled`: kept after an unexpected failure; workers try it again.
 */
export type Outcome =
  | 'fulfilled'
  | 'duplicate'
  | 'surplus'
  | 'mismatched'
  | 'unmatched'
  | 'ignored'
  | 'noted'
  | 'refunded'
  | 'refund_failed'
  | 'unsettled';

/** Whom somebody has to look after. */
export const needsOperator = (outcome: Outcome): boolean =>
  ['surplus', 'mismatched', 'unmatched', 'refund_failed'].includes(outcome);

const isExact = ({ amountCents, currency }: PaidPage, order: PayableOrder): boolean =>
  amountCents !== null &&
  [order.totalCents, order.earlierTotalCents].includes(amountCents) &&
  currency === order.currency;

/**
 * What to do about a notice that was not seen before.
 *
 * @param order the order that it names; null where there is none
 * @param expectsLive whether payments here are real money
 */
export function judgePaymentEvent(
  notice: PaymentEvent,
  order: PayableOrder | null,
  expectsLive: boolean,
): 'fulfilled' | 'surplus' | 'mismatched' | 'unmatched' | 'ignored' {
  const { page } = notice;
  if (page?.isPaid !== true) return 'ignored';
  if (order === null) return 'unmatched';
  if (notice.isLive !== expectsLive || !isExact(page, order)) return 'mismatched';
  return order.payment === 'paid' || order.isClosed ? 'surplus' : 'fulfilled';
}
