/** What operators see of the whole service, and what they can have done. Other modules fill most of it. */
import type { KeyStanding } from '../api-keys/domain/key-standing.js';
import type { AccountState } from '../accounts/domain/account.js';
import type { Actor } from '../../shared/actor.js';
import type { Mode, Role, Tier } from '../../shared/caller.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import type { Release } from '../changelog/domain/kb-release.js';
import type { OrderInGeneration } from '../orders/domain/order-in-making.js';
import type { QuarantineReason, QuarantineState } from '../quarantine/domain/quarantine.js';

/** `after`: id of what ends the page before; null: from the beginning. */
export type PageOptions = Readonly<{ limit: number; after: string | null }>;

/** `requests`: of this month, of all its keys, as the database has kept them. */
export type OrganisationLine = Readonly<{
  id: string;
  name: string;
  role: Role;
  state: AccountState;
  licence: LicenceKey | null;
  licenceUntil: Date | null;
  createdAt: Date;
  requests: number;
}>;

/** `usedOn`: last day with a counted request of this key or of those that it followed, YYYY-MM-DD. */
export type KeyLine = KeyStanding &
  Readonly<{
    id: string;
    organisationId: string;
    organisationName: string;
    name: string | null;
    mode: Mode;
    role: Role;
    tier: Tier | null;
    last4: string;
    createdAt: Date;
    usedOn: string | null;
  }>;

/** Jobs of one kind. `oldestDueAt`: since when the longest waiting one could have been done; null: none waits. */
export type JobLine = Readonly<{
  task: string;
  waiting: number;
  running: number;
  retrying: number;
  failed: number;
  oldestDueAt: Date | null;
}>;

export type WorkerLine = Readonly<{ id: string; lastSignAt: Date }>;

export interface OperatorReader {
  /** Newest first. @param month YYYY-MM, whose requests are reported */
  organisations(options: PageOptions, month: string): Promise<readonly OrganisationLine[]>;
  /** Newest first; of one organisation where it is named. */
  keys(options: PageOptions & { organisationId: string | null }): Promise<readonly KeyLine[]>;
  jobs(): Promise<readonly JobLine[]>;
  /** Those that were heard of in the last hour, the latest first. */
  workers(): Promise<readonly WorkerLine[]>;
}

/** The module of documents. */
export interface GenerationAdministration {
  /** Orders whose documents do not come as they should. */
  troubled(options: PageOptions & { paidBefore: Date }): Promise<readonly OrderInGeneration[]>;
  retry(orderId: string, actor: Actor): Promise<boolean>;
}

/** Money is whole cents. */
export type FailedRefund = Readonly<{
  id: string;
  orderId: string;
  amountCents: number;
  attempts: number;
  problem: string | null;
  createdAt: Date;
}>;

/** The module of orders. */
export interface RefundAdministration {
  failed(options: PageOptions): Promise<readonly FailedRefund[]>;
  retry(refundId: string, actor: Actor): Promise<boolean>;
}

/** `amount`: in the currency's smallest unit. `refundProblem`: a code of the payment provider's. */
export type QuarantinedPaymentLine = Readonly<{
  id: string;
  reason: QuarantineReason;
  state: QuarantineState;
  amount: number | null;
  currency: string | null;
  paymentId: string | null;
  orderId: string | null;
  receivedAt: Date;
  refundId: string | null;
  refundProblem: string | null;
}>;

/** Payments that fit no order, from the module of orders. */
export interface QuarantineList {
  list(
    query: PageOptions & Readonly<{ isResolvedToo: boolean }>,
  ): Promise<readonly QuarantinedPaymentLine[]>;
}

/** The room of accounts. */
export interface KeyAdministration {
  /** @throws NOT_FOUND for an unknown key. */
  block(keyId: string, actor: Actor): Promise<void>;
}

/** The versions of the law data, oldest first; the present one last. */
export type Releases = Readonly<{ versions: readonly Release[]; present: string }>;
