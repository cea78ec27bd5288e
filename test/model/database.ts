/**
 * The tables of orders, payments, refunds, invoices, keys and outbox in the model: plain data, one value per committed
 * state. Money is whole cents.
 */
import type { VatShare } from '../../src/modules/invoicing/domain/invoice.js';
import type { LicencePeriod } from '../../src/modules/licences/domain/licence-period.js';
import type { OrderKind, OrderState } from '../../src/modules/orders/domain/order-state.js';
import type { SettledOutcome } from '../../src/modules/payments/domain/payment-event.js';
import type { RefundQueueState } from '../../src/modules/refunds/domain/refund.js';
import type { VatStatus } from '../../src/modules/vat/domain/vat.js';

export type OrderRow = Readonly<{
  kind: OrderKind;
  serviceKey: string;
  documentCount: number;
  netCents: number;
  vatPercent: number;
  vatCents: number;
  vatStatus: VatStatus;
  vatCentsBefore: number | null;
  state: OrderState;
  isCancelled: boolean;
  isRefundRequested: boolean;
  isRefunded: boolean;
  isFailed: boolean;
}>;

type PageRow = Readonly<{ order: string; amountCents: number; isClosed: boolean }>;

export type PaymentRow = Readonly<{
  order: string;
  amountCents: number;
  fulfils: boolean;
  isReturned: boolean;
}>;

/** `hasRef`: the provider's id is known. */
export type RefundRow = Readonly<{
  payment: string;
  order: string;
  reason: string;
  amountCents: number;
  state: RefundQueueState;
  round: number;
  hasRef: boolean;
}>;

type CreditRow = Readonly<{ cause: string; vat: readonly VatShare[] }>;

export type InvoiceRow = Readonly<{ vat: readonly VatShare[]; credits: readonly CreditRow[] }>;

export type KeyRow = Readonly<{ generation: number; isEnding: boolean; isBlocked: boolean }>;

type Rows<Row> = Readonly<Record<string, Row>>;

/** `day`: days since the first order. */
export type Database = Readonly<{
  day: number;
  orders: Rows<OrderRow>;
  pages: Rows<PageRow>;
  events: Rows<SettledOutcome>;
  payments: Rows<PaymentRow>;
  refunds: Rows<RefundRow>;
  invoices: Rows<InvoiceRow>;
  quarantined: Rows<true>;
  licence: LicencePeriod | null;
  keys: readonly KeyRow[];
  mails: Rows<'waiting' | 'sent'>;
}>;

/** Sorted, so that equal contents are equal texts. */
export function put<Row>(rows: Rows<Row>, id: string, row: Row): Rows<Row> {
  const entries = Object.entries(rows).filter(([key]) => key !== id);
  entries.push([id, row]);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** @throws Error if there is no such row: a bug of the model */
export function rowOf<Row>(rows: Rows<Row>, id: string): Row {
  const row = rows[id];
  if (row === undefined) throw new Error(`the model has no ${id}`);
  return row;
}

export const totalOf = ({ netCents, vatCents }: OrderRow): number => netCents + vatCents;

export const fulfilling = (db: Database, order: string): string | null =>
  Object.entries(db.payments).find(([, row]) => row.order === order && row.fulfils)?.[0] ?? null;

export const startOf = (orders: Rows<OrderRow>): Database => ({
  day: 0,
  orders,
  pages: {},
  events: {},
  payments: {},
  refunds: {},
  invoices: {},
  quarantined: {},
  licence: null,
  keys: [],
  mails: {},
});
