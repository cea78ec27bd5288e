/** Where notices of the payment provider go, however they came. */
import type { Outcome, PaymentNotice } from './domain/payment-event.js';
import type { Refunds } from '../refunds/refunds.service.js';
import type { Subscriptions } from '../licences/subscriptions.service.js';

export type NoticesParts = Readonly<{
  refunds: Pick<Refunds, 'settle'>;
  subscriptions: Pick<Subscriptions, 'settle' | 'settlePage'>;
}>;

export class Notices {
  constructor(private readonly parts: NoticesParts) {}

  /** @throws UPSTREAM_UNAVAILABLE where the database does not answer. */
  settle(notice: PaymentNotice): Promise<Outcome> {
    const { refunds, subscriptions } = this.parts;
    const { refund, licence } = notice;
    if (refund !== undefined) return refunds.settle(notice, refund);
    if (licence !== undefined) return subscriptions.settle(notice, licence);
    return subscriptions.settlePage(notice);
  }
}
