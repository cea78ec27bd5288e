/** Billing summary to wire form. Source. */
import { toAmount } from '../../shared/amount.js';
import type {
  BillingSummary,
  LicenceSummary,
  MonthAllowance,
  OrderSummary,
} from './domain/summary.js';
import type { InvoiceSummary } from '../invoicing/domain/invoice-list.js';
import type { RequestContext } from '../../shared/graphql/context.js';
import type {
  BillingSummaryView,
  InvoiceSummaryView,
  LicenceSummaryView,
  OrderSummaryView,
} from './billing.graphql.js';
import type { RequestUsageView } from './usage.graphql.js';

const toOrderSummaryView = (order: OrderSummary): OrderSummaryView => ({
  orderId: order.id,
  serviceKey: order.serviceKey,
  country: order.country,
  payment: order.state.payment,
  documents: order.state.documents,
  phase: order.phase,
  net: toAmount(order.amounts.netCents),
  vatPercent: order.amounts.vatPercent,
  vat: toAmount(order.amounts.vatCents),
  vatStatus: order.amounts.vatStatus,
  total: toAmount(order.amounts.totalCents),
  currency: 'EUR',
  createdAt: order.createdAt.toISOString(),
});

const toInvoiceView = (invoice: InvoiceSummary, baseUrl: string): InvoiceSummaryView => ({
  number: invoice.number,
  issuedOn: invoice.issuedOn,
  total: toAmount(invoice.totalCents),
  downloadUrl: `${baseUrl}/v1/invoices/${encodeURIComponent(invoice.number)}/download`,
  series: invoice.series,
  orderId: invoice.orderId,
  credits: invoice.credits,
});

const toLicenceView = ({ licence, from, until, status }: LicenceSummary): LicenceSummaryView => ({
  licence,
  from: from.toISOString(),
  until: until.toISOString(),
  status,
});

const toRequestView = ({ resetsAt, ...usage }: MonthAllowance): RequestUsageView => ({
  ...usage,
  resetsAt: resetsAt.toISOString(),
});

/** Cursors of next pages go into `meta`. */
export function toBillingSummaryView(
  summary: BillingSummary,
  baseUrl: string,
  { meta }: Pick<RequestContext, 'meta'>,
): BillingSummaryView {
  if (summary.nextCursor !== null) meta['jargmine_kursor'] = summary.nextCursor;
  if (summary.nextInvoiceCursor !== null) {
    meta['jargmine_arvete_kursor'] = summary.nextInvoiceCursor;
  }
  const { used, limit, resetsAt } = summary.discounts;
  return {
    orders: summary.orders.map(toOrderSummaryView),
    invoices: summary.invoices.map((invoice) => toInvoiceView(invoice, baseUrl)),
    licence: summary.licence === null ? null : toLicenceView(summary.licence),
    requests: toRequestView(summary.requests),
    requestDays: [...summary.requestDays],
    discounts: { used, limit: limit ?? 0, resetsAt: resetsAt.toISOString() },
  };
}
