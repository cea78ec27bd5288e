/** Records that go whole with their account. */
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/postgres/tables.js';

const OWNED = [
  'oauth_grant',
  'oauth_client',
  'webhook_endpoint',
  'outbox',
  'vat_recheck',
  'vat_review',
  'letterhead',
] as const;

export async function deleteOwned(db: Kysely<Tables>, accountId: string): Promise<void> {
  for (const table of OWNED)
    await db.deleteFrom(table).where('account_id', '=', accountId).execute();
}
