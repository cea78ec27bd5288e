/** Audit log: entries are added in the transaction of the change and never altered. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../shared/actor.js';

const ADD = `
  insert into audit_log (actor, action, object, account_id, request_id, details) values (?, ?, ?, ?, ?, ?::jsonb)`;

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
  entry: AuditEntry,
  actor: Actor,
): Promise<void> {
  const { action, object, accountId, fields } = entry;
  const details = JSON.stringify(fields === undefined ? {} : { fields });
  await em.execute(ADD, [actor.name, action, object, accountId, actor.requestId, details]);
}
