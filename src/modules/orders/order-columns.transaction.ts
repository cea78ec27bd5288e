/** Columns of the table `orders`, and what they mean. */
import { toOrderState, type DocumentStatus, type PaymentStatus } from './domain/order-state.js';
import type { OrderTimes } from './domain/order-phase.js';
import type { OrderAmounts } from './domain/order.js';
import type { VatStatus } from '../vat/domain/vat.js';
import { sql } from 'kysely';
import { isLanguage, type Language } from '../../shared/language.js';

/** Of `orders as o`. */
export const STATE_COLUMNS = [
  'o.payment_status',
  'o.document_status',
  'o.created_at',
  'o.paid_at',
  'o.cancelled_at',
  'o.failed_at',
  'o.refunded_at',
] as const;

type StateRow = Readonly<{ payment_status: PaymentStatus; document_status: DocumentStatus }>;

type TimesRow = Readonly<{
  created_at: Date;
  paid_at: Date | null;
  cancelled_at: Date | null;
  failed_at: Date | null;
  refunded_at: Date | null;
}>;

export const toState = (row: StateRow) => toOrderState(row.payment_status, row.document_status);

export const toTimes = (row: TimesRow): OrderTimes => ({
  createdAt: row.created_at,
  paidAt: row.paid_at,
  cancelledAt: row.cancelled_at,
  failedAt: row.failed_at,
  refundedAt: row.refunded_at,
});

/** Of `orders as o`. */
export const AMOUNT_COLUMNS = [
  'o.net_cents',
  'o.vat_percent',
  'o.vat_cents',
  'o.vat_status',
] as const;

export type AmountRow = Readonly<{
  net_cents: number;
  vat_percent: number | null;
  vat_cents: number | null;
  vat_status: VatStatus | null;
}>;

/** null while VAT is undecided. */
export function toAmounts(row: AmountRow): OrderAmounts | null {
  const { net_cents, vat_percent, vat_cents, vat_status } = row;
  if (vat_percent === null || vat_cents === null || vat_status === null) return null;
  return {
    netCents: net_cents,
    vatPercent: vat_percent,
    vatCents: vat_cents,
    totalCents: net_cents + vat_cents,
    vatStatus: vat_status,
  };
}

/** Of `orders as o` and `account as a`: of the order, otherwise of its account. */
export const LANGUAGE_COLUMN = sql<
  string | null
>`coalesce(substring(o.payload ->> 'keel' from '^[a-z]{2}$'), a.language)`;

export const toLanguage = (code: string | null): Language | null =>
  code !== null && isLanguage(code) ? code : null;
