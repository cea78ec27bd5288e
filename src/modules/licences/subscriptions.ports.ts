/** Ports of licence subscriptions. */
import type { RequestedVat, RenewalVat } from '../vat/domain/vat-renewal.js';
import type { LicenceEvent } from './domain/licence-event.js';
import type { Outcome, PaymentEvent } from '../payments/domain/payment-event.js';
import type { Customer } from '../orders/orders.ports.js';

/** `told`: current billing details. `asked`: VAT charged each month. */
export type SubscriptionTerms = Readonly<{
  accountId: string;
  told: Customer;
  asked: RequestedVat;
}>;

export interface SubscriptionStore {
  /** Stores the subscription once, and only for licence orders. */
  keep(subscriptionRef: string, orderId: string, now: Date): Promise<void>;
  /**
   * Stores the order with the terms of the first one, unless it exists. `vat`: null if as in the first order.
   * @returns null if the subscription is unknown
   */
  renewalOf(
    subscriptionRef: string,
    renewal: Readonly<{ invoiceRef: string; id: string; now: Date; vat: RenewalVat | null }>,
  ): Promise<string | null>;
  /** @returns null if it is not stored yet */
  renewal(invoiceRef: string): Promise<string | null>;
  /** @returns null if the subscription is unknown */
  terms(subscriptionRef: string): Promise<SubscriptionTerms | null>;
  /** Settles events that pay no order, once; notifies the owner of a failed payment. */
  settle(
    notice: PaymentEvent,
    changes: Exclude<LicenceEvent, { kind: 'paid' }>,
    now: Date,
  ): Promise<Outcome>;
  /** Subscriptions to end, at most `most`: replaced, cancelled, refunded, or of a suspended or closed account. */
  toEnd(most: number): Promise<readonly string[]>;
  ended(subscriptionRef: string, now: Date): Promise<void>;
}

export interface SubscriptionProvider {
  /** Idempotent. @throws UPSTREAM_UNAVAILABLE if the provider does not respond */
  end(subscriptionRef: string): Promise<void>;
}
