import { expect, test } from '@jest/globals';
import { sizeClass, sizeUncertainty } from '../../../../src/modules/scoping/domain/size-class.js';
import { knowledge } from './knowledge.js';

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
  [9, 2, 2, 'micro'],
  [9, 2.01, 2, 'micro'],
  [9, 2.01, 2.01, 'small'],
  [10, 0, 0, 'small'],
  [49, 10, 10.01, 'small'],
  [49, 10.01, 10, 'small'],
  [49, 10.01, 10.01, 'medium'],
  [50, 0, 0, 'medium'],
  [249, 50, 43.01, 'medium'],
  [249, 50.01, 43, 'medium'],
  [249, 50.01, 43.01, 'large'],
  [250, 0, 0, 'large'],
  [0, 50.01, 43.01, 'large'],
  [9, null, null, 'micro'],
  [9, 0, null, 'micro'],
  [9, null, 43.01, 'large'],
] as const)('%s employees, turnover %s, balance sheet %s: %s', (staff, turnover, balance, size) => {
  expect(sizeClass(knowledge.ceilings, figures(staff, turnover, balance))).toBe(size);
});

test.each([
  [30, null, null, 'figures_missing'],
  [250, null, null, null],
  [30, 5, null, null],
  [30, 12, null, 'balance_sheet_missing'],
  [30, null, 12, 'turnover_missing'],
  [30, 12, 12, null],
  [249, 50, null, null],
] as const)(
  '%s employees, turnover %s, balance sheet %s: %s',
  (staff, turnover, balance, doubt) => {
    expect(sizeUncertainty(knowledge, figures(staff, turnover, balance))).toBe(doubt);
  },
);
