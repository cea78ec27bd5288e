import { expect, test } from '@jest/globals';
import type { Tier } from '../../../../src/shared/caller.js';
import type {
  CatalogueKnowledge,
  Service,
} from '../../../../src/modules/catalogue/domain/catalogue.js';
import { DEFAULT_OPTIONS } from '../../../../src/modules/orders/domain/order-options.js';
import { quote } from '../../../../src/modules/orders/domain/quote.js';

const service = (over: Partial<Service>): Service => ({
  key: 'x',
  price: { kind: 'fixed', cents: 39000 },
  licensedCents: null,
  documentCount: 1,
  ...over,
});
const CATALOGUE: CatalogueKnowledge = {
  services: [],
  licences: {
    professional: { key: 'professional', centsPerMonth: 99000, discountQuota: 10 },
    enterprise: { key: 'enterprise', centsPerMonth: 290000, discountQuota: 30 },
  },
};
const VAT = {
  sellerCountry: 'ee',
  timeZone: 'Europe/Tallinn',
  rates: [{ percent: 24, from: '2025-07-01', until: null }],
  outsideUnion: ['no'],
  territories: [],
  legalForms: [],
};
const at = new Date('2026-11-20T12:00:00Z');
const customer = { country: 'ee', vatNumber: null, check: 'not_asked' } as const;
const PRICES = { catalogue: CATALOGUE, vat: VAT };
const MAP = service({ licensedCents: 19500 });

const ask = (one: Service, tier: Tier, options = DEFAULT_OPTIONS) =>
  quote({ service: one, options, tier, customer, at }, PRICES);

test.each([
  { tier: 'baas', discount: null },
  { tier: 'professional', discount: { net: 19500, total: 24180, quota: 10 } },
  { tier: 'enterprise', discount: { net: 19500, total: 24180, quota: 30 } },
] as const)(
  'a discounted document costs the list price or, with $tier, the licence price',
  (row) => {
    const { listed, discount } = ask(MAP, row.tier);
    expect(listed.totalCents).toBe(48360);
    expect(
      discount && {
        net: discount.amounts.netCents,
        total: discount.amounts.totalCents,
        quota: discount.quota,
      },
    ).toEqual(row.discount);
  },
);

test('a service without a licence price has the full price for everyone', () => {
  expect(ask(service({}), 'enterprise').discount).toBeNull();
});

test.each([
  { riskTier: 'R1', cents: 159000 },
  { riskTier: 'R4', cents: 249000 },
] as const)('risk tier $riskTier has a separate price', ({ riskTier, cents }) => {
  const price = { R1: 159000, R2: 189000, R3: 219000, R4: 249000 };
  const tiered = service({ price: { kind: 'tiered', cents: price } });
  const { listed } = ask(tiered, 'baas', { ...DEFAULT_OPTIONS, riskTier });
  expect(listed.netCents).toBe(cents);
});

test.each([
  { period: 'month', cents: 29000 },
  { period: 'year', cents: 290000 },
] as const)('maintenance is priced by $period', ({ period, cents }) => {
  const periodic = service({ price: { kind: 'periodic', monthCents: 29000, yearCents: 290000 } });
  expect(ask(periodic, 'baas', { ...DEFAULT_OPTIONS, period }).listed.netCents).toBe(cents);
});
