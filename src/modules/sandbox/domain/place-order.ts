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
import type { TestOrder, TestRules, TestWorld } from './test-world.js';

export type PlacedRequest = Readonly<{
  request: OrderRequest;
  plan: PaymentPlan;
  fingerprint: string | null;
  createdAt: number;
}>;

export type Placing = Readonly<{ rules: TestRules; prices: PriceKnowledge }>;

const tierAt = ({ licence, now }: TestWorld) =>
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
export const discountsUsed = ({ orders, now }: TestWorld): number =>
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

export const termsAt = (world: TestWorld): QuoteTerms => ({
  tier: tierAt(world),
  customer: world.number,
  at: new Date(world.now),
  used: discountsUsed(world),
});

function toTestOrder(world: TestWorld, placed: PlacedRequest, { rules, prices }: Placing) {
  const { request, plan, fingerprint, createdAt } = placed;
  const { service, options, country, idempotencyKey } = request;
  const { used, ...terms } = termsAt(world);
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

type Placed = Readonly<{ world: TestWorld; order: TestOrder }>;

export function placeTestOrder(world: TestWorld, placed: PlacedRequest, placing: Placing): Placed {
  const order = toTestOrder(world, placed, placing);
  const change = { order, kinds: ['created'], at: placed.createdAt } as const;
  return { world: withChange(world, change, placing.rules), order };
}

/** An order for a licence, which the clock pays after a minute. */
export function placeTestLicence(
  world: TestWorld,
  licence: LicenceKey,
  { rules, prices }: Placing,
): Placed {
  const order = licenceOrder(world, licence, { rules, vat: prices.vat });
  const change = { order, kinds: ['created'], at: world.now } as const;
  return { world: withChange(world, change, rules), order };
}
