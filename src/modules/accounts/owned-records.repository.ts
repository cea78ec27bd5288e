/** Records that go whole with their account. */
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/postgres/tables.js';

const OWNED = [
  'member',
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

/** Trader names that the VAT rate of a paid order is based on stay. */
export async function deleteTraders(db: Kysely<Tables>, accountId: string): Promise<void> {
  await db
    .deleteFrom('vat_check_trader as t')
    .where('t.account_id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders as o')
            .select('o.id')
            .whereRef('o.account_id', '=', 't.account_id')
            .where('o.payment_status', '=', 'paid')
            .where(
              ({ ref }) =>
                sql<boolean>`${ref('o.vat_evidence')} ->> 'checkId' = ${ref('t.check_id')}::text`,
            ),
        ),
      ),
    )
    .execute();
}
