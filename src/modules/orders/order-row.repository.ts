/** Rows of the table `orders`. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type Selectable } from 'kysely';
import { queries, type Tables } from '../../platform/postgres/tables.js';
import type { Doubt } from '../vat/domain/vat-doubt.js';
import { numberCountry, unionNumber } from '../vat/domain/vat-number.js';
import { toOrderState } from './domain/order-state.js';
import type { OrderTimes } from './domain/order-phase.js';
import type { OrderAmounts } from './domain/order.js';
import type { OrderRecord } from './orders.ports.js';

type Row = Selectable<Tables['orders']>;

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

type StateRow = Pick<Row, 'payment_status' | 'document_status'>;

type TimesRow = Pick<Row, 'created_at' | 'paid_at' | 'cancelled_at' | 'failed_at' | 'refunded_at'>;

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

export type AmountRow = Pick<Row, 'net_cents' | 'vat_percent' | 'vat_cents' | 'vat_status'>;

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

/** The order, its account's email address and its open payment page. */
export const selectOrder = (em: EntityManager) =>
  queries(em)
    .selectFrom('orders as o')
    .innerJoin('account as a', 'a.id', 'o.account_id')
    .leftJoin('payment_page as p', (join) =>
      join.onRef('p.order_id', '=', 'o.id').on('p.closed_at', 'is', null),
    )
    .select(['o.id', 'o.service_key', 'o.country', 'o.document_count', 'o.fingerprint'])
    .select(STATE_COLUMNS)
    .select(AMOUNT_COLUMNS)
    .select(['o.first_answer', 'a.email', 'p.provider_ref', 'p.url', 'p.expires_at'])
    .select((eb) => [
      eb.ref('o.vat_evidence', '->').key('doubts').as('doubts'),
      eb.ref('o.vat_evidence', '->>').key('country').as('billed_country'),
      eb.ref('o.vat_evidence', '->>').key('vatNumber').as('vat_number'),
      eb
        .selectFrom('payment_page')
        .whereRef('order_id', '=', 'o.id')
        .select(sql<number>`count(*)::integer`.as('pages'))
        .as('page_count'),
      eb
        .selectFrom('invoice')
        .whereRef('order_id', '=', 'o.id')
        .where('series', '=', sql.lit('invoice'))
        .select('number')
        .as('invoice_number'),
    ]);

export type OrderRow = InferResult<ReturnType<typeof selectOrder>>[number];

const toPage = ({ provider_ref, url, expires_at }: OrderRow): OrderRecord['page'] =>
  provider_ref === null || url === null
    ? null
    : { providerRef: provider_ref, url, expiresAt: expires_at };

/** Orders stored before doubts were recorded: compares only the country of the VAT number. */
function olderDoubts({ billed_country, vat_number }: OrderRow): readonly Doubt[] {
  const ofNumber = unionNumber(vat_number) === null ? null : numberCountry(vat_number);
  return billed_country === null || ofNumber === null || ofNumber === billed_country
    ? []
    : ['other_state'];
}

export const toRecord = (row: OrderRow): OrderRecord => ({
  id: row.id,
  serviceKey: row.service_key,
  country: row.country,
  state: toState(row),
  times: toTimes(row),
  amounts: toAmounts(row),
  documentCount: row.document_count,
  fingerprint: row.fingerprint,
  firstAnswer: row.first_answer,
  page: toPage(row),
  pageCount: row.page_count ?? 0,
  invoiceNumber: row.invoice_number,
  doubts: row.doubts ?? olderDoubts(row),
  email: row.email,
});
