/** The steps of an order on a test clock, by the rules of live orders. */
import { invoiceNumber } from '../../invoicing/domain/invoice-number.js';
import type { InvoiceSeries } from '../../invoicing/domain/invoice.js';
import { expiryOf } from '../../orders/domain/order-phase.js';
import type { OrderEventKind } from '../../orders/domain/order-event.js';
import { confirmPayment, releaseDocuments } from '../../orders/domain/order-state.js';
import { stepsOf, type PlannedStep } from '../../orders/domain/payment-plan.js';
import { judgePaymentEvent, type PaymentEvent } from '../../payments/domain/payment-event.js';
import { extendTestLicence } from './licence-steps.js';
import {
  withEvents,
  withInvoice,
  withOrder,
  type TestEvent,
  type TestOrder,
  type TestOrderTimes,
  type TestRules,
  type Simulation,
} from './test-simulation.js';

const MS_PER_SECOND = 1000;

export type OrderStep = Readonly<{
  at: number;
  orderId: string;
  kind: PlannedStep['kind'] | 'expired';
}>;

const isClosed = ({ times }: TestOrder): boolean =>
  times.cancelledAt !== null || times.refundedAt !== null;

/** An order without documents is released with the payment. */
const isObsolete = ({ state }: TestOrder, { kind }: PlannedStep): boolean =>
  state.documents === 'released' && ['delayed', 'released', 'failed'].includes(kind);

const placeOfNext = (order: TestOrder): number =>
  stepsOf(order.plan).findIndex((step, at) => at >= order.done && !isObsolete(order, step));

function plannedStep(order: TestOrder): OrderStep | null {
  const step = stepsOf(order.plan)[placeOfNext(order)];
  if (step === undefined || isClosed(order)) return null;
  const at = order.times.createdAt + step.afterSeconds * MS_PER_SECOND;
  return { at, orderId: order.id, kind: step.kind };
}

function expiryStep({ id, state, times }: TestOrder): OrderStep | null {
  const isOpen = times.cancelledAt === null && times.expiredAt === null;
  if (state.payment === 'paid' || !isOpen) return null;
  return { at: expiryOf(new Date(times.createdAt)).getTime(), orderId: id, kind: 'expired' };
}

/** Oldest first. */
export const orderSteps = (order: TestOrder): readonly OrderStep[] =>
  [plannedStep(order), expiryStep(order)]
    .filter((step) => step !== null)
    .toSorted((one, other) => one.at - other.at);

/** As the triggers of the database write it. */
const orderEvent = (
  order: TestOrder,
  kind: OrderEventKind,
  { at, id }: Readonly<{ at: number; id: string }>,
): TestEvent => ({
  id,
  type: `order.${kind}`,
  at,
  orderId: order.id,
  data: {
    order_id: order.id,
    kind,
    service_key: order.serviceKey,
    country: order.country,
    payment_status: order.state.payment,
    document_status: order.state.documents,
  },
});

type OrderUpdate = Readonly<{ order: TestOrder; kinds: readonly OrderEventKind[]; at: number }>;

/** Stores the order and its events. */
export const withChange = (old: Simulation, change: OrderUpdate, { id }: TestRules): Simulation =>
  withEvents(
    withOrder(old, change.order),
    change.kinds.map((kind) => orderEvent(change.order, kind, { at: change.at, id: id() })),
  );

const withTimes = (order: TestOrder, times: Partial<TestOrderTimes>): TestOrder => ({
  ...order,
  times: { ...order.times, ...times },
});

const paymentOf = ({ id, amounts }: TestOrder, kind: PlannedStep['kind']): PaymentEvent => ({
  eventId: id,
  eventType: 'test',
  isLive: false,
  page: {
    pageRef: id,
    paymentId: id,
    orderId: id,
    isPaid: kind !== 'declined',
    amountCents: kind === 'other_amount' ? amounts.totalCents - 1 : amounts.totalCents,
    currency: 'eur',
  },
});

/** The verdict of the live service on the same event of the provider. */
const isAccepted = (order: TestOrder, kind: PlannedStep['kind']): boolean =>
  judgePaymentEvent(
    paymentOf(order, kind),
    {
      payment: order.state.payment,
      totalCents: order.amounts.totalCents,
      earlierTotalCents: null,
      currency: 'eur',
      isClosed: isClosed(order),
    },
    false,
  ) === 'fulfilled';

