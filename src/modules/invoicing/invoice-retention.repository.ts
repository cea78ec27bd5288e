/**
 * Deletes orders past the retention of their documents (Accounting Act of Estonia § 12; GDPR art 5(1)(e)), and erased
 * organisations with their last document. Document numbers stay in `invoice_gone`.
 */
import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { queries, type Tables } from '../../platform/postgres/tables.js';
import { lastYearToGo } from './domain/bookkeeping.js';
import { localDate } from '../incidents/domain/local-time.js';
import { addToAudit } from '../audit/audit.transaction.js';

const AT_ONCE = 100;
const CHECKS_AT_ONCE = 1_000;

const MAINTENANCE = { name: 'retention', requestId: null } as const;

/** In this order, because of foreign keys; then the order itself. */
const OF_ORDER = [
  'invoice',
  'refund_due',
  'payment',
  'quarantined_payment',
  'provider_event',
  'payment_page',
  'document',
] as const;

const OF_LINEAGE = ['usage_month', 'usage_day', 'quota_notice'] as const;

type Orders = Tables & { o: Tables['orders'] };

/**
 * A later credit note keeps its invoice. Unfinished refunds, quarantined payments, subscriptions, generation and
 * stored files keep the order.
 */
function isOver(year: number) {
  const eb = expressionBuilder<Orders, 'o'>();
  const none = [
    eb.selectFrom('invoice as n').whereRef('n.order_id', '=', 'o.id').where('n.year', '>', year),
    eb
      .selectFrom('refund_due as r')
      .whereRef('r.order_id', '=', 'o.id')
      .where('r.state', 'in', ['wanted', 'asked']),
    eb
      .selectFrom('quarantined_payment as q')
      .whereRef('q.order_id', '=', 'o.id')
      .where('q.state', 'in', ['open', 'refunding']),
    eb
      .selectFrom('licence_subscription as s')
      .whereRef('s.order_id', '=', 'o.id')
      .where('s.ended_at', 'is', null),
    eb
      .selectFrom('document as d')
      .whereRef('d.order_id', '=', 'o.id')
      .where('d.stored', '=', sql.lit('objects'))
      .where('d.erased_at', 'is', null),
  ].map((kept) => eb.not(eb.exists(kept)));
  const isGenerating = eb.and([
    eb('o.document_status', '=', 'generating'),
    eb('o.refunded_at', 'is', null),
    eb('o.failed_at', 'is', null),
  ]);
  return eb.and([...none, eb.not(isGenerating)]);
}

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
    const found = await queries(this.em)
      .selectFrom('invoice as i')
      .innerJoin('orders as o', 'o.id', 'i.order_id')
      .select('i.order_id as id')
      .distinct()
      .where('i.year', '<=', year)
      .where(isOver(year))
      .limit(AT_ONCE)
      .execute();
    let gone = 0;
    for (const { id } of found) gone += (await this.remove(id, year)) ? 1 : 0;
    return gone + (await this.removeChecks(year));
  }

  private async removeChecks(year: number): Promise<number> {
    const old = queries(this.em)
      .selectFrom('vat_check')
      .select('id')
      .where('answered_at', '<', sql<Date>`make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, 'UTC')`)
      .orderBy('answered_at')
      .limit(CHECKS_AT_ONCE);
    const { numDeletedRows } = await queries(this.em)
      .deleteFrom('vat_check')
      .where('id', '=', sql<string>`any (array(${old}))`)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }

  private remove(orderId: string, year: number): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const order = await queries(em)
        .selectFrom('orders as o')
        .select('o.account_id')
        .where('o.id', '=', orderId)
        .where(isOver(year))
        .forUpdate()
        .executeTakeFirst();
      if (order === undefined) return false;
      for (const table of OF_ORDER) {
        await queries(em).deleteFrom(table).where('order_id', '=', orderId).execute();
      }
      await queries(em).deleteFrom('orders').where('id', '=', orderId).execute();
      const { account_id: accountId } = order;
      const entry = { action: 'order.purged', object: `order:${orderId}`, accountId };
      await addToAudit(em, entry, MAINTENANCE);
      await removeEmptyAccount(em, accountId);
      return true;
    });
  }
}

/** An erased organisation without orders. */
async function removeEmptyAccount(em: EntityManager, accountId: string): Promise<void> {
  const empty = await queries(em)
    .selectFrom('account as a')
    .select('a.id')
    .where('a.id', '=', accountId)
    .where('a.state', '=', 'closed')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('orders as o').whereRef('o.account_id', '=', 'a.id'))),
    )
    .forUpdate()
    .executeTakeFirst();
  if (empty === undefined) return;
  for (const table of OF_LINEAGE) {
    await queries(em)
      .deleteFrom(table)
      .where('lineage_id', 'in', (eb) =>
        eb.selectFrom('api_key').select('api_key.lineage_id').where('account_id', '=', accountId),
      )
      .execute();
  }
  await queries(em).deleteFrom('account').where('id', '=', accountId).execute();
  const entry = { action: 'account.purged', object: `account:${accountId}`, accountId };
  await addToAudit(em, entry, MAINTENANCE);
}
