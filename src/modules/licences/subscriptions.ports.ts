/** What subscriptions of licences need from outside. */
import type { RequestedVat, RenewalVat } from '../vat/domain/vat-renewal.js';
import type { LicenceEvent } from './domain/licence-news.js';
import type { Outcome, PaymentEvent } from '../payments/domain/payment-event.js';
import type { Customer } from '../orders/orders.ports.js';

/** `told`: what the account tells of itself by now. `asked`: what the subscription takes each month beside the price. */
export type SubscriptionTerms = Readonly<{
  accountId: string;
  told: Customer;
  asked: RequestedVat;
}>;

export interface SubscriptionStore {
  /** The subscription by which the order is paid each month; once. Orders for no licence have none. */
  keep(subscriptionRef: string, orderId: string, now: Date): Promise<void>;
  /**
   * The order for what the subscription has paid now, stored with the terms of the first one where there is none yet.
   * `vat`: decided anew; null: as the first one has it.
   * @returns null where the subscription is none of ours
   */
  renewalOf(
    subscriptionRef: string,
    renewal: Readonly<{ invoiceRef: string; id: string; now: Date; vat: RenewalVat | null }>,
  ): Promise<string | null>;
  /** The order for what was paid then; null where it is not stored yet. */
  renewal(invoiceRef: string): Promise<string | null>;
  /** null where the subscription is none of ours. */
  terms(subscriptionRef: string): Promise<SubscriptionTerms | null>;
  /** What changes no order: told to the owner, once. */
  settle(
    notice: PaymentEvent,
    changes: Exclude<LicenceEvent, { kind: 'paid' }>,
    now: Date,
  ): Promise<Outcome>;
  /** Subscriptions that must not go on, at most `most`: replaced, given back, or of an account that is closed. */
  toEnd(most: number): Promise<readonly string[]>;
  ended(subscriptionRef: string, now: Date): Promise<void>;
}

/** The payment provider. */
export interface SubscriptionProvider {
  /** Ending twice changes nothing. @throws UPSTREAM_UNAVAILABLE where the provider does not answer. */
  end(subscriptionRef: string): Promise<void>;
}
