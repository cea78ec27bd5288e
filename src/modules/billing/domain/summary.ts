/** Billing summary of an account. Money is whole cents, VAT included. Source. */
import { tierOf } from '../../api-keys/domain/tier.js';
import { monthEnd } from '../../../shared/limits/month.js';
import type { OrderPhase } from '../../orders/domain/order-phase.js';
import type { OrderState } from '../../orders/domain/order-state.js';
import type { Order, OrderAmounts } from '../../orders/domain/order.js';
import type { InvoiceSummary } from '../../invoicing/domain/invoice-list.js';
import type { LicencePeriod } from '../../licences/domain/licence-period.js';

export type OrderSummary = Readonly<{
  id: string;
  serviceKey: string;
  country: string | null;
  state: OrderState;
  phase: OrderPhase;
  amounts: OrderAmounts;
  createdAt: Date;
}>;

/** `in_grace`: the period paid for is over, its terms still apply. */
export type LicenceStatus = 'active' | 'in_grace' | 'ended';

export type LicenceSummary = LicencePeriod & Readonly<{ status: LicenceStatus }>;

/** Allowance of a calendar month (UTC). `limit`, `left`: null if unlimited. */
export type MonthAllowance = Readonly<{
  month: string;
  used: number;
  limit: number | null;
  left: number | null;
  resetsAt: Date;
}>;

/** Counted requests of a day (UTC), YYYY-MM-DD. */
export type DayRequests = Readonly<{ day: string; used: number }>;

/** `requestDays`: oldest first, ending today. `nextCursor`, `nextInvoiceCursor`: null on the last page. */
export type BillingSummary = Readonly<{
  orders: readonly OrderSummary[];
  nextCursor: string | null;
  invoices: readonly InvoiceSummary[];
  nextInvoiceCursor: string | null;
  licence: LicenceSummary | null;
  requests: MonthAllowance;
  requestDays: readonly DayRequests[];
  discounts: MonthAllowance;
}>;

export const summariseOrder = (order: Order): OrderSummary => ({
  id: order.id,
  serviceKey: order.serviceKey,
  country: order.country,
  state: order.state,
  phase: order.phase,
  amounts: order.amounts,
  createdAt: order.createdAt,
});

export function summariseLicence(period: LicencePeriod, now: Date): LicenceSummary {
  const { licence, until } = period;
  const tier = tierOf({ mode: 'live', given: null, licence, licenceUntil: until }, now);
  if (tier === 'baas') return { ...period, status: 'ended' };
  return { ...period, status: now < until ? 'active' : 'in_grace' };
}

const MS_PER_SECOND = 1000;

/** @param month YYYY-MM */
export const monthAllowance = (
  month: string,
  used: number,
  limit: number | null,
): MonthAllowance => ({
  month,
  used,
  limit,
  left: limit === null ? null : Math.max(limit - used, 0),
  resetsAt: new Date(monthEnd(month) * MS_PER_SECOND),
});
