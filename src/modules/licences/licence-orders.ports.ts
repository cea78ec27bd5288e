/** Ports of licence orders. */
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import type { LicenceStanding } from './domain/licence-order.js';

/** `netCents`: price of a month. `renews`: end of the period that it continues; null for a new period. */
export type LicenceOrderDraft = Readonly<{
  id: string;
  licence: LicenceKey;
  netCents: number;
  renews: Date | null;
  now: Date;
}>;

/** The account is locked until the transaction ends. */
export interface LicenceTransaction {
  standing(): Promise<LicenceStanding>;
  /** Returns the open order for the same licence and period, otherwise stores this one. @returns its id and price */
  order(draft: LicenceOrderDraft): Promise<Readonly<{ id: string; netCents: number }>>;
}

export interface LicenceTransactions {
  /** @param actor for the audit log */
  at<Result>(
    accountId: string,
    actor: Readonly<{ name: string; requestId: string }>,
    work: (transaction: LicenceTransaction) => Promise<Result>,
  ): Promise<Result>;
}
