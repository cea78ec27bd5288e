/** Order lists in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { delayedBefore, expiredBefore } from './domain/order-phase.js';
import type { FoundOrders, OrderFilter, OrderList, OrderListOptions } from './order-list.ports.js';
import { SELECT_ORDER, toRecord, type OrderRow } from './order-row.repository.js';

/** `phaseOf` (domain/order-phase.ts) in SQL, to filter before paging. */
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

/** Omits orders without a VAT decision: they are incomplete. */
const OF_ACCOUNT = 'o.account_id = ?::uuid and o.vat_cents is not null';

/** SQL conditions and the values of their placeholders. */
type Matches = Readonly<{ sql: string; values: readonly unknown[] }>;

/**
 * Unset filters add no condition: the planner considers an always-true condition selective, and would sort all orders
 * of the account for each page.
 */
function matchesOf(accountId: string, { phase, serviceKey, country }: OrderFilter, now: Date) {
  const asked = [
    { sql: 'o.service_key = ?', values: serviceKey === null ? [] : [serviceKey] },
    { sql: 'o.country = ?', values: country === null ? [] : [country] },
    {
      sql: `?::text = ${PHASE}`,
      values: phase === null ? [] : [phase, expiredBefore(now), delayedBefore(now)],
    },
  ].filter(({ values }) => values.length > 0);
  const all: readonly Matches[] = [{ sql: OF_ACCOUNT, values: [accountId] }, ...asked];
  return {
    sql: all.map(({ sql }) => sql).join(' and '),
    values: all.flatMap(({ values }) => values),
  };
}

const pageOf = (matches: string): string => `
  ${SELECT_ORDER} where ${matches} and (o.created_at, o.id) < (?::timestamptz, ?::uuid)
  order by o.created_at desc, o.id desc limit ?`;

const totalOf = (matches: string): string =>
  `select count(*)::integer as total from orders o where ${matches}`;

/** Later than any order. */
const TOP = { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const;

export class PostgresOrderList implements OrderList {
  constructor(private readonly em: EntityManager) {}

  async find(
    accountId: string,
    { first, after, filter }: OrderListOptions,
    now: Date,
  ): Promise<FoundOrders> {
    const { sql, values } = matchesOf(accountId, filter, now);
    const { createdAt, id } = after ?? TOP;
    const page: Promise<readonly OrderRow[]> = this.em
      .fork()
      .execute(pageOf(sql), [...values, createdAt, id, first]);
    const counts: Promise<readonly { total: number }[]> = this.em
      .fork()
      .execute(totalOf(sql), [...values]);
    const [rows, [counted]] = await Promise.all([page, counts]);
    return { records: rows.map(toRecord), total: counted?.total ?? 0 };
  }
}
