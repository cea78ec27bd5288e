/** A test clock at its start, with small invented prices and limits. */
import type { Service } from '../../../../src/modules/catalogue/domain/catalogue.js';
import type { OrderRequest } from '../../../../src/modules/orders/domain/order-record.js';
import { DEFAULT_OPTIONS } from '../../../../src/modules/orders/domain/order-options.js';
import type { PaymentPlan } from '../../../../src/modules/orders/domain/payment-plan.js';
import {
  placeTestOrder,
  type Placing,
} from '../../../../src/modules/sandbox/domain/place-order.js';
import type {
  TestEvent,
  TestLicence,
  TestOrder,
  Simulation,
} from '../../../../src/modules/sandbox/domain/test-simulation.js';
import { A_VAT_TABLE } from '../../vat/domain/a-vat-table.js';

const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const START = Date.parse('2026-01-15T09:00:00.000Z');
export const MONTH_LATER = Date.parse('2026-02-15T09:00:00.000Z');

export const SERVICE: Service = {
  key: 'plan',
  price: { kind: 'fixed', cents: 10_000 },
  licensedCents: 5_000,
  documentCount: 2,
};

/** Ids are counted from 1, so that each is new. */
export function aPlacing(): Placing {
  let count = 0;
  return {
    rules: {
      id: () => `id-${String((count += 1))}`,
      perMonth: { professional: 1_000, enterprise: null },
      licenceCents: { professional: 9_900, enterprise: 29_000 },
      key: { key_id: 'key', last4: 'abcd' },
    },
    prices: {
      catalogue: {
        services: [SERVICE],
        licences: {
          professional: { key: 'professional', centsPerMonth: 9_900, discountQuota: 2 },
          enterprise: { key: 'enterprise', centsPerMonth: 29_000, discountQuota: 5 },
        },
      },
      vat: A_VAT_TABLE,
    },
  };
}

export const aLicence = (over: Partial<TestLicence> = {}): TestLicence => ({
  licence: 'professional',
  from: START,
  until: MONTH_LATER,
  renewal: 'charged',
  reported: [],
  ...over,
});

export const aSimulation = (over: Partial<Simulation> = {}): Simulation => ({
  startedAt: START,
  now: START,
  orders: [],
  events: [],
  first: 0,
  invoices: [],
  licence: aLicence(),
  number: { country: 'ee', vatNumber: null, check: 'not_asked', checkedAt: null, verifiesAt: null },
  usage: { month: '2026-01', used: 0, warned: [] },
  keyEndsAt: null,
  ...over,
});

const REQUEST: OrderRequest = {
  service: SERVICE,
  options: DEFAULT_OPTIONS,
  country: 'ee',
  payload: null,
  idempotencyKey: null,
};

/** An order placed now by that plan. @returns the simulation with it, and the order */
export const ordered = (
  simulation: Simulation,
  plan: PaymentPlan,
  placing: Placing,
): Readonly<{ simulation: Simulation; order: TestOrder }> =>
  placeTestOrder(
    simulation,
    { request: REQUEST, plan, fingerprint: null, createdAt: simulation.now },
    placing,
  );

/** Types of events with the time since the start, in milliseconds. */
export const happened = (events: readonly TestEvent[]): readonly (readonly [string, number])[] =>
  events.map(({ type, at }) => [type, at - START]);
