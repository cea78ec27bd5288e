/** Order lists in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { OrderPosition } from './domain/order-cursor.js';
import { queries, type Tables } from '../../platform/postgres/tables.js';
import { delayedBefore, expiredBefore, type OrderPhase } from './domain/order-phase.js';
import { selectOrder, toRecord } from './order-row.repository.js';
import type { OrderRecord } from './domain/order-record.js';

/** null: no filter. `country`: lower case. */
export type OrderFilter = Readonly<{
  phase: OrderPhase | null;
  serviceKey: string | null;
  country: string | null;
}>;

/** `first`: at least 1. `after`: null on the first page. */
export type OrderListOptions = Readonly<{
  first: number;
  after: OrderPosition | null;
  filter: OrderFilter;
}>;

type FoundOrders = Readonly<{ records: readonly OrderRecord[]; total: number }>;

const order = expressionBuilder<{ o: Tables['orders'] }, 'o'>();

const is = (phase: OrderPhase) => sql.lit(phase);

/** `phaseOf` (domain/order-phase.ts) in SQL, to filter before paging. */
function phaseAt(now: Date): Expression<OrderPhase> {
  const isUnpaid = order('o.payment_status', '=', sql.lit('pending'));
  return order
    .case()
    .when('o.refunded_at', 'is not', null)
    .then(is('refunded'))
    .when(order.and([isUnpaid, order('o.cancelled_at', 'is not', null)]))
    .then(is('cancelled'))
    .when(order.and([isUnpaid, order('o.created_at', '>', expiredBefore(now))]))
    .then(is('awaiting_payment'))
    .when(isUnpaid)
    .then(is('payment_expired'))
    .when('o.document_status', '=', sql.lit('released'))
    .then(is('released'))
    .when('o.failed_at', 'is not', null)
    .then(is('failed'))
    .when('o.paid_at', '<', delayedBefore(now))
    .then(is('delayed'))
    .else(is('generating'))
    .end();
}

/**
 * Omits orders without a VAT decision: they are incomplete. Unset filters add no condition: the planner considers an
 * always-true condition selective, and would sort all orders of the account for each page.
 */
function matches(accountId: string, filter: OrderFilter, now: Date): Expression<SqlBool> {
  const { phase, serviceKey, country } = filter;
  return order.and([
    order('o.account_id', '=', accountId),
    order('o.vat_cents', 'is not', null),
    ...(serviceKey === null ? [] : [order('o.service_key', '=', serviceKey)]),
    ...(country === null ? [] : [order('o.country', '=', country)]),
    ...(phase === null ? [] : [order(phaseAt(now), '=', phase)]),
  ]);
}

/** Later than any order. */
const TOP = { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const;

const isBehind = ({ createdAt, id }: OrderPosition | typeof TOP) =>
  sql<boolean>`(${order.ref('o.created_at')}, ${order.ref('o.id')}) < (${createdAt}::timestamptz, ${id}::uuid)`;

export class PostgresOrderList {
  constructor(private readonly em: EntityManager) {}

  /** Newest first, in their phase at `now`; `total`: on all pages. */
  async find(
    accountId: string,
    { first, after, filter }: OrderListOptions,
    now: Date,
  ): Promise<FoundOrders> {
    const isMatch = matches(accountId, filter, now);
    const [rows, counted] = await Promise.all([
      selectOrder(this.em)
        .where(isMatch)
        .where(isBehind(after ?? TOP))
        .orderBy('o.created_at', 'desc')
        .orderBy('o.id', 'desc')
        .limit(first)
        .execute(),
      queries(this.em)
        .selectFrom('orders as o')
        .select(sql<number>`count(*)::integer`.as('total'))
        .where(isMatch)
        .executeTakeFirst(),
    ]);
    return { records: rows.map(toRecord), total: counted?.total ?? 0 };
  }
}
