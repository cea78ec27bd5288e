/**
 * Inbox of the webhook: settles a payment event, or stores it for a retry by workers after an unexpected failure; the
 * provider gets an acknowledgement either way. Source: D-105.
 */
import type { EventOutcome, PaymentEvent } from '../payments/domain/payment-event.js';
import { isOutage } from '../../shared/outage.js';
import type { PaymentEvents } from './payment-events.service.js';
import type { PostgresReconciliation } from './reconciliation.repository.js';
import type { Report } from '../../shared/report.js';

export type PaymentEventInboxDependencies = Readonly<{
  events: Pick<PaymentEvents, 'settle'>;
  store: Pick<PostgresReconciliation, 'keepUnsettled'>;
  report: Report;
}>;

export class PaymentEventInbox {
  constructor(private readonly deps: PaymentEventInboxDependencies) {}

  /** @throws an outage, if the database does not respond: the provider sends the event again */
  async settle(paymentEvent: PaymentEvent): Promise<EventOutcome> {
    try {
      return await this.deps.events.settle(paymentEvent);
    } catch (cause) {
      if (isOutage(cause)) throw cause;
      return this.keep(paymentEvent, cause);
    }
  }

  private async keep(paymentEvent: PaymentEvent, cause: unknown): Promise<EventOutcome> {
    const { store, report } = this.deps;
    await store.keepUnsettled(paymentEvent);
    report(
      `the payment event ${paymentEvent.eventId} could not be settled; it is tried again`,
      cause,
    );
    return 'unsettled';
  }
}
