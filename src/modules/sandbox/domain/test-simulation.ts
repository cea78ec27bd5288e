/**
 * What a sandbox key has on its test clock: plain JSON, so that it can be kept outside the process. Times are
 * milliseconds since the epoch, money is whole cents. Source: D-275.
 */
import type { LicenceKey } from '../../catalogue/domain/catalogue.js';
import type { InvoiceSummary } from '../../invoicing/domain/invoice-list.js';
import type { OrderAmounts } from '../../orders/domain/order.js';
import type { OrderKind, OrderState } from '../../orders/domain/order-state.js';
import type { PaymentPlan } from '../../orders/domain/payment-plan.js';
import type { NumberCheck } from '../../vat/domain/vat.js';
import type { WebhookType } from '../../webhooks/domain/webhook.js';

/** null until it happens. */
export type TestOrderTimes = Readonly<{
  createdAt: number;
  paidAt: number | null;
  delayedAt: number | null;
  failedAt: number | null;
  releasedAt: number | null;
  expiredAt: number | null;
  cancelledAt: number | null;
  refundedAt: number | null;
}>;

/** `done`: steps of the plan that have happened. `fingerprint`: of the request; null without an idempotency key. */
export type TestOrder = Readonly<{
  id: string;
  kind: OrderKind;
  licence: LicenceKey | null;
  serviceKey: string;
  country: string | null;
  amounts: OrderAmounts;
  isDiscounted: boolean;
  documentCount: number;
  plan: PaymentPlan;
  done: number;
  state: OrderState;
  times: TestOrderTimes;
  invoiceNumber: string | null;
  idempotencyKey: string | null;
  fingerprint: string | null;
}>;

/** `data`: as the triggers of the database write it for webhooks. `orderId`: null if it is about no order. */
export type TestEvent = Readonly<{
  id: string;
  type: WebhookType;
  at: number;
  orderId: string | null;
  data: Readonly<Record<string, unknown>>;
}>;

/** `charged`: by a subscription. `declined`: the charge fails. `none`: no subscription. */

export type Renewal = 'charged' | 'declined' | 'none';

/** `reported`: notifications already sent for this period. */
export type TestLicence = Readonly<{
  licence: LicenceKey;
  from: number;
  until: number;
  renewal: Renewal;
  reported: readonly string[];
}>;

/** `verifiesAt`: VIES answers then; null: never. */
export type TestNumber = Readonly<{
  country: string | null;
  vatNumber: string | null;
  check: NumberCheck;
  checkedAt: number | null;
  verifiesAt: number | null;
}>;

/** `month`: YYYY-MM. `warned`: percentages already reported. */
type TestUsage = Readonly<{ month: string; used: number; warned: readonly number[] }>;

/**
 * `keyEndsAt`: of the rotated key, until it has been reported; null: none. `first`: position before the first event kept; it
 * begins with the time of the start, so that positions also grow after a reset.
 */
export type Simulation = Readonly<{
  startedAt: number;
  now: number;
  orders: readonly TestOrder[];
  events: readonly TestEvent[];
  first: number;
  invoices: readonly InvoiceSummary[];
  licence: TestLicence;
  number: TestNumber;
  usage: TestUsage;
  keyEndsAt: number | null;
}>;

/** Per key. */
export const MAX_ORDERS = 50;
const MAX_EVENTS = 500;
const MAX_INVOICES = 100;

/** Bounded, the oldest go. */
export function withEvents(simulation: Simulation, events: readonly TestEvent[]): Simulation {
  const all = [...simulation.events, ...events];
  const surplus = Math.max(0, all.length - MAX_EVENTS);
  return { ...simulation, events: all.slice(surplus), first: simulation.first + surplus };
}

export const withOrder = (simulation: Simulation, order: TestOrder): Simulation => ({
  ...simulation,
  orders: simulation.orders.some(({ id }) => id === order.id)
    ? simulation.orders.map((one) => (one.id === order.id ? order : one))
    : [...simulation.orders, order],
});

/** Newest first. */
export const withInvoice = (simulation: Simulation, invoice: InvoiceSummary): Simulation => ({
  ...simulation,
  invoices: [invoice, ...simulation.invoices].slice(0, MAX_INVOICES),
});

/** What the steps need from outside. `id`: a new UUID. `key`: of the caller. */
export type TestRules = Readonly<{
  id: () => string;
  perMonth: Readonly<Record<LicenceKey, number | null>>;
  licenceCents: Readonly<Record<LicenceKey, number>>;
  key: Readonly<{ key_id: string; last4: string }>;
}>;
