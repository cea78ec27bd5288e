/** Options of a service and the price that follows. */
import { expect, test } from '@jest/globals';
import {
  DEFAULT_OPTIONS,
  isRiskTier,
  listPrice,
} from '../../../../src/modules/orders/domain/order-options.js';

const TIERED = { kind: 'tiered', cents: { R1: 1, R2: 2, R3: 3, R4: 4 } } as const;
const PERIODIC = { kind: 'periodic', monthCents: 10, yearCents: 100 } as const;

test('without options the lowest tier is ordered, by month', () => {
  expect(DEFAULT_OPTIONS).toEqual({ riskTier: 'R1', period: 'month' });
  expect([listPrice(TIERED, DEFAULT_OPTIONS), listPrice(PERIODIC, DEFAULT_OPTIONS)]).toEqual([
    1, 10,
  ]);
});

test('a price depends on tier or period, or on neither', () => {
  const options = { riskTier: 'R3', period: 'year' } as const;
  expect(listPrice({ kind: 'fixed', cents: 7 }, options)).toBe(7);
  expect(listPrice(TIERED, options)).toBe(3);
  expect(listPrice(PERIODIC, options)).toBe(100);
});

test('the four tiers are known, other words are not', () => {
  expect(['R1', 'R4', 'R5', 'r1', 1, null].map(isRiskTier)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
