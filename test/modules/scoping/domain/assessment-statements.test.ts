import { expect, test } from '@jest/globals';
import {
  caveatStatement,
  firedStatement,
  pointParams,
  sectorStatement,
  sizeSource,
  sizeStatement,
  verdictStatement,
} from '../../../../src/modules/scoping/domain/assessment-statements.js';
import {
  distinctSources,
  distinctStatements,
  cachedStatement,
  statement,
} from '../../../../src/modules/scoping/domain/statement.js';
import { aCaveat, aRule, aSector, aSource, figures, LAW } from './small-law.js';

test.each([
  { size: 'micro', provision: 'up to 10' },
  { size: 'small', provision: 'up to 50' },
  { size: 'medium', provision: 'up to 250' },
  { size: 'large', provision: 'up to 250' },
] as const)('the source of the size $size is the ceiling $provision', ({ size, provision }) => {
  expect(sizeSource(LAW.ceilings, size).provision).toBe(provision);
});

test.each([
  { given: figures(30), key: 'headcount', known: {} },
  { given: figures(30, 5), key: 'turnover', known: { turnover: 5 } },
  { given: figures(30, null, 0), key: 'balance_sheet', known: { balanceSheet: 0 } },
  { given: figures(30, 0, 4), key: 'both', known: { turnover: 0, balanceSheet: 4 } },
])('the size of $given is explained by $key', ({ given, key, known }) => {
  expect(sizeStatement(LAW.ceilings, given, 'small')).toEqual({
    message: {
      key: `scoping:reasons.size.${key}`,
      params: { employees: 30, size: 'small', ...known },
    },
    names: {},
    sources: [LAW.ceilings.small.source],
  });
});

test.each([
  { point: '3', number: '3', letter: 'none' },
  { point: '1(a)', number: '1', letter: 'a' },
  { point: '12(z)', number: '12', letter: 'z' },
  { point: '1(ab)', number: '1(ab)', letter: 'none' },
  { point: 'x1', number: 'x1', letter: 'none' },
  { point: 'x1(a)', number: 'x1(a)', letter: 'none' },
  { point: '1(a) and more', number: '1(a) and more', letter: 'none' },
])('the point $point has the number $number and the letter $letter', (row) => {
  expect(pointParams(row.point)).toEqual(row);
});

test('sector, rule, verdict and caveat are described with their sources', () => {
  expect(sectorStatement(aSector('power', { point: '1(a)' }))).toEqual({
    message: {
      key: 'scoping:reasons.sector',
      params: { annex: 'I', point: '1(a)', number: '1', letter: 'a' },
    },
    names: { sector: [{ key: 'sectors:names.power' }] },
    sources: [aSource('power')],
  });
  const rule = aRule('r', 'important');
  const ofRule = { names: {}, sources: [aSource('r')] };
  expect(firedStatement(rule)).toEqual({ ...ofRule, message: { key: 'scoping:rules.r' } });
  const enacted = {
    ...ofRule,
    message: { key: 'scoping:reasons.verdict', params: { verdict: 'important' } },
  };
  expect(verdictStatement({}, rule, 'important')).toEqual(enacted);
  const draft = { notices: [], verdict: { key: 'reforms:verdict', params: { name: 'COM' } } };
  expect(verdictStatement({ draft }, rule, 'important')).toEqual({
    ...ofRule,
    message: { key: 'reforms:verdict', params: { name: 'COM', verdict: 'important' } },
  });
  // A draft that changes no class, and drafts of earlier law data, keep the sentence of the law in force.
  const nothing = { draft: { notices: [], verdict: null } };
  expect(verdictStatement(nothing, rule, 'important')).toEqual(enacted);
  expect(caveatStatement(aCaveat('c'))).toEqual({
    message: { key: 'c' },
    names: {},
    sources: [aSource('c')],
  });
});

test('each source and each sentence is listed once, in the order of first use', () => {
  const [a, b] = [aSource('a'), aSource('b')];
  const elsewhere = { ...b, url: 'https://example.org/consolidated' };
  expect(distinctSources([b, a, elsewhere, a, aSource('c')])).toEqual([b, a, aSource('c')]);
  const one = statement({ key: 'x' }, [a]);
  const again = statement({ key: 'x' }, [b]);
  const other = cachedStatement({ key: 'y' }, [], { n: [{ key: 'z' }] });
  expect(distinctStatements([one, other, again])).toEqual([one, other]);
  expect(other).toEqual({ message: { key: 'y' }, sources: [], names: { n: [{ key: 'z' }] } });
  expect(Object.isFrozen(other)).toBe(true);
});
