/** Orders on a test clock: priced as live ones. */
import type { LicenceKey } from '../../catalogue/domain/catalogue.js';
import { tierOf } from '../../api-keys/domain/tier.js';
import { monthOf } from '../../../shared/limits/month.js';
import {
  offerNow,
  quote,
  type PriceKnowledge,
  type QuoteRequest,
} from '../../orders/domain/quote.js';
import type { OrderRequest } from '../../orders/domain/order-record.js';
import { PLACED } from '../../orders/domain/order-state.js';
import type { PaymentPlan } from '../../orders/domain/payment-plan.js';
import { licenceOrder, NOT_YET } from './advance-clock.js';
import { withChange } from './order-steps.js';
import type { TestOrder, TestRules, Simulation } from './test-simulation.js';

export type PlacedRequest = Readonly<{
  request: OrderRequest;
  plan: PaymentPlan;
  fingerprint: string | null;
  createdAt: number;
}>;

export type Placing = Readonly<{ rules: TestRules; prices: PriceKnowledge }>;

const tierAt = ({ licence, now }: Simulation) =>
  tierOf(
    {
      mode: 'live',
      given: null,
      licence: licence.licence,
      licenceUntil: new Date(licence.until),
    },
    new Date(now),
  );

/** Orders at the licence price in the month of the clock. */
export const discountsUsed = ({ orders, now }: Simulation): number =>
  orders.filter(
    ({ isDiscounted, times }) =>
      isDiscounted &&
      times.cancelledAt === null &&
      times.expiredAt === null &&
      monthOf(times.createdAt) === monthOf(now),
  ).length;

/** `used`: orders at the licence price in the month of the clock. */
export type QuoteTerms = Pick<QuoteRequest, 'tier' | 'customer' | 'at'> &
  Readonly<{ used: number }>;

export const termsAt = (simulation: Simulation): QuoteTerms => ({
  tier: tierAt(simulation),
  customer: simulation.number,
  at: new Date(simulation.now),
  used: discountsUsed(simulation),
});

function toTestOrder(simulation: Simulation, placed: PlacedRequest, { rules, prices }: Placing) {
  const { request, plan, fingerprint, createdAt } = placed;
  const { service, options, country, idempotencyKey } = request;
  const { used, ...terms } = termsAt(simulation);
  const offer = offerNow(quote({ service, options, ...terms }, prices), used);
  const order: TestOrder = {
    id: rules.id(),
    kind: 'document',
    licence: null,
    serviceKey: service.key,
    country,
    amounts: offer.amounts,
    isDiscounted: offer.isDiscounted,
    documentCount: service.documentCount,
    plan,
    done: 0,
    state: PLACED,
    times: { ...NOT_YET, createdAt },
    invoiceNumber: null,
    idempotencyKey,
    fingerprint,
  };
  return order;
}

type PlacedTestOrder = Readonly<{ simulation: Simulation; order: TestOrder }>;

export function placeTestOrder(
  simulation: Simulation,
  placed: PlacedRequest,
  placing: Placing,
): PlacedTestOrder {
  const order = toTestOrder(simulation, placed, placing);
  const change = { order, kinds: ['created'], at: placed.createdAt } as const;
  return { simulation: withChange(simulation, change, placing.rules), order };
}

/** An order for a licence, which the clock pays after a minute. */
export function placeTestLicence(
  simulation: Simulation,
  licence: LicenceKey,
  { rules, prices }: Placing,
): PlacedTestOrder {
  const order = licenceOrder(simulation, licence, { rules, vat: prices.vat });
  const change = { order, kinds: ['created'], at: simulation.now } as const;
  return { simulation: withChange(simulation, change, rules), order };
}
