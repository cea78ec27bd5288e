import { expect, test } from '@jest/globals';
import {
  furtherLimits,
  joinedLimits,
  placesOf,
} from '../../../../src/modules/scoping/domain/figure-places.js';
import { figures } from './small-law.js';

const limits = (
  employees: readonly number[],
  turnoverMeur: readonly number[],
  balanceSheetMeur: readonly number[],
) => ({ employees, turnoverMeur, balanceSheetMeur });

const LIMITS = limits([10, 50], [2, 10], [43]);
const MAX_ITEMS = 1_024;

test.each([
  { given: figures(0), places: [1, 0, 0] },
  { given: figures(9, 0, 0), places: [1, 1, 1] },
  { given: figures(10, 2, 43), places: [2, 2, 2] },
  { given: figures(11, 2.1, 43.1), places: [3, 3, 3] },
  { given: figures(50, 10, null), places: [4, 4, 0] },
  { given: figures(51, 10.1, 1), places: [5, 5, 1] },
])('$given have the positions $places among the limits', ({ given, places }) => {
  const [employees = 0, turnover = 0, balance = 0] = places;
  expect(placesOf(given, LIMITS)).toBe((employees * MAX_ITEMS + turnover) * MAX_ITEMS + balance);
});

test('joined limits are those of both, ascending, each once', () => {
  expect(joinedLimits(LIMITS, limits([100, 10], [1], [43, 5]))).toEqual(
    limits([10, 50, 100], [1, 2, 10], [5, 43]),
  );
});

test('further limits are those that the other list lacks', () => {
  expect(furtherLimits(LIMITS, limits([10], [2, 10], [43, 50]))).toEqual(limits([50], [], []));
  expect(furtherLimits(limits([], [], [7]), LIMITS)).toEqual(limits([], [], [7]));
  expect(furtherLimits(limits([], [5], []), LIMITS)).toEqual(limits([], [5], []));
  expect(furtherLimits(LIMITS, LIMITS)).toBeNull();
});
