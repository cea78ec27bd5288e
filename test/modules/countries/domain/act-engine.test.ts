/** Order of the rules of an act, and results that stay open. */
import { expect, test } from '@jest/globals';
import {
  compileAct,
  dutiesOf,
  evaluateAct,
} from '../../../../src/modules/countries/domain/act-engine.js';
import {
  UNKNOWN,
  YES,
  type ActFacts,
  type Truth,
} from '../../../../src/modules/countries/domain/act-conditions.js';
import type {
  ActClass,
  ActRule,
  ActRules,
} from '../../../../src/modules/countries/domain/act-rules.js';
import { AN_ACT, NO_TYPES } from './an-act.js';

const PASSAGE = { under: null, provision: '§ 1', url: 'https://example.org/', quote: 'q' };

/** Holds if the size test of its name holds. */
const rule = (id: string, gives: ActClass, more: Partial<ActRule> = {}): ActRule => ({
  ...PASSAGE,
  id,
  gives,
  when: { kind: 'size', test: id },
  to: null,
  anySize: false,
  isCoded: true,
  ...more,
});

type Holds = Readonly<Record<string, 'yes' | 'open'>>;

const facts = (holds: Holds): ActFacts => ({
  sector: null,
  types: null,
  share: null,
  cases: new Set<string>(),
  alternatives: [],
  holds: Object.fromEntries(
    Object.entries(holds).map(([id, is]): [string, Truth] => [id, is === 'yes' ? YES : UNKNOWN]),
  ),
});

function decide(act: Partial<ActRules>, holds: Holds) {
  const verdict = evaluateAct(compileAct({ ...AN_ACT, ...act }, NO_TYPES), facts(holds));
  const ids = (rules: readonly ActRule[]) => rules.map(({ id }) => id);
  const { actClass, deciding, held, open } = verdict;
  return [actClass, deciding?.id ?? null, ids(held), ids(open)];
}

const RULES = [
  rule('important', 'important'),
  rule('essential', 'essential'),
  rule('other', 'other_act', { to: 'dora' }),
  rule('none', 'no_class'),
  rule('out', 'outside'),
];

test.each([
  { holds: {}, verdict: ['outside', null, [], []] },
  {
    holds: { important: 'yes', essential: 'yes' },
    verdict: ['essential', 'essential', ['important', 'essential'], []],
  },
  {
    holds: { important: 'yes', other: 'yes' },
    verdict: ['important', 'important', ['important', 'other'], []],
  },
  { holds: { other: 'yes', none: 'yes' }, verdict: ['other_act', 'other', ['other', 'none'], []] },
  { holds: { none: 'yes', out: 'yes' }, verdict: ['no_class', 'none', ['none', 'out'], []] },
  { holds: { out: 'yes' }, verdict: ['outside', 'out', ['out'], []] },
  { holds: { essential: 'open' }, verdict: ['not_determined', null, [], ['essential']] },
  {
    holds: { important: 'yes', essential: 'open' },
    verdict: ['not_determined', null, ['important'], ['essential']],
  },
  {
    holds: { essential: 'yes', important: 'open' },
    verdict: ['essential', 'essential', ['essential'], []],
  },
  { holds: { none: 'open' }, verdict: ['not_determined', null, [], ['none']] },
  { holds: { out: 'open' }, verdict: ['outside', null, [], []] },
] as const)('if the strictest class counts, $holds give $verdict', ({ holds, verdict }) => {
  expect(decide({ rules: RULES }, holds)).toEqual(verdict);
});

test.each([
  {
    holds: { important: 'yes', essential: 'yes' },
    verdict: ['important', 'important', ['important'], []],
  },
  {
    holds: { important: 'yes', essential: 'open' },
    verdict: ['important', 'important', ['important'], []],
  },
  {
    holds: { important: 'open', essential: 'yes' },
    verdict: ['not_determined', null, ['essential'], ['important']],
  },
  { holds: { other: 'open', none: 'yes' }, verdict: ['not_determined', null, ['none'], ['other']] },
  { holds: {}, verdict: ['outside', null, [], []] },
] as const)('if the first rule counts, $holds give $verdict', ({ holds, verdict }) => {
  expect(decide({ rules: RULES, precedence: 'first_match' }, holds)).toEqual(verdict);
});

test('an unknown rule before the first one, with the same class, leaves nothing open', () => {
  const rules = [rule('a', 'important'), rule('b', 'important')];
  const act = { rules, precedence: 'first_match' } as const;
  expect(decide(act, { a: 'open', b: 'yes' })).toEqual(['important', 'b', ['b'], []]);
  const elsewhere = [rule('a', 'other_act', { to: 'x' }), rule('b', 'other_act', { to: 'y' })];
  expect(decide({ ...act, rules: elsewhere }, { a: 'open', b: 'yes' })).toEqual([
    'not_determined',
    null,
    ['b'],
    ['a'],
  ]);
});

test('among equally strict rules the first decides', () => {
  const rules = [rule('a', 'important'), rule('b', 'important')];
  expect(decide({ rules }, { a: 'yes', b: 'yes' })).toEqual(['important', 'a', ['a', 'b'], []]);
});

test('an open rule that leads to another act with no stricter class leaves nothing open', () => {
  const rules = [rule('a', 'other_act', { to: 'x' }), rule('b', 'other_act', { to: 'y' })];
  expect(decide({ rules }, { a: 'yes', b: 'open' })).toEqual(['other_act', 'a', ['a'], []]);
});

test('a rule that was not coded decides nothing and stays open', () => {
  const rules = [rule('a', 'important'), rule('b', 'essential', { isCoded: false })];
  expect(decide({ rules }, { a: 'yes', b: 'yes' })).toEqual(['not_determined', null, ['a'], ['b']]);
  expect(decide({ rules }, { a: 'yes' })).toEqual(['important', 'a', ['a'], []]);
});

const EXCLUSIONS = [rule('army', 'outside'), rule('bank', 'other_act', { to: 'dora' })];

test.each([
  { holds: { army: 'yes', essential: 'yes' }, verdict: ['outside', 'army', ['army'], []] },
  { holds: { army: 'yes', bank: 'yes' }, verdict: ['outside', 'army', ['army'], []] },
  { holds: { army: 'open', bank: 'yes' }, verdict: ['not_determined', null, ['bank'], ['army']] },
  {
    holds: { army: 'open', essential: 'yes' },
    verdict: ['not_determined', null, ['essential'], ['army']],
  },
  { holds: { army: 'open' }, verdict: ['outside', null, [], []] },
  { holds: { bank: 'open' }, verdict: ['not_determined', null, [], ['bank']] },
] as const)('exclusions are tried before the rules: $holds give $verdict', ({ holds, verdict }) => {
  expect(decide({ rules: RULES, exclusions: EXCLUSIONS }, holds)).toEqual(verdict);
});

test('an uncertain exclusion to the same act changes nothing', () => {
  const exclusions = [rule('a', 'outside'), rule('b', 'outside')];
  expect(decide({ exclusions }, { a: 'open', b: 'yes' })).toEqual(['outside', 'b', ['b'], []]);
});

test('a duty is left to another act only if its condition holds', () => {
  const duty = (id: string) => ({
    ...PASSAGE,
    id,
    when: { kind: 'size', test: id } as const,
    excluded: '§ 7',
    to: 'dora',
    instead: [],
  });
  const act = compileAct({ ...AN_ACT, duties: ['a', 'b', 'c'].map(duty) }, NO_TYPES);
  expect(dutiesOf(act, facts({ a: 'yes', b: 'open' })).map(({ id }) => id)).toEqual(['a']);
});
