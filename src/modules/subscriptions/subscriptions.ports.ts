/** Ports of licence subscriptions. */
import type { RequestedVat, RenewalVat } from '../vat/domain/vat-renewal.js';
import type { DeclaredCustomer } from '../vat/domain/vat.js';

/** `customer`: current billing details. `charged`: VAT charged each month. */
export type SubscriptionTerms = Readonly<{
  accountId: string;
  customer: DeclaredCustomer;
  charged: RequestedVat;
}>;

/** `vat`: null if as in the first order. */
export type LicenceRenewal = Readonly<{
  invoiceRef: string;
  id: string;
  now: Date;
  vat: RenewalVat | null;
}>;

export interface SubscriptionProvider {
  /** Idempotent. @throws UPSTREAM_UNAVAILABLE if the provider does not respond */
  end(subscriptionRef: string): Promise<void>;
}
