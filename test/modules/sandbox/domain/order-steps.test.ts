import { describe, expect, test } from '@jest/globals';
import type { PaymentPlan } from '../../../../src/modules/orders/domain/payment-plan.js';
import { advanceClock } from '../../../../src/modules/sandbox/domain/advance-clock.js';
import {
  applyOrderStep,
  cancelTestOrder,
  orderSteps,
} from '../../../../src/modules/sandbox/domain/order-steps.js';
import type { Simulation } from '../../../../src/modules/sandbox/domain/test-simulation.js';
import { aPlacing, aSimulation, DAY, happened, MINUTE, ordered, START } from './a-simulation.js';

const NEVER = {
  paidAt: null,
  delayedAt: null,
  failedAt: null,
  releasedAt: null,
  expiredAt: null,
  cancelledAt: null,
  refundedAt: null,
};

/** An order by that plan, with the clock moved that far. */
function after(plan: PaymentPlan, ms: number): Simulation {
  const placing = aPlacing();
  const { simulation } = ordered(aSimulation(), plan, placing);
  const pricing = { rules: placing.rules, vat: placing.prices.vat };
  return advanceClock(simulation, START + ms, pricing);
}

const onlyOrder = ({ orders: [order] }: Simulation) => {
  if (order === undefined) throw new Error('no order');
  return order;
};

const PAID = [
  ['order.created', 0],
  ['order.paid', MINUTE],
  ['order.generating', MINUTE],
  ['invoice.issued', MINUTE],
] as const;

describe('the steps of each plan, at their times', () => {
  test.each([
    ['clock_paid', [...PAID, ['order.released', 3 * MINUTE]], { paidAt: 1, releasedAt: 3 }],
    ['clock_declined', [['order.created', 0]], {}],
    ['clock_other_amount', [['order.created', 0]], {}],
    ['clock_unpaid', [['order.created', 0]], {}],
    [
      'clock_delayed',
      [...PAID, ['order.delayed', 17 * MINUTE], ['order.released', 30 * MINUTE]],
      { paidAt: 1, delayedAt: 17, releasedAt: 30 },
    ],
    ['clock_failed', [...PAID, ['order.failed', 3 * MINUTE]], { paidAt: 1, failedAt: 3 }],
    [
      'clock_refunded',
      [...PAID, ['order.released', 3 * MINUTE], ['order.refunded', DAY], ['invoice.issued', DAY]],
      { paidAt: 1, releasedAt: 3, refundedAt: 24 * 60 },
    ],
  ] as const)('%s', (plan, events, minutes) => {
    const simulation = after(plan, DAY);
    expect(happened(simulation.events)).toEqual(events);
    const times = Object.entries(minutes).map(([name, at]) => [name, START + at * MINUTE]);
    expect(onlyOrder(simulation).times).toEqual({
      createdAt: START,
      ...NEVER,
      ...Object.fromEntries(times),
    });
    expect(simulation.now).toBe(START + DAY);
  });

  test('an unpaid order expires after 14 days, and nothing follows', () => {
    for (const plan of ['clock_unpaid', 'clock_declined', 'clock_other_amount'] as const) {
      const { events } = after(plan, 14 * DAY);
      expect(happened(events)).toEqual([
        ['order.created', 0],
        ['order.expired', 14 * DAY],
      ]);
      expect(happened(after(plan, 14 * DAY - 1).events)).toEqual([['order.created', 0]]);
    }
  });

  test('a late payment revives an expired order', () => {
    const simulation = after('clock_paid_late', 16 * DAY);
    expect(happened(simulation.events)).toEqual([
      ['order.created', 0],
      ['order.expired', 14 * DAY],
      ['order.paid', 15 * DAY],
      ['order.generating', 15 * DAY],
      ['invoice.issued', 15 * DAY],
      ['order.released', 15 * DAY + 2 * MINUTE],
    ]);
  });
});

