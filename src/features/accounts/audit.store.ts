/** The audit log: rows are added in the transaction of what they tell, and never changed. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from './accounts.ports.js';

const ADD = `
  insert into audit_log (actor, action, object, account_id, request_id) values (?, ?, ?, ?, ?)`;

/** `action`: such as `key.blocked`. `object`: such as `key:<id>`; ids alone, no personal data. */
export type AuditEntry = Readonly<{ action: string; object: string; accountId: string }>;

export async function addToAudit(
  em: EntityManager,
  entry: AuditEntry,
  actor: Actor,
): Promise<void> {
  const { action, object, accountId } = entry;
  await em.execute(ADD, [actor.name, action, object, accountId, actor.requestId]);
}
