/** Dispatches payment events, from webhook or reconciliation. */
import type { EventOutcome, PaymentEvent } from '../payments/domain/payment-event.js';
import type { Refunds } from '../refunds/refunds.service.js';
import type { Subscriptions } from '../subscriptions/subscriptions.service.js';

export type PaymentEventsDependencies = Readonly<{
  refunds: Pick<Refunds, 'settle'>;
  subscriptions: Pick<Subscriptions, 'settle' | 'settlePage'>;
}>;

export class PaymentEvents {
  constructor(private readonly deps: PaymentEventsDependencies) {}

  /** @throws UPSTREAM_UNAVAILABLE if the database does not respond */
  settle(paymentEvent: PaymentEvent): Promise<EventOutcome> {
    const { refunds, subscriptions } = this.deps;
    const { refund, licence } = paymentEvent;
    if (refund !== undefined) return refunds.settle(paymentEvent, refund);
    if (licence !== undefined) return subscriptions.settle(paymentEvent, licence);
    return subscriptions.settlePage(paymentEvent);
  }
}
