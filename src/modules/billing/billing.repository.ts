/** Orders, licence and discounts of an account in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { LicencePeriod, OrderSummary } from './domain/summary.js';
import type { VatStatus } from '../vat/domain/vat.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import type { OrderAmounts } from '../orders/domain/order.js';
import { phaseOf } from '../orders/domain/order-phase.js';
import {
  toOrderState,
  type DocumentStatus,
  type PaymentStatus,
} from '../orders/domain/order-state.js';
import type { BillingReader, OrderPage } from './billing.ports.js';

/** Without orders whose VAT is not decided yet. */
const ORDERS = `
  select id, service_key, country, payment_status, document_status, net_cents, vat_percent, vat_cents, vat_status,
    created_at, paid_at, cancelled_at, failed_at, refunded_at
  from orders
  where account_id = ?::uuid and vat_cents is not null and (created_at, id) < (?::timestamptz, ?::uuid)
  order by created_at desc, id desc
  limit ?`;

/** Later than any order. */
const TOP = { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const;

const LICENCE = `
  select licence, licence_from, licence_until from account
  where id = ?::uuid and licence is not null`;

const DISCOUNTS = 'select used from discount_month where account_id = ?::uuid and month = ?';

/** Check constraints guarantee these types. */
type OrderRow = Readonly<{
  id: string;
  service_key: string;
  country: string | null;
  payment_status: PaymentStatus;
  document_status: DocumentStatus;
  net_cents: number;
  vat_percent: string | number;
  vat_cents: number;
  vat_status: VatStatus;
  created_at: string | Date;
  paid_at: string | Date | null;
  cancelled_at: string | Date | null;
  failed_at: string | Date | null;
  refunded_at: string | Date | null;
}>;

type LicenceRow = Readonly<{
  licence: LicenceKey;
  licence_from: string | Date;
  licence_until: string | Date;
}>;

export class BillingRepository implements BillingReader {
  constructor(private readonly em: EntityManager) {}

  async orders(
    accountId: string,
    { limit, after }: OrderPage,
    now: Date,
  ): Promise<readonly OrderSummary[]> {
    const { createdAt, id } = after ?? TOP;
    const rows: readonly OrderRow[] = await this.em
      .fork()
      .execute(ORDERS, [accountId, createdAt, id, limit]);
    return rows.map((row) => toSummary(row, now));
  }

  async licence(accountId: string): Promise<LicencePeriod | null> {
    const rows: readonly LicenceRow[] = await this.em.fork().execute(LICENCE, [accountId]);
    const row = rows[0];
    return row === undefined
      ? null
      : {
          licence: row.licence,
          from: new Date(row.licence_from),
          until: new Date(row.licence_until),
        };
  }

  async discounts(accountId: string, month: string): Promise<number> {
    const rows: readonly { used: number }[] = await this.em
      .fork()
      .execute(DISCOUNTS, [accountId, month]);
    return rows[0]?.used ?? 0;
  }
}

const toDate = (value: string | Date | null): Date | null =>
  value === null ? null : new Date(value);

function toSummary(row: OrderRow, now: Date): OrderSummary {
  const state = toOrderState(row.payment_status, row.document_status);
  const createdAt = new Date(row.created_at);
  const times = {
    createdAt,
    paidAt: toDate(row.paid_at),
    cancelledAt: toDate(row.cancelled_at),
    failedAt: toDate(row.failed_at),
    refundedAt: toDate(row.refunded_at),
  };
  return {
    id: row.id,
    serviceKey: row.service_key,
    country: row.country,
    state,
    phase: phaseOf(state, times, now),
    amounts: toAmounts(row),
    createdAt,
  };
}

/** The driver returns decimals as text. */
const toAmounts = ({ net_cents, vat_percent, vat_cents, vat_status }: OrderRow): OrderAmounts => ({
  netCents: net_cents,
  vatPercent: Number(vat_percent),
  vatCents: vat_cents,
  totalCents: net_cents + vat_cents,
  vatStatus: vat_status,
});
