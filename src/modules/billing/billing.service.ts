/** Use cases of billing: what a client has ordered, paid and used. */
import {
  monthAllowance,
  summariseLicence,
  summariseOrder,
  type BillingSummary,
  type DayRequests,
} from './domain/summary.js';
import { toOrderCursor } from '../orders/domain/order-cursor.js';
import type { Caller } from '../../shared/caller.js';
import type { Licence, LicenceKey } from '../catalogue/domain/catalogue.js';
import { addMonths } from '../incidents/domain/calendar.js';
import { allowanceOf, type TierTable } from '../../shared/limits/allowance.js';
import { monthOf, monthStart } from '../../shared/limits/month.js';
import type { Order } from '../orders/domain/order.js';
import { licenceOf } from '../orders/domain/quote.js';
import type { InvoicePosition } from '../invoicing/domain/invoice-list.js';
import type { InvoicesService } from '../invoicing/invoices.service.js';
import type { BillingRepository, OrderPage } from './billing.repository.js';

/** `invoicesAfter`: position in the list of invoices; `limit` applies to both lists. */
export type SummaryPage = OrderPage & Readonly<{ invoicesAfter: InvoicePosition | null }>;

type RequestCount = Readonly<{
  /** Current month (YYYY-MM) and last days, oldest first. */
  usageOf(
    lineageId: string,
  ): Promise<Readonly<{ month: string; used: number; days: readonly DayRequests[] }>>;
}>;

export type BillingDependencies = Readonly<{
  records: Pick<BillingRepository, 'orders' | 'licence' | 'discounts'>;
  requests: RequestCount;
  demoOrder: () => Promise<Order>;
  invoices: Pick<InvoicesService, 'list'>;
  tiers: TierTable;
  licences: Readonly<Record<LicenceKey, Licence>>;
  /** On the test clock of a sandbox key; null without one. */
  clockSummary: (caller: Caller, limit: number) => Promise<BillingSummary | null>;
}>;

const SAMPLE_DISCOUNTS = 2;
const SAMPLE_LICENCE: LicenceKey = 'professional';
const MS_PER_SECOND = 1000;

export class BillingService {
  constructor(private readonly deps: BillingDependencies) {}

  /** A sandbox key gets what is on its test clock, or sample data and its real request count. */
  async summary(caller: Caller, page: SummaryPage, now: Date): Promise<BillingSummary> {
    if (caller.mode === 'live') return this.liveSummary(caller, page, now);
    const onClock = await this.deps.clockSummary(caller, page.limit);
    return onClock ?? this.sampleSummary(caller, page, now);
  }

  private async liveSummary(caller: Caller, page: SummaryPage, now: Date): Promise<BillingSummary> {
    const { records, invoices } = this.deps;
    const month = monthOf(now.getTime());
    const [orders, billed, licence, discounts, requests] = await Promise.all([
      records.orders(caller.accountId, { ...page, limit: page.limit + 1 }, now),
      invoices.list(caller, { limit: page.limit, after: page.invoicesAfter }),
      records.licence(caller.accountId),
      records.discounts(caller.accountId, month),
      this.requestsOf(caller),
    ]);
    const shown = orders.slice(0, page.limit);
    const last = orders.length > page.limit ? shown.at(-1) : undefined;
    return {
      orders: shown,
      nextCursor: last === undefined ? null : toOrderCursor(last),
      invoices: billed.invoices,
      nextInvoiceCursor: billed.nextCursor,
      licence: licence === null ? null : summariseLicence(licence, now),
      ...requests,
      discounts: monthAllowance(month, discounts, this.quotaOf(caller)),
    };
  }

  private async sampleSummary(
    caller: Caller,
    page: SummaryPage,
    now: Date,
  ): Promise<BillingSummary> {
    const { demoOrder, invoices, licences } = this.deps;
    const month = monthOf(now.getTime());
    const from = new Date(monthStart(month) * MS_PER_SECOND);
    const billed = await invoices.list(caller, { limit: page.limit, after: null });
    const period = { licence: SAMPLE_LICENCE, from, until: addMonths(from, 1) };
    return {
      orders: [summariseOrder(await demoOrder())],
      nextCursor: null,
      invoices: billed.invoices,
      nextInvoiceCursor: billed.nextCursor,
      licence: summariseLicence(period, now),
      ...(await this.requestsOf(caller)),
      discounts: monthAllowance(month, SAMPLE_DISCOUNTS, licences[SAMPLE_LICENCE].discountQuota),
    };
  }

  private async requestsOf(caller: Caller) {
    const { month, used, days } = await this.deps.requests.usageOf(caller.lineageId);
    const { perMonth } = allowanceOf(caller, this.deps.tiers);
    return { requests: monthAllowance(month, used, perMonth), requestDays: days };
  }

  /** Discounted documents per month; the tier covers the licence's grace period. */
  private quotaOf({ tier }: Caller): number {
    return licenceOf(tier, this.deps.licences)?.discountQuota ?? 0;
  }
}
