/** Results of the size tests of an act as digits of one number. */
import { expect, test } from '@jest/globals';
import { NO, UNKNOWN, YES } from '../../../../src/modules/countries/domain/act-conditions.js';
import {
  compileAct,
  sizeCode,
  sizeResults,
} from '../../../../src/modules/countries/domain/act-engine.js';
import type { SizeTest } from '../../../../src/modules/countries/domain/act-rules.js';
import { AN_ACT, NO_TYPES } from './an-act.js';

const printed = (employees: number | null): SizeTest => ({
  kind: 'printed',
  employees,
  turnoverMeur: 10,
  balanceSheetMeur: null,
  join: 'and',
  financialJoin: 'and',
});

const SIZED = compileAct(
  {
    ...AN_ACT,
    sizeTests: {
      first: printed(50),
      second: printed(null),
      third: { kind: 'recommended', atLeast: 'medium' },
    },
  },
  NO_TYPES,
);

test.each([
  { given: [50, 11], size: 'medium', results: { first: YES, second: YES, third: YES } },
  { given: [50, 10], size: 'small', results: { first: NO, second: NO, third: NO } },
  { given: [50, null], size: 'large', results: { first: YES, second: UNKNOWN, third: YES } },
  { given: [49, null], size: 'micro', results: { first: NO, second: UNKNOWN, third: NO } },
  { given: [49, 11], size: 'small', results: { first: NO, second: YES, third: NO } },
] as const)('$given of a $size company give $results', ({ given, size, results }) => {
  const [employees, turnoverMeur] = given;
  const figures = { employees, turnoverMeur, balanceSheetMeur: null };
  const code = sizeCode(SIZED, figures, () => size);
  expect(code).toBe(results.first * 9 + results.second * 3 + results.third);
  expect(sizeResults(SIZED, code)).toEqual(results);
});

test('the size under the Recommendation is computed only for a test that uses it', () => {
  const act = compileAct({ ...AN_ACT, sizeTests: { only: printed(50) } }, NO_TYPES);
  const figures = { employees: 50, turnoverMeur: 11, balanceSheetMeur: null };
  const recommendedSize = () => {
    throw new Error('not needed');
  };
  expect(sizeCode(act, figures, recommendedSize)).toBe(YES);
});
