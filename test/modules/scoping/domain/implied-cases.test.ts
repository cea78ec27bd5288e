import { expect, test } from '@jest/globals';
import { caseFacts, impliedCases } from '../../../../src/modules/scoping/domain/implied-cases.js';
import { aCase, aRule, aSector, LAW } from './small-law.js';

const type = (key: string, specialCases: readonly string[]) => ({
  key,
  references: [],
  specialCases,
});

const digital = aSector('digital', {
  entityTypes: [
    type('tld', ['tld_registry']),
    type('network', ['public', 'private']),
    type('cloud', []),
  ],
});
const implied = impliedCases({ ...LAW, sectors: { digital } });

const facts = (given: readonly string[], types: readonly string[] | null) => {
  const { cases, alternatives } = caseFacts(
    implied,
    given.map((key) => aCase(key)),
    types === null ? null : new Set(types),
  );
  return [[...cases], alternatives.map((few) => [...few])];
};

test('only types with a corresponding special case imply one', () => {
  expect([...implied.keys()]).toEqual(['tld', 'network']);
});

test.each([
  { given: [], types: null, is: [[], []] },
  { given: ['x'], types: [], is: [['x'], []] },
  { given: [], types: ['tld'], is: [['tld_registry'], []] },
  { given: ['x'], types: ['tld', 'cloud', 'unknown'], is: [['x', 'tld_registry'], []] },
  { given: [], types: ['network'], is: [[], [['public', 'private']]] },
  { given: ['private'], types: ['network'], is: [['private'], []] },
  { given: ['tld_registry'], types: ['tld'], is: [['tld_registry'], []] },
  { given: ['x'], types: ['network', 'tld'], is: [['x', 'tld_registry'], [['public', 'private']]] },
])('the cases $given with the types $types are $is', ({ given, types, is }) => {
  expect(facts(given, types)).toEqual(is);
});

test.each([
  { sector: 'digital', cases: ['cancelling'] },
  { sector: 'other', cases: ['cancelling', 'tld_registry'] },
])('a case that cancels the sector $sector keeps $cases', ({ sector, cases }) => {
  const effect = { kind: 'cancels', sector, rule: aRule('r', null) } as const;
  const given = [aCase('cancelling', { effect })];
  expect([...caseFacts(implied, given, new Set(['tld'])).cases]).toEqual(cases);
});
