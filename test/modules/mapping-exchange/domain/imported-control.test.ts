import { expect, test } from '@jest/globals';
import {
  problem,
  stateOf,
} from '../../../../src/modules/mapping-exchange/domain/imported-control.js';

test.each([
  ['implemented', 'implemented'],
  ['Compliant', 'implemented'],
  ['satisfied', 'implemented'],
  ['partially_compliant', 'partial'],
  ['Partially implemented', 'partial'],
  ['in-progress', 'planned'],
  [' implemented ', 'implemented'],
  ['not  assessed', 'not_held'],
  ['not_applicable', 'excluded'],
  ['N/A', 'excluded'],
  ['non_compliant', 'not_held'],
  ['not-satisfied', 'not_held'],
  ['not_assessed', 'not_held'],
])('%s means %s', (word, state) => {
  expect(stateOf(word)).toBe(state);
});

test.each(['', 'perhaps', 'implementedd'])('"%s" is not a known state', (word) => {
  expect(stateOf(word)).toBeNull();
});

test('a problem quotes at most 60 characters of the value', () => {
  const { value } = problem('state_unknown', { row: 3, column: 'status', value: 'x'.repeat(200) });
  expect(value).toHaveLength(60);
});
