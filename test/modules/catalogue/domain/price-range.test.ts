import { expect, test } from '@jest/globals';
import { priceRange } from '../../../../src/modules/catalogue/domain/price-range.js';
import type { Price } from '../../../../src/modules/catalogue/domain/catalogue.js';

const cases: { name: string; price: Price; min: number; max: number }[] = [
  { name: 'fixed', price: { kind: 'fixed', cents: 29000 }, min: 29000, max: 29000 },
  {
    name: 'tiered',
    price: { kind: 'tiered', cents: { R1: 159000, R2: 189000, R3: 219000, R4: 249000 } },
    min: 159000,
    max: 249000,
  },
  {
    name: 'periodic',
    price: { kind: 'periodic', monthCents: 29000, yearCents: 290000 },
    min: 29000,
    max: 290000,
  },
];

test.each(cases)('a $name price spans $min to $max cents', ({ price, min, max }) => {
  expect(priceRange(price)).toEqual({ minCents: min, maxCents: max });
});
