import { describe, expect, test } from '@jest/globals';
import { DEFAULT_OPTIONS } from '../../../../src/modules/orders/domain/order-options.js';
import { advanceClock } from '../../../../src/modules/sandbox/domain/advance-clock.js';
import {
  discountsUsed,
  placeTestLicence,
  placeTestOrder,
} from '../../../../src/modules/sandbox/domain/place-order.js';
import {
  aLicence,
  aPlacing,
  aSimulation,
  DAY,
  happened,
  MINUTE,
  MONTH_LATER,
  ordered,
  SERVICE,
  START,
} from './a-simulation.js';

test('an order keeps what was asked', () => {
  const placing = aPlacing();
  const { simulation, order } = placeTestOrder(
    aSimulation(),
    {
      request: {
        service: SERVICE,
        options: DEFAULT_OPTIONS,
        country: 'de',
        payload: null,
        idempotencyKey: 'once',
      },
      plan: 'clock_delayed',
      fingerprint: 'f',
      createdAt: START - MINUTE,
    },
    placing,
  );
  expect(order).toMatchObject({
    kind: 'document',
    licence: null,
    serviceKey: 'plan',
    country: 'de',
    documentCount: 2,
    plan: 'clock_delayed',
    done: 0,
    state: { payment: 'pending', documents: 'pending' },
    invoiceNumber: null,
    idempotencyKey: 'once',
    fingerprint: 'f',
  });
  expect(order.times.createdAt).toBe(START - MINUTE);
  expect(simulation.orders).toEqual([order]);
  expect(happened(simulation.events)).toEqual([['order.created', -MINUTE]]);
});

describe('the licence price', () => {
  const priced = (simulation = aSimulation()) =>
    ordered(simulation, 'clock_unpaid', aPlacing()).order;

  test('applies while the quota of the month lasts', () => {
    const placing = aPlacing();
    let simulation = aSimulation();
    const prices = [];
    for (let placed = 0; placed < 3; placed += 1) {
      const next = ordered(simulation, 'clock_unpaid', placing);
      prices.push([next.order.amounts.netCents, next.order.isDiscounted]);
      simulation = next.simulation;
    }
    expect(prices).toEqual([
      [5_000, true],
      [5_000, true],
      [10_000, false],
    ]);
    expect(discountsUsed(simulation)).toBe(2);
    expect(discountsUsed({ ...simulation, now: MONTH_LATER })).toBe(0);
  });

  test('is given back by orders that were cancelled or have expired', () => {
    const { simulation, order } = ordered(aSimulation(), 'clock_unpaid', aPlacing());
    const ended = (times: object) => ({ ...order, times: { ...order.times, ...times } });
    expect(discountsUsed(simulation)).toBe(1);
    expect(discountsUsed({ ...simulation, orders: [ended({ cancelledAt: START })] })).toBe(0);
    expect(discountsUsed({ ...simulation, orders: [ended({ expiredAt: START })] })).toBe(0);
  });

  test('outlasts the licence by seven days', () => {
    const endsIn = (ms: number) => aSimulation({ licence: aLicence({ until: START + ms }) });
    expect(priced(endsIn(1)).amounts.netCents).toBe(5_000);
    expect(priced(endsIn(1 - 7 * DAY)).amounts.netCents).toBe(5_000);
    expect(priced(endsIn(-7 * DAY)).amounts.netCents).toBe(10_000);
  });
});

test('VAT follows the number of the simulation', () => {
  const number = {
    country: 'de',
    vatNumber: 'DE000000001',
    check: 'valid',
    checkedAt: START,
    verifiesAt: null,
  } as const;
  const { order } = ordered(aSimulation({ number }), 'clock_unpaid', aPlacing());
  expect(order.amounts).toMatchObject({ vatPercent: 0, vatStatus: 'valid', totalCents: 5_000 });
});

test('an order for a licence is paid after a minute, and changes the licence', () => {
  const placing = aPlacing();
  const { simulation, order } = placeTestLicence(aSimulation(), 'enterprise', placing);
  expect(order).toMatchObject({ kind: 'licence', licence: 'enterprise' });
  expect(order.amounts.netCents).toBe(29_000);
  expect(happened(simulation.events)).toEqual([['order.created', 0]]);
  const pricing = { rules: placing.rules, vat: placing.prices.vat };
  const { licence, events } = advanceClock(simulation, START + MINUTE, pricing);
  expect(licence).toMatchObject({
    licence: 'enterprise',
    from: START + MINUTE,
    until: MONTH_LATER + MINUTE,
  });
  expect(happened(events).slice(1)).toEqual(
    ['order.paid', 'order.released', 'invoice.issued', 'licence.activated'].map((type) => [
      type,
      MINUTE,
    ]),
  );
});
