/** A key that the law data lacks is refused with the keys that it has. */
import { expect, test } from '@jest/globals';
import { keyProblems } from '../../../../src/modules/scoping/domain/known-keys.js';

const KNOWN = { banking: {}, food: {} };

test.each(['banking', 'food', null])('%s is permitted', (key) => {
  expect(keyProblems(KNOWN, { field: 'sektor', key })).toEqual([]);
});

test.each(['Banking', '', 'toString'])('"%s" is refused', (key) => {
  expect(keyProblems(KNOWN, { field: 'sektor', key })).toEqual([
    { field: 'sektor', type: 'enum', params: { expected: 'banking, food' } },
  ]);
});
