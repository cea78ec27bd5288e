/** What the room of accounts needs from outside. */
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

/**
 * Time and chance. `ticks`: milliseconds of a clock that never jumps. `bytes`: that many random bytes.
 * `id`: a random UUID.
 */
export interface Runtime {
  now(): Date;
  ticks(): number;
  bytes(count: number): Uint8Array;
  id(): string;
}

/** HMAC-SHA-256 with a secret that is not in the database. While the secret is changed there are two of them. */
export interface Digest {
  /** 32 bytes each, the present secret's first. */
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

/** `expiresAt`: null where the page does not expire by itself. */
export type PaymentPage = Readonly<{ providerRef: string; url: string; expiresAt: Date | null }>;

/** What an account is, as its owner sees it. */
export type AccountProfile = Readonly<{
  name: string;
  role: Role;
  state: AccountState;
  details: BillingDetails;
  number: CheckedNumber;
}>;

export interface AccountStore {
  /** @returns null where there is no such account. */
  profile(accountId: string): Promise<AccountProfile | null>;
  /** Account, sandbox key and licence order together or none of them. */
  open(account: NewAccount): Promise<void>;
  keepPaymentPage(orderId: string, page: PaymentPage, at: Date): Promise<void>;
  /** @returns the details as stored now; null where there is no such account. */
  changeBilling(
    accountId: string,
    change: BillingChange,
    actor: Actor,
  ): Promise<BillingDetails | null>;
}

/** What a good key tells; key and account are both in force. */
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

/** A key as an operator sees it. */
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

/** A key that an operator gives out, with an account of its own. */
export type OperatorKey = Readonly<{
  accountId: string;
  accountName: string;
  key: NewKey;
  createdAt: Date;
  actor: Actor;
}>;

export interface KeyStore {
  /** @returns null for a key that is unknown, blocked, or of an account that is not in force. */
  find(digests: readonly Uint8Array[]): Promise<StoredKey | null>;
  add(key: OperatorKey): Promise<void>;
  /** Newest first. */
  list(): Promise<readonly KeyEntry[]>;
  /** Blocking twice changes nothing. @returns false where there is no such key. */
  block(keyId: string, at: Date, actor: Actor): Promise<boolean>;
}

export interface LicencePayments {
  /**
   * The hosted page on which the order is paid; the same page when asked twice for one order.
   * @throws UPSTREAM_UNAVAILABLE where the payment provider does not answer.
   */
  openPage(order: NewLicenceOrder, email: string): Promise<PaymentPage>;
}

/** What an account tells of itself, as far as VAT hangs on it. */
type ReportedVat = Readonly<{
  accountId: string;
  vatNumber: string | null;
  country: string | null;
}>;

/** What speaks against it. */
type VatDoubts = Readonly<{ doubts: readonly Doubt[] }>;

/**
 * VAT numbers, which only others know of. Asks outside: never to be called within a transaction. Both have what was found
 * stored with the account.
 */
export interface VatNumberChecks {
  /** Never fails because nobody answers. */
  check(told: ReportedVat & Readonly<{ vatNumber: string }>): Promise<VatDoubts>;
  /** Asks nobody: by what was answered before. */
  look(told: ReportedVat): Promise<VatDoubts>;
}

/** Plain text. `id`: stays the same when the mail is sent again. */
export type Mail = Readonly<{ id: string; to: string; subject: string; text: string }>;

export interface Mailer {
  /** @throws UPSTREAM_UNAVAILABLE where the mail was not taken over. */
  send(mail: Mail): Promise<void>;
}
