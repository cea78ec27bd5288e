import { expect, test } from '@jest/globals';
import {
  nationalSize,
  type SizeLimit,
} from '../../../../src/modules/countries/domain/national-size.js';

const limit = (
  employees: number,
  money: [number, number],
  joins: ['and' | 'or', 'and' | 'or'],
): SizeLimit => ({
  employees,
  turnoverMeur: money[0],
  balanceSheetMeur: money[1],
  join: joins[0],
  financialJoin: joins[1],
  provision: '§ 1',
});

const GERMAN = {
  large: limit(250, [50, 43], ['or', 'and']),
  medium: limit(50, [10, 10], ['or', 'and']),
};
const ESTONIAN = {
  large: limit(250, [50, 43], ['and', 'or']),
  medium: limit(50, [10, 10], ['and', 'or']),
};

const figures = (
  employees: number,
  turnoverMeur: number | null,
  balanceSheetMeur: number | null,
) => ({
  employees,
  turnoverMeur,
  balanceSheetMeur,
});

test.each([
  ['staff alone makes it large', figures(250, 1, 1), 'large'],
  ['staff below, both figures above', figures(249, 50.1, 43.1), 'large'],
  ['a figure at its limit does not exceed it', figures(249, 50, 43.1), 'medium'],
  ['staff at the medium limit', figures(50, 1, 1), 'medium'],
  ['little staff, both figures above 10', figures(5, 10.1, 10.1), 'medium'],
  ['little staff, one figure above 10', figures(5, 10.1, 9), 'small'],
  ['only staff known', figures(49, null, null), 'small'],
] as const)('if staff or money is enough: %s', (_, given, size) => {
  expect(nationalSize(GERMAN, 'small', given)).toBe(size);
});

test.each([
  ['staff and one figure', figures(250, 51, 1), 'large'],
  ['staff without money is not large', figures(300, 50, 43), 'medium'],
  ['staff without any money is small', figures(300, 9, 9), 'small'],
  ['money without staff is small', figures(49, 100, 100), 'small'],
  ['only staff known', figures(50, null, null), 'medium'],
] as const)('if staff and money are both required: %s', (_, given, size) => {
  expect(nationalSize(ESTONIAN, 'small', given)).toBe(size);
});

test('a limit that the act leaves to another text is that of the Recommendation', () => {
  const test = { large: null, medium: limit(50, [10, 10], ['or', 'and']) };
  expect(nationalSize(test, 'large', figures(10, 60, 50))).toBe('large');
  expect(nationalSize(test, 'medium', figures(300, 1, 1))).toBe('medium');
  expect(nationalSize({ large: null, medium: null }, 'micro', figures(300, 1, 1))).toBe('micro');
});

test.each([
  { recommended: 'large', size: 'large' },
  { recommended: 'medium', size: 'medium' },
  { recommended: 'small', size: 'small' },
  { recommended: 'micro', size: 'micro' },
] as const)('an act without limits keeps $recommended as $size', ({ recommended, size }) => {
  expect(nationalSize({ large: null, medium: null }, recommended, figures(300, 60, 50))).toBe(size);
});

test.each([
  { recommended: 'large', size: 'small' },
  { recommended: 'medium', size: 'small' },
  { recommended: 'small', size: 'small' },
  { recommended: 'micro', size: 'micro' },
] as const)('below the limits of an act, $recommended counts as $size', ({ recommended, size }) => {
  expect(nationalSize(GERMAN, recommended, figures(49, 10, 10))).toBe(size);
});
