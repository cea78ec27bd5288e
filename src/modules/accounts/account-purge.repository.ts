/** Deletes accounts that never paid, unless a payment of any amount or a recently used key exists. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { addToAudit } from '../audit/audit.repository.js';

const KEPT_DAYS = 60;
const AT_ONCE = 100;

/** Payment events with the outcome `ignored` do not keep an account. */
const NEVER_PAID = `
  a.state = 'awaiting_payment' and a.created_at < ?::timestamptz - interval '${KEPT_DAYS} days'
  and not exists (
    select 1 from orders o where o.account_id = a.id and (
      o.payment_status <> 'pending' or (o.expired_at is null and o.cancelled_at is null)
      or exists (select 1 from payment p where p.order_id = o.id)
      or exists (select 1 from invoice i where i.order_id = o.id)
      or exists (select 1 from quarantined_payment q where q.order_id = o.id)
      or exists (select 1 from provider_event e where e.order_id = o.id and e.outcome is distinct from 'ignored')))
  and not exists (select 1 from licence_subscription s where s.account_id = a.id)
  and not exists (
    select 1 from api_key k join usage_day u on u.lineage_id = k.lineage_id
    where k.account_id = a.id and u.day > ?::timestamptz - interval '${KEPT_DAYS} days')`;

const FIND = `select a.id from account a where ${NEVER_PAID} order by a.created_at, a.id limit ${AT_ONCE}`;

/** Locks orders before the account, as settlement does: no deadlock. */
const LOCK_ORDERS = 'select id from orders where account_id = ?::uuid order by id for update';

/** Checks again: a payment may have arrived meanwhile. */
const LOCK = `select a.id from account a where a.id = ?::uuid and ${NEVER_PAID} for update`;

const ORDERS = 'select id from orders where account_id = ?::uuid';

const REMOVE = [
  `update provider_event set order_id = null where outcome = 'ignored' and order_id in (${ORDERS})`,
  `delete from payment_page where order_id in (${ORDERS})`,
  `delete from orders where account_id = ?::uuid and payment_status = 'pending'`,
  `delete from discount_month where account_id = ?::uuid`,
  `delete from usage_month where lineage_id in (select lineage_id from api_key where account_id = ?::uuid)`,
  `delete from usage_day where lineage_id in (select lineage_id from api_key where account_id = ?::uuid)`,
  `delete from account where id = ?::uuid`,
] as const;

const PURGE = { name: 'housekeeping', requestId: null } as const;

export class PostgresAccountPurge {
  constructor(private readonly em: EntityManager) {}

  /** Fails as a whole if a payment arrives meanwhile. @returns number of accounts deleted */
  async neverPaid(now: Date): Promise<number> {
    const found: readonly { id: string }[] = await this.em.fork().execute(FIND, [now, now]);
    let gone = 0;
    for (const { id } of found) gone += (await this.remove(id, now)) ? 1 : 0;
    return gone;
  }

  private remove(accountId: string, now: Date): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      await em.execute(LOCK_ORDERS, [accountId]);
      const rows: readonly unknown[] = await em.execute(LOCK, [accountId, now, now]);
      if (rows.length === 0) return false;
      for (const sql of REMOVE) await em.execute(sql, [accountId]);
      const object = `account:${accountId}`;
      await addToAudit(em, { action: 'account.purged', object, accountId }, PURGE);
      return true;
    });
  }
}
