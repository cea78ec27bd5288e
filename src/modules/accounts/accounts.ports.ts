/** Interfaces that accounts need. */
import type { Actor } from '../../shared/actor.js';
import type { NewKey } from '../api-keys/domain/new-key.js';
import type { Applicant, BillingDetails, CheckedNumber } from './domain/account.js';
import type { Doubt } from '../vat/domain/vat-doubt.js';
import type { AccountState } from '../../shared/account-state.js';
import type { Role } from '../../shared/caller.js';
import type { PaymentPage } from '../orders/domain/order-record.js';
import type { LicenceOrder } from '../licences/licence-pages.service.js';

export type NewAccount = Readonly<{
  id: string;
  applicant: Applicant;
  key: NewKey;
  order: LicenceOrder;
  createdAt: Date;
  actor: Actor;
}>;

export type AccountProfile = Readonly<{
  name: string;
  role: Role;
  state: AccountState;
  details: BillingDetails;
  number: CheckedNumber;
}>;

export interface LicencePayments {
  /**
   * The order's hosted payment page, the same for repeated calls.
   * @throws UPSTREAM_UNAVAILABLE if the payment provider does not answer
   */
  openPage(order: LicenceOrder, email: string): Promise<PaymentPage>;
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
