/** Orders, licence and discounts of an account in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { InferResult, NotNull } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import { phaseOf } from '../orders/domain/order-phase.js';
import { toOrderState } from '../orders/domain/order-state.js';
import type { OrderPosition } from '../orders/domain/order-cursor.js';
import type { OrderSummary } from './domain/summary.js';
import type { LicencePeriod } from '../licences/domain/licence-period.js';

/** `limit`: at least 1. `after`: null for the first page. */
export type OrderPage = Readonly<{ limit: number; after: OrderPosition | null }>;

/** VAT columns are all set or none, by a check constraint. */
const decidedOrders = (em: EntityManager, accountId: string) =>
  queries(em)
    .selectFrom('orders')
    .select(['id', 'service_key', 'country', 'payment_status', 'document_status', 'net_cents'])
    .select(['vat_percent', 'vat_cents', 'vat_status', 'created_at', 'paid_at'])
    .select(['cancelled_at', 'failed_at', 'refunded_at'])
    .where('account_id', '=', accountId)
    .where('vat_cents', 'is not', null)
    .$narrowType<{ vat_percent: NotNull; vat_cents: NotNull; vat_status: NotNull }>();

type BilledOrderRow = InferResult<ReturnType<typeof decidedOrders>>[number];

export class BillingRepository {
  constructor(private readonly em: EntityManager) {}

  /** Newest first, without orders whose VAT is not decided yet; phases as of `now`. */
  async orders(
    accountId: string,
    { limit, after }: OrderPage,
    now: Date,
  ): Promise<readonly OrderSummary[]> {
    const all = decidedOrders(this.em, accountId);
    const earlier =
      after === null
        ? all
        : all.where((eb) =>
            eb(
              eb.refTuple('created_at', 'id'),
              '<',
              eb.tuple<Date, string>(after.createdAt, after.id),
            ),
          );
    const rows = await earlier
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => toSummary(row, now));
  }

  async licence(accountId: string): Promise<LicencePeriod | null> {
    const row = await queries(this.em)
      .selectFrom('account')
      .select(['licence', 'licence_from as from', 'licence_until as until'])
      .where('id', '=', accountId)
      .where('licence', 'is not', null)
      .$narrowType<{ licence: NotNull; from: NotNull; until: NotNull }>() // all or none, by a check constraint
      .executeTakeFirst();
    return row ?? null;
  }

  /** Discounted documents of the month. @param month YYYY-MM */
  async discounts(accountId: string, month: string): Promise<number> {
    const row = await queries(this.em)
      .selectFrom('discount_month')
      .select('used')
      .where('account_id', '=', accountId)
      .where('month', '=', month)
      .executeTakeFirst();
    return row?.used ?? 0;
  }
}

function toSummary(row: BilledOrderRow, now: Date): OrderSummary {
  const state = toOrderState(row.payment_status, row.document_status);
  const times = {
    createdAt: row.created_at,
    paidAt: row.paid_at,
    cancelledAt: row.cancelled_at,
    failedAt: row.failed_at,
    refundedAt: row.refunded_at,
  };
  return {
    id: row.id,
    serviceKey: row.service_key,
    country: row.country,
    state,
    phase: phaseOf(state, times, now),
    amounts: {
      netCents: row.net_cents,
      vatPercent: row.vat_percent,
      vatCents: row.vat_cents,
      totalCents: row.net_cents + row.vat_cents,
      vatStatus: row.vat_status,
    },
    createdAt: row.created_at,
  };
}
