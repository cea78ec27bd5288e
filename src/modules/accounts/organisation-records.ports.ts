/** Export and erasure of an organisation's records. */

/** Kind of record → its rows, with internal names. */
export type OrganisationRecords = Readonly<Record<string, readonly unknown[]>>;

/**
 * `unfinished`: generation or refunds under way prevent the erasure. `invoicesKept`: number of documents kept by law.
 * `lastIssued`: newest of them, YYYY-MM-DD.
 */
export type Erasure =
  | Readonly<{ outcome: 'missing' }>
  | Readonly<{ outcome: 'unfinished'; orders: number; refunds: number }>
  | Readonly<{ outcome: 'erased'; invoicesKept: number; lastIssued: string | null }>;

export interface RecordsStore {
  /** @returns null if the account does not exist */
  collect(accountId: string): Promise<OrganisationRecords | null>;
  /** One transaction; idempotent. */
  erase(accountId: string, at: Date): Promise<Erasure>;
}
