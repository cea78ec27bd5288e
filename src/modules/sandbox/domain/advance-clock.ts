/** Moves a test clock: everything that falls due on the way happens, in order. Source: D-275. */
import { chargeVat, type VatKnowledge } from '../../vat/domain/vat.js';
import { accountSteps, applyAccountStep, type AccountStep } from './licence-steps.js';
import { applyOrderStep, orderSteps, withChange, type OrderStep } from './order-steps.js';
import {
  MAX_ORDERS,
  type TestOrder,
  type TestOrderTimes,
  type TestRules,
  type TestWorld,
} from './test-world.js';

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

function nextDue(world: TestWorld): Due | null {
  const ofOrders = world.orders.flatMap((order) => orderSteps(order).slice(0, 1));
  const due: readonly Due[] = [
    ...ofOrders.map((order) => ({ at: order.at, order })),
    ...accountSteps(world).map((account) => ({ at: account.at, account })),
  ];
  return due.toSorted((one, other) => one.at - other.at)[0] ?? null;
}

/** A renewal is an order for the licence that is paid at once. */
const chargeRenewal =
  (vat: VatKnowledge) =>
  (world: TestWorld, rules: TestRules): TestWorld => {
    const order = licenceOrder(world, world.licence.licence, { rules, vat });
    const placed = withChange(world, { order, kinds: ['created'], at: world.now }, rules);
    const step = { at: world.now, orderId: order.id, kind: 'pays' } as const;
    return trimOrders(applyOrderStep(placed, step, rules));
  };

/** Renewals take no place of the orders that the key may place. */
const trimOrders = (world: TestWorld): TestWorld => ({
  ...world,
  orders: world.orders.slice(-MAX_ORDERS),
});

type Pricing = Readonly<{ rules: TestRules; vat: VatKnowledge }>;

/** The monthly charge for a licence, as an unpaid order. */
export const licenceOrder = (
  world: TestWorld,
  licence: TestWorld['licence']['licence'],
  { rules, vat }: Pricing,
): TestOrder => ({
  id: rules.id(),
  kind: 'licence',
  licence,
  serviceKey: licence,
  country: null,
  amounts: chargeVat(rules.licenceCents[licence], world.number, vat, new Date(world.now)),
  isDiscounted: false,
  documentCount: 0,
  plan: 'clock_paid',
  done: 0,
  state: { payment: 'pending', documents: 'pending' },
  times: { ...NOT_YET, createdAt: world.now },
  invoiceNumber: null,
  idempotencyKey: null,
  fingerprint: null,
});

function applyDue(world: TestWorld, due: Due, { rules, vat }: Pricing): TestWorld {
  if ('order' in due) return applyOrderStep(world, due.order, rules);
  return applyAccountStep(world, due.account, { rules, charge: chargeRenewal(vat) });
}

/** @param to milliseconds since the epoch; not before the present of the clock */
export function advanceClock(world: TestWorld, to: number, pricing: Pricing): TestWorld {
  let present = world;
  for (let due = nextDue(present); due !== null && due.at <= to; due = nextDue(present)) {
    // A step that should have happened before happens now.
    const now = Math.max(present.now, due.at);
    present = applyDue({ ...present, now }, due, pricing);
  }
  return { ...present, now: to };
}
