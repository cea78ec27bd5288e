import { expect, test } from '@jest/globals';
import { advanceClock } from '../../../../src/modules/sandbox/domain/advance-clock.js';
import { aPlacing, aSimulation, DAY, happened, MINUTE, ordered, START } from './a-simulation.js';

test.each([
  ['clock_paid', []],
  ['clock_delayed', []],
  ['clock_failed', []],
  ['clock_refunded', ['order.refunded', 'invoice.issued']],
] as const)('an order without documents is released with the payment, by %s', (plan, later) => {
  const placing = aPlacing();
  const { simulation, order } = ordered(aSimulation(), plan, placing);
  const orders = [{ ...order, documentCount: 0 }];
  const pricing = { rules: placing.rules, vat: placing.prices.vat };
  const { events } = advanceClock({ ...simulation, orders }, START + DAY, pricing);
  expect(happened(events.slice(0, 4))).toEqual([
    ['order.created', 0],
    ['order.paid', MINUTE],
    ['order.released', MINUTE],
    ['invoice.issued', MINUTE],
  ]);
  expect(events.slice(4).map(({ type }) => type)).toEqual(later);
});
