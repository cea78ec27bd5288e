/** Moves a test clock: everything that falls due on the way happens, in order. Source: D-275. */
import { chargeVat, type VatKnowledge } from '../../vat/domain/vat.js';
import { accountSteps, applyAccountStep, type AccountStep } from './licence-steps.js';
import { applyOrderStep, orderSteps, withChange, type OrderStep } from './order-steps.js';
import {
  MAX_ORDERS,
  type TestOrder,
  type TestOrderTimes,
  type TestRules,
  type Simulation,
} from './test-simulation.js';

export const NOT_YET: Omit<TestOrderTimes, 'createdAt'> = {
  paidAt: null,
  delayedAt: null,
  failedAt: null,
  releasedAt: null,
  expiredAt: null,
  cancelledAt: null,
  refundedAt: null,
};

type Due = Readonly<{ at: number; order: OrderStep } | { at: number; account: AccountStep }>;

function nextDue(simulation: Simulation): Due | null {
  const ofOrders = simulation.orders.flatMap((order) => orderSteps(order).slice(0, 1));
  const due: readonly Due[] = [
    ...ofOrders.map((order) => ({ at: order.at, order })),
    ...accountSteps(simulation).map((account) => ({ at: account.at, account })),
  ];
  return due.toSorted((one, other) => one.at - other.at)[0] ?? null;
}

/** A renewal is an order for the licence that is paid at once. */
const chargeRenewal =
  (vat: VatKnowledge) =>
  (simulation: Simulation, rules: TestRules): Simulation => {
    const order = licenceOrder(simulation, simulation.licence.licence, { rules, vat });
    const placed = withChange(simulation, { order, kinds: ['created'], at: simulation.now }, rules);
    const step = { at: simulation.now, orderId: order.id, kind: 'pays' } as const;
    return trimOrders(applyOrderStep(placed, step, rules));
  };

/** Renewals take no place of the orders that the key may place. */
const trimOrders = (simulation: Simulation): Simulation => ({
  ...simulation,
  orders: simulation.orders.slice(-MAX_ORDERS),
});

type Pricing = Readonly<{ rules: TestRules; vat: VatKnowledge }>;

/** The monthly charge for a licence, as an unpaid order. */
export const licenceOrder = (
  simulation: Simulation,
  licence: Simulation['licence']['licence'],
  { rules, vat }: Pricing,
): TestOrder => ({
  id: rules.id(),
  kind: 'licence',
  licence,
  serviceKey: licence,
  country: null,
  amounts: chargeVat(rules.licenceCents[licence], simulation.number, vat, new Date(simulation.now)),
  isDiscounted: false,
  documentCount: 0,
  plan: 'clock_paid',
  done: 0,
  state: { payment: 'pending', documents: 'pending' },
  times: { ...NOT_YET, createdAt: simulation.now },
  invoiceNumber: null,
  idempotencyKey: null,
  fingerprint: null,
});

function applyDue(simulation: Simulation, due: Due, { rules, vat }: Pricing): Simulation {
  if ('order' in due) return applyOrderStep(simulation, due.order, rules);
  return applyAccountStep(simulation, due.account, { rules, charge: chargeRenewal(vat) });
}

/** @param to milliseconds since the epoch; not before the present of the clock */
export function advanceClock(simulation: Simulation, to: number, pricing: Pricing): Simulation {
  let present = simulation;
  for (let due = nextDue(present); due !== null && due.at <= to; due = nextDue(present)) {
    // A step that should have happened before happens now.
    const now = Math.max(present.now, due.at);
    present = applyDue({ ...present, now }, due, pricing);
  }
  return { ...present, now: to };
}
