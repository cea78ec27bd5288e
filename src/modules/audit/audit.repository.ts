/** Audit log: entries are added in the transaction of the change and never altered. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';

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

/** Reads the audit log of one account. */
export class AuditRepository {
  constructor(private readonly em: EntityManager) {}

  /** Newest first. */
  page(accountId: string, { limit, before }: AuditOptions): Promise<readonly AuditRecord[]> {
    const newest = queries(this.em)
      .selectFrom('audit_log')
      .select(['id', 'at', 'actor', 'action', 'object', 'request_id as requestId'])
      .select(({ ref }) =>
        sql<readonly string[]>`coalesce(${ref('details')} -> 'fields', '[]')`.as('fields'),
      )
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(limit);
    return (before === null ? newest : newest.where('id', '<', before)).execute();
  }
}
