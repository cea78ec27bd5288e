/** Interfaces that accounts need. */
import type { Actor } from '../../shared/actor.js';
import type { NewKey } from '../api-keys/domain/new-key.js';
import type { Applicant, BillingChange, BillingDetails, CheckedNumber } from './domain/account.js';
import type { Doubt } from '../vat/domain/vat-doubt.js';
import type { AccountState } from '../../shared/account-state.js';
import type { Role } from '../../shared/caller.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';

/** Whole cents, net of VAT, for one month. */
type NewLicenceOrder = Readonly<{ id: string; licence: LicenceKey; netCents: number }>;

export type NewAccount = Readonly<{
  id: string;
  applicant: Applicant;
  key: NewKey;
  order: NewLicenceOrder;
  createdAt: Date;
  actor: Actor;
}>;

/** `expiresAt`: null if the page does not expire by itself. */
export type PaymentPage = Readonly<{ providerRef: string; url: string; expiresAt: Date | null }>;

export type AccountProfile = Readonly<{
  name: string;
  role: Role;
  state: AccountState;
  details: BillingDetails;
  number: CheckedNumber;
}>;

export interface AccountStore {
  /** @returns null if the account does not exist */
  profile(accountId: string): Promise<AccountProfile | null>;
  /** One transaction. */
  open(account: NewAccount): Promise<void>;
  keepPaymentPage(orderId: string, page: PaymentPage, at: Date): Promise<void>;
  /** @returns the stored details; null if the account does not exist */
  changeBilling(
    accountId: string,
    change: BillingChange,
    actor: Actor,
  ): Promise<BillingDetails | null>;
}

export interface LicencePayments {
  /**
   * The order's hosted payment page, the same for repeated calls.
   * @throws UPSTREAM_UNAVAILABLE if the payment provider does not answer
   */
  openPage(order: NewLicenceOrder, email: string): Promise<PaymentPage>;
}

type ReportedVat = Readonly<{
  accountId: string;
  vatNumber: string | null;
  country: string | null;
}>;

type VatDoubts = Readonly<{ doubts: readonly Doubt[] }>;

/** Never call within a transaction. Both methods store their findings with the account. */
export interface VatNumberChecks {
  /** Never fails because VIES does not answer. */
  check(reported: ReportedVat & Readonly<{ vatNumber: string }>): Promise<VatDoubts>;
  /** Uses the last answer, without a query. */
  look(reported: ReportedVat): Promise<VatDoubts>;
}
