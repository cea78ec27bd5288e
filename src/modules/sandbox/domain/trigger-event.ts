/** Makes an event happen now: prepares its cause, and lets the clock find it due. */
import { graceEnd } from '../../api-keys/domain/tier.js';
import type { Service } from '../../catalogue/domain/catalogue.js';
import { DEFAULT_OPTIONS } from '../../orders/domain/order-options.js';
import { expiryOf } from '../../orders/domain/order-phase.js';
import { stepsOf, type PaymentPlan, type PlannedStep } from '../../orders/domain/payment-plan.js';
import type { WebhookType } from '../../webhooks/domain/webhook.js';
import { advanceClock } from './advance-clock.js';
import { countRequests, rotateTestKey } from './licence-steps.js';
import { cancelTestOrder } from './order-steps.js';
import { placeTestOrder, type Placing } from './place-order.js';
import { withEvents, type Renewal, type TestEvent, type Simulation } from './test-simulation.js';

const DAY_MS = 86_400_000;
const MS_PER_SECOND = 1000;
const KEY_NOTICE_MS = 12 * 3_600_000;
const PERCENT = 100;
const WARNED_PERCENT = 80;

/** `service`: of orders. `knowledgeEvents`: the newest change of the law data and its version. */
export type Triggering = Placing &
  Readonly<{
    service: Service;
    knowledgeEvents: Readonly<Record<'kb.updated' | 'law.changed', Omit<TestEvent, 'at'>>>;
  }>;

type Trigger = (simulation: Simulation, triggering: Triggering) => Simulation;

/** Places an order so long ago that the step of its plan is due now. */
const order =
  (plan: PaymentPlan, afterMs: number): Trigger =>
  (simulation, triggering) => {
    const { service } = triggering;
    const request = { service, options: DEFAULT_OPTIONS, country: null, payload: null };
    const createdAt = simulation.now - afterMs;
    const placed = placeTestOrder(
      simulation,
      { request: { ...request, idempotencyKey: null }, plan, fingerprint: null, createdAt },
      triggering,
    );
    return placed.simulation;
  };

function after(plan: PaymentPlan, kind: PlannedStep['kind']): Trigger {
  const step = stepsOf(plan).find((one) => one.kind === kind);
  return order(plan, (step?.afterSeconds ?? 0) * MS_PER_SECOND);
}

const EXPIRY_MS = expiryOf(new Date(0)).getTime();

const cancelled: Trigger = (simulation, triggering) => {
  const placed = order('clock_unpaid', 0)(simulation, triggering);
  const last = placed.orders.at(-1);
  return last === undefined ? placed : cancelTestOrder(placed, last, triggering.rules);
};

/** The end of the licence is set so that the event is due. */
const licence =
  (renewal: Renewal, endsIn: (now: number) => number): Trigger =>
  (simulation) => {
    const until = endsIn(simulation.now);
    const from = Math.min(simulation.licence.from, until - DAY_MS);
    return {
      ...simulation,
      licence: { ...simulation.licence, from, until, renewal, reported: [] },
    };
  };

const GRACE_MS = graceEnd(new Date(0)).getTime();

const quota: Trigger = (simulation, { rules }) => {
  const perMonth = rules.perMonth[simulation.licence.licence] ?? 0;
  const usage = { ...simulation.usage, used: 0, warned: [] };
  const near = Math.ceil((perMonth * WARNED_PERCENT) / PERCENT);
  return countRequests({ ...simulation, usage }, near, rules);
};

/** Of a known form; VIES "answers" now. */
const SAMPLE_NUMBER = 'DE000000004';

const number: Trigger = (simulation) => ({
  ...simulation,
  number: {
    country: simulation.number.country,
    vatNumber: simulation.number.vatNumber ?? SAMPLE_NUMBER,
    check: 'unavailable',
    checkedAt: simulation.now,
    verifiesAt: simulation.now,
  },
});

const knowledge =
  (type: 'kb.updated' | 'law.changed'): Trigger =>
  (simulation, { knowledgeEvents }) =>
    withEvents(simulation, [{ ...knowledgeEvents[type], at: simulation.now }]);

const TRIGGERS: Readonly<Record<WebhookType, Trigger>> = {
  'order.created': order('clock_paid', 0),
  'order.paid': after('clock_paid', 'pays'),
  'order.generating': after('clock_paid', 'pays'),
  'order.released': after('clock_paid', 'released'),
  'order.delayed': after('clock_delayed', 'delayed'),
  'order.failed': after('clock_failed', 'failed'),
  'order.expired': order('clock_unpaid', EXPIRY_MS),
  'order.cancelled': cancelled,
  'order.refunded': after('clock_refunded', 'refunded'),
  'invoice.issued': after('clock_paid', 'pays'),
  'vat.verified': number,
  'api_key.rotated': (simulation, { rules }) =>
    rotateTestKey(simulation, simulation.now + DAY_MS, rules),
  'api_key.expiring': (simulation) => ({
    ...simulation,
    keyEndsAt: simulation.now + KEY_NOTICE_MS,
  }),
  'licence.activated': licence('charged', (now) => now),
  'licence.expiring': licence('declined', (now) => now),
  'licence.lapsed': licence('declined', (now) => now - GRACE_MS),
  'quota.warning': quota,
  'kb.updated': knowledge('kb.updated'),
  'law.changed': knowledge('law.changed'),
};

/** What else the cause brings, such as the invoice of a payment, happens too. */
export const triggerEvent = (
  simulation: Simulation,
  type: WebhookType,
  triggering: Triggering,
): Simulation => {
  const { rules, prices } = triggering;
  const prepared = TRIGGERS[type](simulation, triggering);
  return advanceClock(prepared, simulation.now, { rules, vat: prices.vat });
};
