/** Interfaces that accounts and API keys need. */
import type { Actor } from '../../shared/actor.js';
import type { NewKey } from '../api-keys/domain/new-key.js';
import type {
  AccountState,
  Applicant,
  BillingChange,
  BillingDetails,
  CheckedNumber,
} from './domain/account.js';
import type { Doubt } from '../vat/domain/vat-doubt.js';
import type { LimitOverrides, Mode, Role, Tier } from '../../shared/caller.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';

/** `ticks`: milliseconds of a monotonic clock. `bytes`: random bytes. `id`: random UUID. */
export interface Runtime {
  now(): Date;
  ticks(): number;
  bytes(count: number): Uint8Array;
  id(): string;
}

/** HMAC-SHA-256 with a secret kept outside the database; two secrets during rotation. */
export interface Digest {
  /** 32 bytes each, the current secret's first. */
  all(keyText: string): readonly [Uint8Array, ...Uint8Array[]];
}

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

/** A valid key of an account whose state admits keys. */
export type StoredKey = Readonly<{
  keyId: string;
  lineageId: string;
  accountId: string;
  role: Role;
  mode: Mode;
  tier: Tier | null;
  overrides: LimitOverrides;
  licence: LicenceKey | null;
  licenceUntil: Date | null;
}>;

export type KeyEntry = Readonly<{
  keyId: string;
  accountId: string;
  accountName: string;
  mode: Mode;
  role: Role;
  tier: Tier | null;
  overrides: LimitOverrides;
  name: string | null;
  last4: string;
  createdAt: Date;
  blockedAt: Date | null;
}>;

/** A key that an operator creates, with a new account. */
export type OperatorKey = Readonly<{
  accountId: string;
  accountName: string;
  key: NewKey;
  createdAt: Date;
  actor: Actor;
}>;

export interface KeyStore {
  /** @returns null unless key and account are in force */
  find(digests: readonly Uint8Array[]): Promise<StoredKey | null>;
  add(key: OperatorKey): Promise<void>;
  /** Newest first. */
  list(): Promise<readonly KeyEntry[]>;
  /** Idempotent. @returns false if the key does not exist */
  block(keyId: string, at: Date, actor: Actor): Promise<boolean>;
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
  check(told: ReportedVat & Readonly<{ vatNumber: string }>): Promise<VatDoubts>;
  /** Uses the last answer, without a query. */
  look(told: ReportedVat): Promise<VatDoubts>;
}

/** Plain text. `id`: the same for repeated sending. */
export type Mail = Readonly<{ id: string; to: string; subject: string; text: string }>;

export interface Mailer {
  /** @throws UPSTREAM_UNAVAILABLE if the mail server does not accept the email */
  send(mail: Mail): Promise<void>;
}
