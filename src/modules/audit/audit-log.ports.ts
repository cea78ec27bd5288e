/** Changes made on behalf of an account. */

/**
 * `actor`: `key:<id>`, `operator`, or a part of the service. `object`: such as `webhook:<id>`. `fields`: names, never
 * values.
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

/** `before`: last id of the previous page; null: first page. */
export type AuditOptions = Readonly<{ limit: number; before: string | null }>;

export interface AuditLog {
  /** Newest first. */
  page(accountId: string, options: AuditOptions): Promise<readonly AuditRecord[]>;
}
