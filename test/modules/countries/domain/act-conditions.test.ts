/** Truth tables of the conditions of national acts. */
import { expect, test } from '@jest/globals';
import { NO, UNKNOWN, YES } from '../../../../src/modules/countries/domain/act-conditions.js';
import type { ActCondition } from '../../../../src/modules/countries/domain/act-rules.js';
import { value } from './act-facts.js';

const size = (test: string): ActCondition => ({ kind: 'size', test });
const HOLDS = { no: NO, unknown: UNKNOWN, yes: YES } as const;

test.each([
  { parts: [], all: YES, any: NO },
  { parts: ['yes', 'yes'], all: YES, any: YES },
  { parts: ['yes', 'unknown'], all: UNKNOWN, any: YES },
  { parts: ['unknown', 'yes'], all: UNKNOWN, any: YES },
  { parts: ['unknown', 'no'], all: NO, any: UNKNOWN },
  { parts: ['no', 'unknown'], all: NO, any: UNKNOWN },
  { parts: ['no', 'no'], all: NO, any: NO },
  { parts: ['no', 'yes', 'unknown'], all: NO, any: YES },
])('of $parts, all give $all and any gives $any', ({ parts, all, any }) => {
  const conditions = parts.map(size);
  expect(value({ kind: 'all', parts: conditions }, { holds: HOLDS })).toBe(all);
  expect(value({ kind: 'any', parts: conditions }, { holds: HOLDS })).toBe(any);
});

test.each([
  { of: 'yes', not: NO },
  { of: 'unknown', not: UNKNOWN },
  { of: 'no', not: YES },
  { of: 'a test that the act does not have', not: YES },
])('not $of is $not', ({ of, not }) => {
  expect(value({ kind: 'not', part: size(of) }, { holds: HOLDS })).toBe(not);
});

test.each([
  { keys: ['power'], given: {}, is: NO },
  { keys: ['power'], given: { sector: 'power' }, is: YES },
  { keys: ['energy'], given: { sector: 'power' }, is: YES },
  { keys: ['power'], given: { sector: 'energy' }, is: UNKNOWN },
  { keys: ['power'], given: { sector: 'gas' }, is: NO },
  { keys: ['water'], given: { sector: 'energy' }, is: NO },
  { keys: ['water', 'gas'], given: { sector: 'gas' }, is: YES },
] as const)('the sector $given is among $keys: $is', ({ keys, given, is }) => {
  expect(value({ kind: 'sector', keys }, given)).toBe(is);
});

test.each([
  { keys: ['I'], given: { sector: 'gas' }, is: YES },
  { keys: ['II'], given: { sector: 'gas' }, is: NO },
  { keys: ['I', 'II'], given: { sector: 'water' }, is: YES },
  { keys: ['I'], given: {}, is: NO },
] as const)('the sector $given is in an annex of $keys: $is', ({ keys, given, is }) => {
  expect(value({ kind: 'annex', keys }, given)).toBe(is);
});

test.each([
  { share: 49.9, reached: NO, exceeded: NO },
  { share: 50, reached: YES, exceeded: NO },
  { share: 50.1, reached: YES, exceeded: YES },
  { share: undefined, reached: YES, exceeded: YES },
])('a share of $share reaches 50 %: $reached, exceeds it: $exceeded', (row) => {
  const given = row.share === undefined ? {} : { share: row.share };
  const share = (isReached: boolean): ActCondition => ({ kind: 'share', percent: 50, isReached });
  expect([value(share(true), given), value(share(false), given)]).toEqual([
    row.reached,
    row.exceeded,
  ]);
});

test.each([
  { keys: ['a'], given: {}, is: NO },
  { keys: ['a', 'b'], given: { cases: ['b'] }, is: YES },
  { keys: ['a'], given: { cases: ['b'] }, is: NO },
  { keys: ['a', 'b'], given: { alternatives: [['a', 'b']] }, is: YES },
  { keys: ['a'], given: { alternatives: [['a', 'b']] }, is: UNKNOWN },
  { keys: ['c'], given: { alternatives: [['a', 'b']] }, is: NO },
  { keys: ['a', 'c'], given: { alternatives: [['b'], ['a', 'd']] }, is: UNKNOWN },
  { keys: ['a'], given: { alternatives: [['b', 'c'], ['a']] }, is: YES },
])('the cases $given are among $keys: $is', ({ keys, given, is }) => {
  expect(value({ kind: 'special_case', keys }, given)).toBe(is);
});
