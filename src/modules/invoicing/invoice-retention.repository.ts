/**
 * Deletes orders past the retention of their documents (Accounting Act of Estonia § 12; GDPR art 5(1)(e)), and erased
 * organisations with their last document. Document numbers stay in `invoice_gone`.
 */
import type { EntityManager } from '@mikro-orm/postgresql';
import { lastYearToGo } from './domain/bookkeeping.js';
import { localDate } from '../incidents/domain/local-time.js';

const AT_ONCE = 100;
const CHECKS_AT_ONCE = 1_000;

/**
 * A later credit note keeps its invoice. Unfinished refunds, quarantined payments, subscriptions, generation and
 * stored files keep the order.
 */
const OVER = `
  not exists (select 1 from invoice n where n.order_id = o.id and n.year > ?)
  and not exists (select 1 from refund_due r where r.order_id = o.id and r.state in ('wanted', 'asked'))
  and not exists (select 1 from quarantined_payment q where q.order_id = o.id and q.state in ('open', 'refunding'))
  and not exists (select 1 from licence_subscription s where s.order_id = o.id and s.ended_at is null)
  and not exists (select 1 from document d where d.order_id = o.id and d.stored = 'objects' and d.erased_at is null)
  and not (o.document_status = 'generating' and o.refunded_at is null and o.failed_at is null)`;

const FIND = `
  select distinct i.order_id as id from invoice i join orders o on o.id = i.order_id
  where i.year <= ? and ${OVER} limit ${AT_ONCE}`;

const LOCK = `select o.account_id as "accountId" from orders o where o.id = ?::uuid and ${OVER} for update`;

const REMOVE = [
  'delete from invoice where order_id = ?::uuid',
  'delete from refund_due where order_id = ?::uuid',
  'delete from payment where order_id = ?::uuid',
  'delete from quarantined_payment where order_id = ?::uuid',
  'delete from provider_event where order_id = ?::uuid',
  'delete from payment_page where order_id = ?::uuid',
  'delete from document where order_id = ?::uuid',
  'delete from orders where id = ?::uuid',
] as const;

/** An erased organisation without orders. */
const LOCK_EMPTY = `
  select a.id from account a
  where a.id = ?::uuid and a.state = 'closed' and not exists (select 1 from orders o where o.account_id = a.id)
  for update`;

const LINEAGES = 'select lineage_id from api_key where account_id = ?::uuid';

const REMOVE_ACCOUNT = [
  `delete from usage_month where lineage_id in (${LINEAGES})`,
  `delete from usage_day where lineage_id in (${LINEAGES})`,
  `delete from quota_notice where lineage_id in (${LINEAGES})`,
  'delete from account where id = ?::uuid',
] as const;

const AUDIT = `
  insert into audit_log (actor, action, object, account_id) values ('housekeeping', ?, ?, ?::uuid)`;

const CHECKS = `
  delete from vat_check where id = any (array(
    select id from vat_check where answered_at < make_timestamptz(? + 1, 1, 1, 0, 0, 0, 'UTC')
    order by answered_at limit ${CHECKS_AT_ONCE}))
  returning id`;

export class InvoiceRetentionRepository {
  /** @param zone seller's time zone, which delimits the years */
  constructor(
    private readonly em: EntityManager,
    private readonly zone: string,
  ) {}

  /**
   * Deletes one batch; the tables reject a `now` ahead of their clock.
   * @returns number of orders and consultations deleted; 0 if nothing is left
   */
  async some(now: Date): Promise<number> {
    const year = lastYearToGo(localDate(now, this.zone));
    const found: readonly { id: string }[] = await this.em.fork().execute(FIND, [year, year]);
    let gone = 0;
    for (const { id } of found) gone += (await this.remove(id, year)) ? 1 : 0;
    const checks: readonly unknown[] = await this.em.fork().execute(CHECKS, [year]);
    return gone + checks.length;
  }

  private remove(orderId: string, year: number): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const rows: readonly { accountId: string }[] = await em.execute(LOCK, [orderId, year]);
      const [row] = rows;
      if (row === undefined) return false;
      for (const sql of REMOVE) await em.execute(sql, [orderId]);
      await em.execute(AUDIT, ['order.purged', `order:${orderId}`, row.accountId]);
      const empty: readonly unknown[] = await em.execute(LOCK_EMPTY, [row.accountId]);
      if (empty.length === 0) return true;
      for (const sql of REMOVE_ACCOUNT) await em.execute(sql, [row.accountId]);
      await em.execute(AUDIT, ['account.purged', `account:${row.accountId}`, row.accountId]);
      return true;
    });
  }
}
