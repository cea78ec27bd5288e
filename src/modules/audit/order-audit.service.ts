/** The audit log: rows are added in the transaction of what they tell, and never changed. */
import type { EntityManager } from '@mikro-orm/postgresql';

const ADD = `
  insert into audit_log (actor, action, object, account_id, request_id) values (?, ?, ?, ?, ?)`;

/**
 * `action`: such as `order.paid`. `object`: such as `order:<id>`; ids alone, no personal data. `accountId`: null where it
 * concerns no account.
 */
export type AuditEntry = Readonly<{ action: string; object: string; accountId: string | null }>;

/** `requestId`: null outside a request. */
export type AuditActor = Readonly<{ name: string; requestId: string | null }>;

export async function addToAudit(
  em: EntityManager,
  { action, object, accountId }: AuditEntry,
  actor: AuditActor,
): Promise<void> {
  await em.execute(ADD, [actor.name, action, object, accountId, actor.requestId]);
}
