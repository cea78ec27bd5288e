/** Range of a service's list price. Money is whole cents, net of VAT. */
import type { Price } from './catalogue.js';

export type PriceRange = Readonly<{ minCents: number; maxCents: number }>;

const ofAll = (cents: readonly number[]): PriceRange => ({
  minCents: Math.min(...cents),
  maxCents: Math.max(...cents),
});

export function priceRange(price: Price): PriceRange {
  if (price.kind === 'fixed') return ofAll([price.cents]);
  if (price.kind === 'tiered') return ofAll(Object.values(price.cents));
  return ofAll([price.monthCents, price.yearCents]);
}
