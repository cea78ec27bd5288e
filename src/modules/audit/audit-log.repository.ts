/** Reads the audit log of one account. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditLog, AuditRecord, AuditOptions } from './audit-log.ports.js';

/** Sorts by the numeric column, not by the text `id`. */
const PAGE = `
  select a.id::text, a.at, a.actor, a.action, a.object, a.request_id, coalesce(a.details -> 'fields', '[]') as fields
  from audit_log a where a.account_id = ?::uuid and a.id < coalesce(?::bigint, 9223372036854775807)
  order by a.id desc limit ?`;

type Row = Readonly<{
  id: string;
  at: string | Date;
  actor: string;
  action: string;
  object: string;
  request_id: string | null;
  fields: readonly string[];
}>;

const toRecord = ({ request_id: requestId, at, ...rest }: Row): AuditRecord => ({
  ...rest,
  requestId,
  at: new Date(at),
});

export class PostgresAuditLog implements AuditLog {
  constructor(private readonly em: EntityManager) {}

  async page(accountId: string, { limit, before }: AuditOptions): Promise<readonly AuditRecord[]> {
    const rows: readonly Row[] = await this.em.fork().execute(PAGE, [accountId, before, limit]);
    return rows.map(toRecord);
  }
}
