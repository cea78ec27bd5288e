import { describe, expect, test } from '@jest/globals';
import { advanceClock } from '../../../../src/modules/sandbox/domain/advance-clock.js';
import {
  accountSteps,
  rotateTestKey,
} from '../../../../src/modules/sandbox/domain/licence-steps.js';
import type { Simulation } from '../../../../src/modules/sandbox/domain/test-simulation.js';
import {
  aLicence,
  aPlacing,
  aSimulation,
  DAY,
  happened,
  HOUR,
  MONTH_LATER,
  START,
} from './a-simulation.js';

const MARCH_15 = '2026-03-15T09:00:00.000Z';
const PERIOD = {
  licence: 'professional',
  from: '2026-01-15T09:00:00.000Z',
  until: '2026-02-15T09:00:00.000Z',
};

function moved(simulation: Simulation, to: number): Simulation {
  const { rules, prices } = aPlacing();
  return advanceClock(simulation, to, { rules, vat: prices.vat });
}

describe('the end of a licence', () => {
  test('with a subscription, an order is charged and the licence runs a month longer', () => {
    const simulation = moved(aSimulation(), MONTH_LATER);
    const { orders, events, licence } = simulation;
    expect(happened(events).map(([type]) => type)).toEqual([
      'order.created',
      'order.paid',
      'order.released',
      'invoice.issued',
      'licence.activated',
    ]);
    expect(events[0]?.data).toMatchObject({
      payment_status: 'pending',
      document_status: 'pending',
    });
    expect(new Set(events.map(({ at }) => at))).toEqual(new Set([MONTH_LATER]));
    expect(orders).toMatchObject([
      {
        kind: 'licence',
        licence: 'professional',
        serviceKey: 'professional',
        country: null,
        isDiscounted: false,
        documentCount: 0,
        plan: 'clock_paid',
        state: { payment: 'paid', documents: 'released' },
        amounts: { netCents: 9_900, vatPercent: 24, totalCents: 12_276 },
        times: {
          createdAt: MONTH_LATER,
          paidAt: MONTH_LATER,
          releasedAt: MONTH_LATER,
          expiredAt: null,
        },
        invoiceNumber: 'SANDBOX-INV-2026-00001',
        idempotencyKey: null,
        fingerprint: null,
      },
    ]);
    expect(licence).toEqual(aLicence({ from: START, until: Date.parse(MARCH_15) }));
    expect(events.at(-1)?.data).toEqual({ ...PERIOD, until: MARCH_15 });
  });

  test('each renewal is charged once a month', () => {
    const { orders } = moved(aSimulation(), Date.parse('2026-05-15T09:00:00Z'));
    expect(orders.map(({ times }) => new Date(times.createdAt).toISOString().slice(0, 10))).toEqual(
      ['2026-02-15', '2026-03-15', '2026-04-15', '2026-05-15'],
    );
  });

  test('after a declined charge it is announced, and lapses seven days later', () => {
    const simulation = moved(
      aSimulation({ licence: aLicence({ renewal: 'declined' }) }),
      MONTH_LATER + 300 * DAY,
    );
    const graceUntil = { ...PERIOD, grace_until: '2026-02-22T09:00:00.000Z' };
    expect(
      simulation.events.map(({ type, at, data, orderId }) => [type, at, data, orderId]),
    ).toEqual([
      ['licence.expiring', MONTH_LATER, { ...graceUntil, reason: 'payment_failed' }, null],
      ['licence.lapsed', MONTH_LATER + 7 * DAY, graceUntil, null],
    ]);
    expect(simulation.orders).toEqual([]);
    expect(simulation.licence.reported).toEqual(['period', 'lapsed']);
  });

  test('without a subscription it is announced seven days before, and lapses seven days after', () => {
    const simulation = moved(
      aSimulation({ licence: aLicence({ renewal: 'none' }) }),
      MONTH_LATER + 300 * DAY,
    );
    expect(simulation.events.map(({ type, at, data }) => [type, at, data['reason']])).toEqual([
      ['licence.expiring', MONTH_LATER - 7 * DAY, 'renewal'],
      ['licence.lapsed', MONTH_LATER + 7 * DAY, undefined],
    ]);
    expect(simulation.licence.reported).toEqual(['renewal', 'lapsed']);
  });
});

describe('what is still to come', () => {
  const kinds = (simulation: Simulation) =>
    accountSteps(simulation).map(({ kind, at }) => [kind, at - START]);
  const FEBRUARY = Date.parse('2026-02-01T00:00:00Z') - START;
  const END = MONTH_LATER - START;

  test.each([
    [
      'a subscription',
      aLicence(),
      [
        ['period_end', END],
        ['lapse', END + 7 * DAY],
      ],
    ],
    [
      'no subscription',
      aLicence({ renewal: 'none' }),
      [
        ['renewal_notice', END - 7 * DAY],
        ['lapse', END + 7 * DAY],
      ],
    ],
    ['a reported end', aLicence({ reported: ['period'] }), [['lapse', END + 7 * DAY]]],
    [
      'a reported renewal',
      aLicence({ renewal: 'none', reported: ['renewal'] }),
      [['lapse', END + 7 * DAY]],
    ],
    ['a lapse', aLicence({ renewal: 'none', reported: ['renewal', 'lapsed'] }), []],
  ] as const)('with %s', (_, licence, steps) => {
    expect(kinds(aSimulation({ licence }))).toEqual([...steps, ['month_end', FEBRUARY]]);
  });

  test('the answer of VIES, and the notice twelve hours before a rotated key ends', () => {
    const number = { ...aSimulation().number, verifiesAt: START + HOUR };
    expect(kinds(aSimulation({ number, keyEndsAt: START + DAY })).slice(-2)).toEqual([
      ['vat', HOUR],
      ['key', 12 * HOUR],
    ]);
  });
});

test('the quota starts over with each month', () => {
  const usage = { month: '2026-01', used: 990, warned: [80, 95] };
  const february = Date.parse('2026-02-01T00:00:00Z');
  expect(moved(aSimulation({ usage }), february - 1).usage).toEqual(usage);
  expect(moved(aSimulation({ usage }), february).usage).toEqual({
    month: '2026-02',
    used: 0,
    warned: [],
  });
});

test('VIES confirms a number once, with the time of its answer', () => {
  const number = {
    country: 'de',
    vatNumber: 'DE000000004',
    check: 'unavailable',
    checkedAt: START,
    verifiesAt: START + HOUR,
  } as const;
  const simulation = moved(aSimulation({ number }), START + 2 * HOUR);
  expect(simulation.events.map(({ type, data }) => [type, data])).toEqual([
    ['vat.verified', { vat_number: 'DE000000004', at: '2026-01-15T10:00:00.000Z' }],
  ]);
  expect(simulation.number).toEqual({
    ...number,
    check: 'valid',
    checkedAt: START + HOUR,
    verifiesAt: null,
  });
});

test('a rotated key is reported at once and twelve hours before it ends', () => {
  const { rules, prices } = aPlacing();
  const rotated = rotateTestKey(aSimulation(), START + DAY, rules);
  const simulation = advanceClock(rotated, START + 2 * DAY, { rules, vat: prices.vat });
  const key = { key_id: 'key', last4: 'abcd', until: '2026-01-16T09:00:00.000Z' };
  expect(simulation.events.map(({ type, at, data }) => [type, at - START, data])).toEqual([
    ['api_key.rotated', 0, key],
    ['api_key.expiring', 12 * HOUR, key],
  ]);
  expect(simulation.keyEndsAt).toBeNull();
});
