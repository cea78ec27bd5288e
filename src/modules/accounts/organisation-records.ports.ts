/** All that is kept of an organisation: taken out, and erased. */

/** Name of a kind of record → its rows, in our own terms. */
export type OrganisationRecords = Readonly<Record<string, readonly unknown[]>>;

/**
 * `unfinished`: what stands in the way, an order in the making or money on its way back; nothing was erased.
 * `invoicesKept`: how many papers the law has us keep. `lastIssued`: day of the newest of them, YYYY-MM-DD.
 */
export type Erasure =
  | Readonly<{ outcome: 'missing' }>
  | Readonly<{ outcome: 'unfinished'; orders: number; refunds: number }>
  | Readonly<{ outcome: 'erased'; invoicesKept: number; lastIssued: string | null }>;

export interface RecordsStore {
  /** @returns null where there is no such account. */
  collect(accountId: string): Promise<OrganisationRecords | null>;
  /** Everything or nothing. Erasing twice changes nothing more. */
  erase(accountId: string, at: Date): Promise<Erasure>;
}
