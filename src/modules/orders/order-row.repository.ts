/** Rows of the table `orders`. */
import type { Doubt } from '../vat/domain/vat-doubt.js';
import { numberCountry, unionNumber } from '../vat/domain/vat-number.js';
import type { VatStatus } from '../vat/domain/vat.js';
import { toOrderState, type DocumentStatus, type PaymentStatus } from './domain/order-state.js';
import type { OrderTimes } from './domain/order-phase.js';
import type { OrderAmounts } from './domain/order.js';
import type { FirstAnswer, OrderRecord } from './orders.ports.js';

/** The driver returns timestamps as text or as dates. */
export type DbTimestamp = string | Date;

export const toTimestamp = (value: DbTimestamp | null): Date | null =>
  value === null ? null : new Date(value);

/** Columns of `orders o` that make up `StateRow`. */
export const STATE_COLUMNS = `
  o.payment_status, o.document_status, o.created_at, o.paid_at, o.cancelled_at, o.failed_at, o.refunded_at`;

/** Check constraints of the table guarantee these values. */
export type StateRow = Readonly<{
  payment_status: PaymentStatus;
  document_status: DocumentStatus;
  created_at: DbTimestamp;
  paid_at: DbTimestamp | null;
  cancelled_at: DbTimestamp | null;
  failed_at: DbTimestamp | null;
  refunded_at: DbTimestamp | null;
}>;

export const toState = (row: StateRow) => toOrderState(row.payment_status, row.document_status);

export const toTimes = (row: StateRow): OrderTimes => ({
  createdAt: new Date(row.created_at),
  paidAt: toTimestamp(row.paid_at),
  cancelledAt: toTimestamp(row.cancelled_at),
  failedAt: toTimestamp(row.failed_at),
  refundedAt: toTimestamp(row.refunded_at),
});

/** Columns of `orders o` that make up `AmountRow`. */
export const AMOUNT_COLUMNS = 'o.net_cents, o.vat_percent, o.vat_cents, o.vat_status';

/** `vat_percent`: a decimal, which the driver returns as text. */
export type AmountRow = Readonly<{
  net_cents: number;
  vat_percent: string | number | null;
  vat_cents: number | null;
  vat_status: VatStatus | null;
}>;

/** null while VAT is undecided. */
export function toAmounts(row: AmountRow): OrderAmounts | null {
  const { net_cents, vat_percent, vat_cents, vat_status } = row;
  if (vat_percent === null || vat_cents === null || vat_status === null) return null;
  return {
    netCents: net_cents,
    vatPercent: Number(vat_percent),
    vatCents: vat_cents,
    totalCents: net_cents + vat_cents,
    vatStatus: vat_status,
  };
}

export type OrderRow = StateRow &
  AmountRow &
  Readonly<{
    id: string;
    service_key: string;
    country: string | null;
    document_count: number;
    fingerprint: Uint8Array | null;
    first_answer: FirstAnswer | null;
    provider_ref: string | null;
    url: string | null;
    expires_at: DbTimestamp | null;
    page_count: number;
    invoice_number: string | null;
    doubts: readonly Doubt[] | null;
    told_country: string | null;
    told_number: string | null;
    email: string | null;
  }>;

/** The order, its account's email address and its open payment page. */
export const SELECT_ORDER = `
  select o.id, o.service_key, o.country, o.document_count, o.fingerprint, o.first_answer,
    o.vat_evidence -> 'doubts' as doubts,
    o.vat_evidence ->> 'country' as told_country, o.vat_evidence ->> 'vatNumber' as told_number,
    ${STATE_COLUMNS}, ${AMOUNT_COLUMNS}, a.email, p.provider_ref, p.url, p.expires_at,
    (select count(*)::integer from payment_page where order_id = o.id) as page_count,
    (select number from invoice where order_id = o.id and series = 'invoice') as invoice_number
  from orders o
  join account a on a.id = o.account_id
  left join payment_page p on p.order_id = o.id and p.closed_at is null`;

const toPage = ({ provider_ref, url, expires_at }: OrderRow): OrderRecord['page'] =>
  provider_ref === null || url === null
    ? null
    : { providerRef: provider_ref, url, expiresAt: toTimestamp(expires_at) };

/** Orders stored before doubts were recorded: compares only the country of the VAT number. */
function olderDoubts({ told_country: country, told_number: number }: OrderRow): readonly Doubt[] {
  const ofNumber = unionNumber(number) === null ? null : numberCountry(number);
  return country === null || ofNumber === null || ofNumber === country ? [] : ['other_state'];
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
  pageCount: row.page_count,
  invoiceNumber: row.invoice_number,
  doubts: row.doubts ?? olderDoubts(row),
  email: row.email,
});
