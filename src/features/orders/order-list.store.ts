/** Lists of orders in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { delayedBefore, expiredBefore } from '../../core/orders/order-phase.js';
import type { FoundOrders, OrderList, OrderListWish } from './order-list.ports.js';
import { SELECT_ORDER, toRecord, type OrderRow } from './order-row.store.js';

/** The rule of `phaseOf` (core/orders/order-phase.ts) in SQL: a list is filtered before it is cut into pages. */
const PHASE = `
  case
    when o.refunded_at is not null then 'refunded'
    when o.payment_status = 'pending' and o.cancelled_at is not null then 'cancelled'
    when o.payment_status = 'pending' and o.created_at > ?::timestamptz then 'awaiting_payment'
    when o.payment_status = 'pending' then 'payment_expired'
    when o.document_status = 'released' then 'released'
    when o.failed_at is not null then 'failed'
    when o.paid_at < ?::timestamptz then 'delayed'
    else 'generating'
  end`;

/** An order whose VAT is undecided is on its way into the tables. */
const MATCHES = `
  o.account_id = ?::uuid and o.vat_cents is not null
  and o.service_key = coalesce(?, o.service_key)
  and o.country is not distinct from coalesce(?, o.country)
  and coalesce(?::text = ${PHASE}, true)`;

const PAGE = `
  ${SELECT_ORDER} where ${MATCHES} and (o.created_at, o.id) < (?::timestamptz, ?::uuid)
  order by o.created_at desc, o.id desc limit ?`;

const TOTAL = `select count(*)::integer as total from orders o where ${MATCHES}`;

/** Later than any order. */
const TOP = { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const;

export class PostgresOrderList implements OrderList {
  constructor(private readonly em: EntityManager) {}

  async find(
    accountId: string,
    { first, after, filter }: OrderListWish,
    now: Date,
  ): Promise<FoundOrders> {
    const { phase, serviceKey, country } = filter;
    const limits = [expiredBefore(now), delayedBefore(now)];
    const matches = [accountId, serviceKey, country, phase, ...limits];
    const { createdAt, id } = after ?? TOP;
    const page: Promise<readonly OrderRow[]> = this.em
      .fork()
      .execute(PAGE, [...matches, createdAt, id, first]);
    const counts: Promise<readonly { total: number }[]> = this.em.fork().execute(TOTAL, matches);
    const [rows, [counted]] = await Promise.all([page, counts]);
    return { records: rows.map(toRecord), total: counted?.total ?? 0 };
  }
}
