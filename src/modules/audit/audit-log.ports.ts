/** What was changed in an account's name, as its owner reads it. */

/**
 * `actor`: `key:<id>`, `operator`, or the part of the service that did it. `object`: such as `webhook:<id>`.
 * `fields`: what of it was changed, by name; never what it was or became.
 */
export type AuditRecord = Readonly<{
  id: string;
  at: Date;
  actor: string;
  action: string;
  object: string;
  requestId: string | null;
  fields: readonly string[];
}>;

/** `before`: id of the last record of the page before; null: from the newest. */
export type AuditOptions = Readonly<{ limit: number; before: string | null }>;

export interface AuditLog {
  /** Newest first. */
  page(accountId: string, options: AuditOptions): Promise<readonly AuditRecord[]>;
}
