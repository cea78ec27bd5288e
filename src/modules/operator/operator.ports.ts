/** Queries and actions of operators; mostly implemented by other modules. */
import type { KeyValidity } from '../api-keys/domain/key-standing.js';
import type { AccountState } from '../../shared/account-state.js';
import type { Actor } from '../../shared/actor.js';
import type { Mode, Role, Tier } from '../../shared/caller.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import type { Release } from '../changelog/domain/kb-release.js';
import type { OrderInGeneration } from '../documents/domain/order-generation.js';
import type { QuarantineReason, QuarantineState } from '../quarantine/domain/quarantine.js';
import type { IdPage } from '../../shared/graphql/id-page.js';

/** `requests`: stored count of this month, all keys. */
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

/** `usedOn`: last day with a counted request of the lineage, YYYY-MM-DD. */
export type KeyLine = KeyValidity &
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

/** `oldestDueAt`: due time of the longest waiting job; null: none waits. */
export type JobLine = Readonly<{
  task: string;
  waiting: number;
  running: number;
  retrying: number;
  failed: number;
  oldestDueAt: Date | null;
}>;

export type WorkerLine = Readonly<{ id: string; lastSignAt: Date }>;

export interface GenerationAdministration {
  /** Paid orders whose documents are late, failed or have no job. */
  troubled(options: IdPage & { paidBefore: Date }): Promise<readonly OrderInGeneration[]>;
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

export interface RefundAdministration {
  failed(options: IdPage): Promise<readonly FailedRefund[]>;
  retry(refundId: string, actor: Actor): Promise<boolean>;
}

/** `amount`: in the currency's smallest unit. `refundProblem`: the provider's code. */
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

/** Payments that match no order. */
export interface QuarantineList {
  list(
    query: IdPage & Readonly<{ isResolvedToo: boolean }>,
  ): Promise<readonly QuarantinedPaymentLine[]>;
}

/** Oldest first; `present` is the last one. */
export type Releases = Readonly<{ versions: readonly Release[]; present: string }>;
