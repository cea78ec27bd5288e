import { describe, expect, test } from '@jest/globals';
import { advanceClock } from '../../../../src/modules/sandbox/domain/advance-clock.js';
import {
  withEvents,
  withInvoice,
  withOrder,
  type TestEvent,
} from '../../../../src/modules/sandbox/domain/test-simulation.js';
import { aPlacing, aSimulation, MONTH_LATER, ordered, START } from './a-simulation.js';

describe('what a test clock keeps', () => {
  const event = (id: number): TestEvent => ({
    id: String(id),
    type: 'kb.updated',
    at: START,
    orderId: null,
    data: {},
  });
  const events = (count: number) => Array.from({ length: count }, (_, at) => event(at));

  test('the newest 500 events, and the position of the first', () => {
    const full = withEvents(aSimulation({ first: 7 }), events(500));
    expect(full.events).toHaveLength(500);
    expect(full.first).toBe(7);
    const more = withEvents(full, [event(500), event(501)]);
    expect(more.events.map(({ id }) => id).slice(0, 1)).toEqual(['2']);
    expect(more.events.at(-1)?.id).toBe('501');
    expect(more.first).toBe(9);
  });

  test('the newest 100 invoices, the newest first', () => {
    let simulation = aSimulation();
    for (let at = 1; at <= 101; at += 1) {
      simulation = withInvoice(simulation, {
        number: String(at),
        series: 'invoice',
        orderId: 'order',
        issuedOn: '2026-01-15',
        totalCents: 1,
        credits: null,
      });
    }
    expect(simulation.invoices).toHaveLength(100);
    expect([simulation.invoices[0]?.number, simulation.invoices.at(-1)?.number]).toEqual([
      '101',
      '2',
    ]);
  });

  test('each order once, in the order in which they were placed', () => {
    const placing = aPlacing();
    const one = ordered(aSimulation(), 'clock_paid', placing);
    const two = ordered(one.simulation, 'clock_paid', placing);
    const changed = withOrder(two.simulation, { ...one.order, done: 1 });
    expect(changed.orders.map(({ id, done }) => [id, done])).toEqual([
      [one.order.id, 1],
      [two.order.id, 0],
    ]);
  });

  test('the newest 50 orders when a renewal is charged', () => {
    const { simulation, order } = ordered(aSimulation(), 'clock_unpaid', aPlacing());
    const orders = Array.from({ length: 50 }, (_, at) => ({
      ...order,
      id: `old-${String(at)}`,
      times: { ...order.times, cancelledAt: START },
    }));
    const { rules, prices } = aPlacing();
    const after = advanceClock({ ...simulation, orders }, MONTH_LATER, { rules, vat: prices.vat });
    expect(after.orders).toHaveLength(50);
    expect(after.orders[0]?.id).toBe('old-1');
    expect(after.orders.at(-1)?.kind).toBe('licence');
  });
});
