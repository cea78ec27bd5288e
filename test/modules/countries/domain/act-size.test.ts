import { expect, test } from '@jest/globals';
import { NO, UNKNOWN, YES } from '../../../../src/modules/countries/domain/act-conditions.js';
import { passesSize } from '../../../../src/modules/countries/domain/act-size.js';
import type { SizeTest } from '../../../../src/modules/countries/domain/act-rules.js';

type Limits = readonly [number | null, number | null, number | null];
type Join = 'and' | 'or';

const printed = (limits: Limits, join: Join, financialJoin: Join): SizeTest => ({
  kind: 'printed',
  employees: limits[0],
  turnoverMeur: limits[1],
  balanceSheetMeur: limits[2],
  join,
  financialJoin,
});

const figures = ([employees, turnoverMeur, balanceSheetMeur]: readonly [
  number,
  number | null,
  number | null,
]) => ({ employees, turnoverMeur, balanceSheetMeur });

const BOTH = [50, 10, 8] as const;

test.each([
  { join: 'and', money: 'or', given: [50, 10.1, 8], passes: YES },
  { join: 'and', money: 'or', given: [50, 10, 8.1], passes: YES },
  { join: 'and', money: 'or', given: [50, 10, 8], passes: NO },
  { join: 'and', money: 'or', given: [49, 11, 9], passes: NO },
  { join: 'and', money: 'and', given: [50, 10.1, 8], passes: NO },
  { join: 'and', money: 'and', given: [50, 10.1, 8.1], passes: YES },
  { join: 'or', money: 'and', given: [49, 10.1, 8], passes: NO },
  { join: 'or', money: 'and', given: [49, 10.1, 8.1], passes: YES },
  { join: 'or', money: 'or', given: [49, 10, 8.1], passes: YES },
  { join: 'or', money: 'or', given: [50, 10, 8], passes: YES },
  { join: 'or', money: 'or', given: [49, 10, 8], passes: NO },
] as const)(
  'staff of 50 $join turnover above 10 $money assets above 8: $given gives $passes',
  ({ join, money, given, passes }) => {
    expect(passesSize(printed(BOTH, join, money), figures(given), 'micro')).toBe(passes);
  },
);

test.each([
  { what: 'turnover alone', given: [50, 10.1, null], passes: YES },
  { what: 'turnover at its limit', given: [50, 10, null], passes: NO },
  { what: 'assets alone', given: [50, null, 8.1], passes: YES },
  { what: 'assets at their limit', given: [50, null, 8], passes: NO },
  { what: 'staff alone', given: [50, null, null], passes: YES },
  { what: 'less staff', given: [49, null, null], passes: NO },
] as const)('of the known figures, $what decides: $passes', ({ given, passes }) => {
  for (const money of ['and', 'or'] as const) {
    expect(passesSize(printed(BOTH, 'and', money), figures(given), 'micro')).toBe(passes);
  }
});

test.each([
  { limits: [null, 10, null], given: [900, 10, 900], passes: NO },
  { limits: [null, 10, null], given: [0, 10.1, 0], passes: YES },
  { limits: [null, 10, null], given: [900, null, 900], passes: UNKNOWN },
  { limits: [null, null, 8], given: [0, 900, 8.1], passes: YES },
  { limits: [50, null, null], given: [49, 900, 900], passes: NO },
  { limits: [50, null, null], given: [50, 0, 0], passes: YES },
] as const)('an act with the limits $limits alone: $given gives $passes', (row) => {
  const { limits, given, passes } = row;
  expect(passesSize(printed(limits, 'and', 'and'), figures(given), 'micro')).toBe(passes);
});

const BAND: Extract<SizeTest, { kind: 'band' }> = {
  kind: 'band',
  employeesBelow: 50,
  turnoverMeur: [2, 10],
  balanceSheetMeur: [3, 8],
};

test.each([
  { given: [50, 5, 5], passes: NO },
  { given: [49, 2, 0], passes: YES },
  { given: [49, 10, 0], passes: YES },
  { given: [49, 1.9, 2.9], passes: NO },
  { given: [49, 10.1, 8.1], passes: NO },
  { given: [49, 0, 3], passes: YES },
  { given: [49, 0, 8], passes: YES },
  { given: [49, null, 5], passes: YES },
  { given: [49, 5, null], passes: YES },
  { given: [49, null, 9], passes: NO },
  { given: [49, null, null], passes: UNKNOWN },
  { given: [50, null, null], passes: NO },
] as const)('a band below 50 people: $given gives $passes', ({ given, passes }) => {
  expect(passesSize(BAND, figures(given), 'large')).toBe(passes);
});

test('an unknown figure is in no band, not even in one that starts at zero', () => {
  const fromZero: SizeTest = { ...BAND, turnoverMeur: [0, 10] };
  expect(passesSize(fromZero, figures([49, null, 9]), 'large')).toBe(NO);
});

test.each([
  { atLeast: 'small', passing: ['small', 'medium', 'large'] },
  { atLeast: 'medium', passing: ['medium', 'large'] },
  { atLeast: 'large', passing: ['large'] },
] as const)('at least $atLeast under the Recommendation: $passing', ({ atLeast, passing }) => {
  const all = ['micro', 'small', 'medium', 'large'] as const;
  const found = all.filter(
    (size) => passesSize({ kind: 'recommended', atLeast }, figures([0, 0, 0]), size) === YES,
  );
  expect(found).toEqual(passing);
});
