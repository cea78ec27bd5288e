import { expect, test } from '@jest/globals';
import {
  triggerEvent,
  type Triggering,
} from '../../../../src/modules/sandbox/domain/trigger-event.js';
import {
  MAGIC_NUMBERS,
  MAGIC_PAYMENTS,
} from '../../../../src/modules/sandbox/domain/magic-values.js';
import { PAYMENT_PLANS, stepsOf } from '../../../../src/modules/orders/domain/payment-plan.js';
import type { Simulation } from '../../../../src/modules/sandbox/domain/test-simulation.js';
import {
  WEBHOOK_TYPES,
  type WebhookType,
} from '../../../../src/modules/webhooks/domain/webhook.js';
import {
  aLicence,
  aPlacing,
  aSimulation,
  DAY,
  HOUR,
  MINUTE,
  SERVICE,
  START,
} from './a-simulation.js';

const knowledgeEvent = (type: 'kb.updated' | 'law.changed') => ({
  id: type,
  type,
  orderId: null,
  data: { of: type },
});

const triggering = (): Triggering => ({
  ...aPlacing(),
  service: SERVICE,
  knowledgeEvents: {
    'kb.updated': knowledgeEvent('kb.updated'),
    'law.changed': knowledgeEvent('law.changed'),
  },
});

const trigger = (type: WebhookType, simulation = aSimulation()): Simulation =>
  triggerEvent(simulation, type, triggering());

const PAID = ['order.created', 'order.paid', 'order.generating', 'invoice.issued'] as const;

/** What happens with each, the cause first. The placing lies so long ago that the event is due now. */
const EXPECTED: Readonly<Record<WebhookType, readonly WebhookType[]>> = {
  'order.created': ['order.created'],
  'order.paid': PAID,
  'order.generating': PAID,
  'order.released': [...PAID, 'order.released'],
  'order.delayed': [...PAID, 'order.delayed'],
  'order.failed': [...PAID, 'order.failed'],
  'order.expired': ['order.created', 'order.expired'],
  'order.cancelled': ['order.created', 'order.cancelled'],
  'order.refunded': [...PAID, 'order.released', 'order.refunded', 'invoice.issued'],
  'invoice.issued': PAID,
  'vat.verified': ['vat.verified'],
  'api_key.rotated': ['api_key.rotated'],
  'api_key.expiring': ['api_key.expiring'],
  'licence.activated': [
    'order.created',
    'order.paid',
    'order.released',
    'invoice.issued',
    'licence.activated',
  ],
  'licence.expiring': ['licence.expiring'],
  'licence.lapsed': ['licence.expiring', 'licence.lapsed'],
  'quota.warning': ['quota.warning'],
  'kb.updated': ['kb.updated'],
  'law.changed': ['law.changed'],
};

test.each(WEBHOOK_TYPES)('%s happens at once, after what causes it', (type) => {
  const { events, now } = trigger(type);
  expect(events.map((event) => event.type)).toEqual(EXPECTED[type]);
  expect(now).toBe(START);
});

test.each([
  ['order.created', 0],
  ['order.paid', MINUTE],
  ['order.released', 3 * MINUTE],
  ['order.delayed', 17 * MINUTE],
  ['order.failed', 3 * MINUTE],
  ['order.expired', 14 * DAY],
  ['order.cancelled', 0],
  ['order.refunded', DAY],
] as const)('%s is of an order placed that long ago', (type, ago) => {
  const [order] = trigger(type).orders;
  expect(START - (order?.times.createdAt ?? 0)).toBe(ago);
  expect(order).toMatchObject({
    serviceKey: 'plan',
    country: null,
    idempotencyKey: null,
    fingerprint: null,
  });
});

test.each(['kb.updated', 'law.changed'] as const)(
  '%s is the newest, at the time of the clock',
  (type) => {
    expect(trigger(type).events).toEqual([{ ...knowledgeEvent(type), at: START }]);
  },
);