type Issue = Readonly<{ series: InvoiceSeries; at: number; credits: string | null }>;

/** Issues an invoice or a credit note over the whole order. */
function withIssued(old: Simulation, order: TestOrder, issue: Issue, rules: TestRules): Simulation {
  const { series, at, credits } = issue;
  const issuedOn = new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const ordinal = old.invoices.length + 1;
  const number = `SANDBOX-${invoiceNumber(series, new Date(at).getUTCFullYear(), ordinal)}`;
  const { totalCents } = order.amounts;
  const signed = series === 'invoice' ? totalCents : -totalCents;
  const invoice = { number, series, orderId: order.id, issuedOn, totalCents: signed, credits };
  const data = { number, series, order_id: order.id, issued_on: issuedOn, credits };
  const event: TestEvent = {
    id: rules.id(),
    type: 'invoice.issued',
    at,
    orderId: order.id,
    data: { ...data, total_cents: totalCents },
  };
  const billed = series === 'invoice' ? { ...order, invoiceNumber: number } : order;
  return withEvents(withInvoice(withOrder(old, billed), invoice), [event]);
}

/** A payment confirms the order, begins the documents, issues the invoice, and begins a licence. */
function pay(old: Simulation, order: TestOrder, at: number, rules: TestRules): Simulation {
  const state = confirmPayment(order.state, order.documentCount);
  const isReleased = state.documents === 'released';
  const paid = withTimes({ ...order, state }, { paidAt: at, releasedAt: isReleased ? at : null });
  const kinds = ['paid', isReleased ? 'released' : 'generating'] as const;
  const reported = withChange(old, { order: paid, kinds, at }, rules);
  const billed = withIssued(reported, paid, { series: 'invoice', at, credits: null }, rules);
  return order.licence === null ? billed : extendTestLicence(billed, order.licence, at, rules);
}

function refund(old: Simulation, order: TestOrder, at: number, rules: TestRules): Simulation {
  const change = { order: withTimes(order, { refundedAt: at }), kinds: ['refunded'], at } as const;
  const issue = { series: 'credit_note', at, credits: order.invoiceNumber } as const;
  return withIssued(withChange(old, change, rules), change.order, issue, rules);
}

type Apply = (old: Simulation, order: TestOrder, at: number, rules: TestRules) => Simulation;

const payment =
  (kind: PlannedStep['kind']): Apply =>
  (old, order, at, rules) =>
    isAccepted(order, kind) ? pay(old, order, at, rules) : withOrder(old, order);

const change =
  (kind: OrderEventKind, toNext: (order: TestOrder, at: number) => TestOrder): Apply =>
  (old, order, at, rules) =>
    withChange(old, { order: toNext(order, at), kinds: [kind], at }, rules);

const APPLY: Readonly<Record<OrderStep['kind'], Apply>> = {
  pays: payment('pays'),
  declined: payment('declined'),
  other_amount: payment('other_amount'),
  delayed: change('delayed', (order, at) => withTimes(order, { delayedAt: at })),
  failed: change('failed', (order, at) => withTimes(order, { failedAt: at })),
  released: change('released', (order, at) =>
    withTimes({ ...order, state: releaseDocuments(order.state) }, { releasedAt: at }),
  ),
  expired: change('expired', (order, at) => withTimes(order, { expiredAt: at })),
  refunded: refund,
};

export function applyOrderStep(old: Simulation, step: OrderStep, rules: TestRules): Simulation {
  const order = old.orders.find(({ id }) => id === step.orderId);
  if (order === undefined) return old;
  const done = step.kind === 'expired' ? order.done : placeOfNext(order) + 1;
  return APPLY[step.kind](old, { ...order, done }, step.at, rules);
}

const cancel = change('cancelled', (order, at) => withTimes(order, { cancelledAt: at }));

/** The caller has checked that the order is unpaid. */
export const cancelTestOrder = (old: Simulation, order: TestOrder, rules: TestRules): Simulation =>
  cancel(old, order, old.now, rules);
