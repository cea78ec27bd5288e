/** Size class of sums in which some figures are unknown. */
import { expect, test } from '@jest/globals';
import { sizeOf } from '../../../../src/modules/groups/domain/amounts.js';
import { LAW } from '../../scoping/domain/small-law.js';

/** A mid-cap has fewer than 750 people and at most 150 million euro turnover or 129 million balance sheet total. */
const LIMITS = {
  ceilings: LAW.ceilings,
  midCap: {
    ceiling: { ...LAW.ceilings.medium, employees: 750, turnoverMeur: 150, balanceSheetMeur: 129 },
  },
};

const sized = (employees: number, turnover: number, balance: number, isComplete: boolean) =>
  sizeOf(LIMITS, {
    employees: { value: employees, isComplete: true },
    turnoverMeur: { value: turnover, isComplete },
    balanceSheetMeur: { value: balance, isComplete },
  });

test.each([
  [1, 'micro'],
  [3, 'small'],
  [20, 'medium'],
  [100, 'mid_cap'],
  [200, 'large'],
] as const)('lower bounds of %d million euro beyond the ceilings decide: %s', (bound, category) => {
  expect(sized(5, bound, bound, false).category).toBe(category);
});

test('of several readings with the same class the figures stay unknown', () => {
  expect(sized(5, 1, 1, false).figures).toEqual({
    employees: 5,
    turnoverMeur: null,
    balanceSheetMeur: null,
  });
});

test('known figures are themselves, and the size of a mid-cap is large', () => {
  expect(sized(300, 60, 60, true)).toEqual({
    figures: { employees: 300, turnoverMeur: 60, balanceSheetMeur: 60 },
    size: 'large',
    category: 'mid_cap',
  });
});