test('a VAT number is confirmed: the stored one, otherwise a sample', () => {
  expect(trigger('vat.verified').events[0]?.data).toEqual({
    vat_number: 'DE000000004',
    at: '2026-01-15T09:00:00.000Z',
  });
  const number = { ...aSimulation().number, country: 'fi', vatNumber: 'FI12345678' };
  const simulation = trigger('vat.verified', aSimulation({ number }));
  expect(simulation.events[0]?.data['vat_number']).toBe('FI12345678');
  expect(simulation.number).toMatchObject({ country: 'fi', check: 'valid', checkedAt: START });
});

test('a rotated key ends a day later, and its end is announced twelve hours before', () => {
  expect(trigger('api_key.rotated').keyEndsAt).toBe(START + DAY);
  expect(trigger('api_key.expiring').events[0]?.data['until']).toBe(
    new Date(START + 12 * HOUR).toISOString(),
  );
});

test('a licence that ended early has begun a day before its end', () => {
  const young = aLicence({ from: START, reported: ['period', 'lapsed'] });
  const ended = trigger('licence.lapsed', aSimulation({ licence: young })).licence;
  expect(ended).toEqual({
    licence: 'professional',
    from: START - 8 * DAY,
    until: START - 7 * DAY,
    renewal: 'declined',
    reported: ['period', 'lapsed'],
  });
  const old = aLicence({ from: START - 20 * DAY });
  expect(trigger('licence.expiring', aSimulation({ licence: old })).licence).toMatchObject({
    from: START - 20 * DAY,
    until: START,
    renewal: 'declined',
  });
});

test('the quota warning comes at 80 percent, however often it was warned before', () => {
  const usage = { month: '2026-01', used: 990, warned: [80, 95] };
  const simulation = trigger('quota.warning', aSimulation({ usage }));
  expect(simulation.usage).toEqual({ month: '2026-01', used: 800, warned: [80] });
});

test('a licence without a limit gives no quota warning', () => {
  const simulation = aSimulation({ licence: aLicence({ licence: 'enterprise' }) });
  expect(trigger('quota.warning', simulation).events).toEqual([]);
});

test('the guide names every plan once', () => {
  expect(MAGIC_PAYMENTS.map(({ value }) => value)).toEqual(Object.keys(PAYMENT_PLANS));
});

test('the guide names the 14 days after which unpaid orders expire', () => {
  const effectOf = new Map(MAGIC_PAYMENTS.map(({ value, effect }) => [value, effect]));
  expect(effectOf.get('clock_unpaid')).toMatch(/expires after 14 days/);
  expect(effectOf.get('clock_declined')).toMatch(/expires after 14 days/);
  expect(effectOf.get('clock_paid_late')).toMatch(/Expires after 14 days/);
});

/** Times that a sentence of the guide names, in minutes. */
const minutesIn = (sentence: string): readonly number[] =>
  [...sentence.matchAll(/(\d+) (minute|day)/g)].map(
    ([, count, unit]) => Number(count) * (unit === 'day' ? 24 * 60 : 1),
  );

test.each(MAGIC_PAYMENTS)(
  'the sentence of $value names the times of its plan',
  ({ value, effect }) => {
    const planned = stepsOf(value).map(({ afterSeconds }) => afterSeconds / 60);
    const named = minutesIn(effect);
    const isReleasedAfterPayment = value === 'clock_paid_late';
    const expected = isReleasedAfterPayment ? [planned[0], 2] : planned;
    expect(named.filter((one) => one !== 14 * 24 * 60)).toEqual(expected);
  },
);

test.each([
  ['DE000000001', 'valid', null, /confirms.*reverse charge, 0 % VAT/],
  ['DE000000002', 'invalid', null, /rejects.*VAT is charged/],
  ['DE000000003', 'unavailable', null, /does not answer: VAT is charged/],
  ['DE000000004', 'unavailable', 1, /confirms the number after 1 hour: `vat\.verified`/],
] as const)('the number %s gives %s', (value, check, verifiesAfterHours, effect) => {
  const number = MAGIC_NUMBERS.find((one) => one.value === value);
  expect(number).toMatchObject({ check, verifiesAfterHours });
  expect(number?.effect).toMatch(effect);
});
