/** Deletes accounts that never paid, unless a payment of any amount or a recently used key exists. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import type { AccountState } from '../../shared/account-state.js';
import { addToAudit } from '../audit/audit.transaction.js';

/** Days that an account without a payment is kept. */
export const UNPAID_DAYS = 60;
const AT_ONCE = 100;

const PURGE = { name: 'retention', requestId: null } as const;

export class AccountPurgeRepository {
  constructor(private readonly em: EntityManager) {}

  /** Fails as a whole if a payment arrives meanwhile. @returns number of accounts deleted */
  async neverPaid(now: Date): Promise<number> {
    const found = await neverPaid(this.em, now)
      .orderBy('a.created_at')
      .orderBy('a.id')
      .limit(sql.lit(AT_ONCE))
      .execute();
    let gone = 0;
    for (const { id } of found) gone += (await this.remove(id, now)) ? 1 : 0;
    return gone;
  }

  /** Locks orders before the account, as settlement does: no deadlock. Then checks again: a payment may have arrived. */
  private remove(accountId: string, now: Date): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      await ordersOf(em, accountId).orderBy('id').forUpdate().execute();
      const account = neverPaid(em, now).where('a.id', '=', accountId).forUpdate();
      if ((await account.execute()).length === 0) return false;
      await removeOrders(em, accountId);
      await removeAccount(em, accountId);
      const object = `account:${accountId}`;
      await addToAudit(em, { action: 'account.purged', object, accountId }, PURGE);
      return true;
    });
  }
}

const ordersOf = (em: EntityManager, accountId: string) =>
  queries(em).selectFrom('orders').select('id').where('account_id', '=', accountId);

/** Without an order that lives or was paid. Payment events with the outcome `ignored` do not keep an account. */
const withoutOrders = (em: EntityManager, keptFrom: Expression<Date>) =>
  queries(em)
    .selectFrom('account as a')
    .select('a.id')
    .where('a.state', '=', sql.lit<AccountState>('awaiting_payment')) // of a partial index
    .where('a.created_at', '<', keptFrom)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders as o')
            .select('o.id')
            .whereRef('o.account_id', '=', 'a.id')
            .where(({ eb, or, exists: has, selectFrom: from }) =>
              or([
                eb('o.payment_status', '<>', 'pending'),
                eb('o.expired_at', 'is', null).and('o.cancelled_at', 'is', null),
                has(from('payment as p').select('p.id').whereRef('p.order_id', '=', 'o.id')),
                has(from('invoice as i').select('i.order_id').whereRef('i.order_id', '=', 'o.id')),
                has(
                  from('quarantined_payment as q')
                    .select('q.id')
                    .whereRef('q.order_id', '=', 'o.id'),
                ),
                has(
                  from('provider_event as e')
                    .select('e.id')
                    .whereRef('e.order_id', '=', 'o.id')
                    .where('e.outcome', 'is distinct from', 'ignored'),
                ),
              ]),
            ),
        ),
      ),
    );

function neverPaid(em: EntityManager, now: Date) {
  const keptFrom = sql<Date>`${now}::timestamptz - make_interval(days => ${sql.lit(UNPAID_DAYS)})`;
  return withoutOrders(em, keptFrom)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('licence_subscription as s')
            .select('s.ref')
            .whereRef('s.account_id', '=', 'a.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('api_key as k')
            .innerJoin('usage_day as u', 'u.lineage_id', 'k.lineage_id')
            .select('k.id')
            .whereRef('k.account_id', '=', 'a.id')
            .where(({ ref }) => sql<boolean>`${ref('u.day')} > ${keptFrom}`),
        ),
      ),
    );
}

async function removeOrders(em: EntityManager, accountId: string): Promise<void> {
  const db = queries(em);
  await db
    .updateTable('provider_event')
    .set({ order_id: null })
    .where('outcome', '=', 'ignored')
    .where('order_id', 'in', ordersOf(em, accountId))
    .execute();
  await db.deleteFrom('payment_page').where('order_id', 'in', ordersOf(em, accountId)).execute();
  await db
    .deleteFrom('orders')
    .where('account_id', '=', accountId)
    .where('payment_status', '=', 'pending')
    .execute();
}

async function removeAccount(em: EntityManager, accountId: string): Promise<void> {
  const db = queries(em);
  const lineages = db
    .selectFrom('api_key')
    .select('lineage_id')
    .where('account_id', '=', accountId);
  await db.deleteFrom('discount_month').where('account_id', '=', accountId).execute();
  await db.deleteFrom('usage_month').where('lineage_id', 'in', lineages).execute();
  await db.deleteFrom('usage_day').where('lineage_id', 'in', lineages).execute();
  await db.deleteFrom('account').where('id', '=', accountId).execute();
}
