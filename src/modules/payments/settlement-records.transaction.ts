/** What settlement needs of its store. */
import type { SettlementTransaction } from './settlement.repository.js';
import type { VatRevisionRecords } from '../vat-revisions/vat-revision.transaction.js';

/** A transaction; the state model replaces it in tests. */
export type SettlementRecords = Omit<SettlementTransaction, 'vat'> &
  Readonly<{ vat: VatRevisionRecords }>;

export type SettlementStore = Readonly<{
  transact: <Result>(work: (records: SettlementRecords) => Promise<Result>) => Promise<Result>;
}>;
