/** New keys. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { queries } from '../../platform/postgres/tables.js';
import type { NewKey } from './domain/new-key.js';

/** In the transaction of its cause; the caller writes the audit entry. */
export async function addKey(
  em: EntityManager,
  { key, accountId, createdAt }: Readonly<{ key: NewKey; accountId: string; createdAt: Date }>,
): Promise<void> {
  await queries(em)
    .insertInto('api_key')
    .values({
      id: key.id,
      account_id: accountId,
      lineage_id: key.lineageId,
      mode: key.mode,
      role: key.role,
      tier: key.tier,
      per_minute: key.overrides.perMinute,
      per_month: key.overrides.perMonth,
      name: key.name,
      digest: Buffer.from(key.digest),
      last4: key.last4,
      created_at: createdAt,
    })
    .execute();
}
