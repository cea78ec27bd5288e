/** Adds entries to the audit log in the transaction of the change; they are never altered. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { queries } from '../../platform/postgres/tables.js';
import type { Actor } from '../../shared/actor.js';

/**
 * `action`: such as `key.blocked`. `object`: such as `key:<id>`; no personal data. `accountId`: null: no organisation.
 * `fields`: names of changed fields.
 */
export type AuditEntry = Readonly<{
  action: string;
  object: string;
  accountId: string | null;
  fields?: readonly string[];
}>;

export async function addToAudit(
  em: EntityManager,
  { action, object, accountId, fields }: AuditEntry,
  { name, requestId }: Actor,
): Promise<void> {
  const details = JSON.stringify({ fields });
  const entry = { actor: name, action, object, account_id: accountId, request_id: requestId };
  await queries(em)
    .insertInto('audit_log')
    .values({ ...entry, details })
    .execute();
}