test('an event of an order has the members of the webhooks of live orders', () => {
  const { events } = after('clock_paid', 3 * MINUTE);
  const data = { order_id: 'id-1', service_key: 'plan', country: 'ee' };
  expect(events.map((event) => event.data)).toEqual([
    { ...data, kind: 'created', payment_status: 'pending', document_status: 'pending' },
    { ...data, kind: 'paid', payment_status: 'paid', document_status: 'generating' },
    { ...data, kind: 'generating', payment_status: 'paid', document_status: 'generating' },
    {
      order_id: 'id-1',
      number: 'SANDBOX-INV-2026-00001',
      series: 'invoice',
      issued_on: '2026-01-15',
      credits: null,
      total_cents: 6_200,
    },
    { ...data, kind: 'released', payment_status: 'paid', document_status: 'released' },
  ]);
  expect(events.map(({ orderId }) => orderId)).toEqual(Array.from({ length: 5 }, () => 'id-1'));
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
});

test('a refund issues a credit note over the whole order that names the invoice', () => {
  const simulation = after('clock_refunded', DAY);
  expect(simulation.invoices).toEqual([
    {
      number: 'SANDBOX-CN-2026-00002',
      series: 'credit_note',
      orderId: 'id-1',
      issuedOn: '2026-01-16',
      totalCents: -6_200,
      credits: 'SANDBOX-INV-2026-00001',
    },
    {
      number: 'SANDBOX-INV-2026-00001',
      series: 'invoice',
      orderId: 'id-1',
      issuedOn: '2026-01-15',
      totalCents: 6_200,
      credits: null,
    },
  ]);
  expect(onlyOrder(simulation).invoiceNumber).toBe('SANDBOX-INV-2026-00001');
  expect(simulation.events.at(-1)?.data).toMatchObject({
    credits: 'SANDBOX-INV-2026-00001',
    total_cents: 6_200,
  });
});

test('a cancelled order neither is paid nor expires', () => {
  const placing = aPlacing();
  const { simulation, order } = ordered(aSimulation(), 'clock_paid', placing);
  const at = START + 30_000;
  const cancelled = cancelTestOrder({ ...simulation, now: at }, order, placing.rules);
  expect(happened(cancelled.events)).toEqual([
    ['order.created', 0],
    ['order.cancelled', 30_000],
  ]);
  expect(onlyOrder(cancelled).times.cancelledAt).toBe(at);
  expect(orderSteps(onlyOrder(cancelled))).toEqual([]);
});

test('a refunded order has no further step', () => {
  expect(orderSteps(onlyOrder(after('clock_refunded', DAY)))).toEqual([]);
});

test('an unpaid order is due for its payment first and its expiry next', () => {
  const { order } = ordered(aSimulation(), 'clock_paid', aPlacing());
  expect(orderSteps(order)).toEqual([
    { at: START + MINUTE, orderId: 'id-1', kind: 'pays' },
    { at: START + 14 * DAY, orderId: 'id-1', kind: 'expired' },
  ]);
});

test('an expired order is due for its late payment alone', () => {
  expect(orderSteps(onlyOrder(after('clock_paid_late', 14 * DAY)))).toEqual([
    { at: START + 15 * DAY, orderId: 'id-1', kind: 'pays' },
  ]);
});

test('the step of an order that is no longer kept changes nothing', () => {
  const simulation = aSimulation();
  const step = { at: START, orderId: 'gone', kind: 'pays' } as const;
  expect(applyOrderStep(simulation, step, aPlacing().rules)).toBe(simulation);
});

test('another order keeps its state', () => {
  const placing = aPlacing();
  const one = ordered(aSimulation(), 'clock_unpaid', placing);
  const two = ordered(one.simulation, 'clock_paid', placing);
  const pricing = { rules: placing.rules, vat: placing.prices.vat };
  const { orders } = advanceClock(two.simulation, START + MINUTE, pricing);
  expect(orders.map(({ id, state }) => [id, state.payment])).toEqual([
    [one.order.id, 'pending'],
    [two.order.id, 'paid'],
  ]);
});
