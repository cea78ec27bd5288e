/** Grounds of a class on a small law: which rules apply, which one decides. */
import { expect, test } from '@jest/globals';
import type {
  ApplicabilityKnowledge,
  SpecialCase,
} from '../../../../src/modules/scoping/domain/applicability-knowledge.js';
import { classify } from '../../../../src/modules/scoping/domain/classify.js';
import { aCase, aRule, aSector, figures, LAW } from './small-law.js';

const LARGE = figures(250, 60, 50);
const ground = (medium: 'important' | 'essential') =>
  ({
    kind: 'ground',
    bySize: {
      micro: aRule('ground_micro', medium),
      small: aRule('ground_small', medium),
      medium: aRule('ground_medium', medium),
      large: aRule('ground_large', medium),
    },
  }) as const;

const CASES = {
  any: aCase('any', { effect: ground('essential'), annex: 'II' }),
  weak: aCase('weak', { effect: ground('important') }),
  dependent: aCase('dependent', { effect: ground('important'), needsSector: true }),
  army: aCase('army', { effect: { kind: 'exclusion', rule: aRule('army', 'out_of_scope') } }),
  police: aCase('police', { effect: { kind: 'exclusion', rule: aRule('police', 'out_of_scope') } }),
  notFood: aCase('notFood', {
    effect: { kind: 'cancels', sector: 'food', rule: aRule('not_food', null) },
  }),
  nothing: aCase('nothing'),
  large: aCase('large', {
    effect: {
      kind: 'ground',
      bySize: { ...ground('important').bySize, micro: aRule('too_small', 'out_of_scope') },
    },
    annex: 'II',
  }),
};

function verdictOf(
  sector: keyof typeof LAW.sectors | null,
  cases: readonly (keyof typeof CASES)[],
  given = LARGE,
  law: ApplicabilityKnowledge = LAW,
) {
  const facts = {
    figures: given,
    sector: sector === null ? null : (law.sectors[sector] ?? aSector('missing')),
    cases: cases.map((key): SpecialCase => CASES[key]),
  };
  const { entityClass, size, annex, fired, deciding } = classify(law, facts);
  return [entityClass, size, annex, fired.map(({ rule }) => rule.code), deciding.rule.code];
}

test.each([
  {
    sector: 'energy',
    cases: [],
    is: ['essential', 'large', 'I', ['annex_i_large'], 'annex_i_large'],
  },
  {
    sector: 'food',
    cases: [],
    is: ['important', 'large', 'II', ['annex_ii_large'], 'annex_ii_large'],
  },
  { sector: null, cases: [], is: ['out_of_scope', 'large', null, ['no_sector'], 'no_sector'] },
  {
    sector: null,
    cases: ['nothing'],
    is: ['out_of_scope', 'large', null, ['nothing', 'no_sector'], 'nothing'],
  },
  {
    sector: null,
    cases: ['weak'],
    is: ['important', 'large', null, ['ground_large'], 'ground_large'],
  },
  {
    sector: 'energy',
    cases: ['weak'],
    is: ['essential', 'large', 'I', ['annex_i_large', 'ground_large'], 'annex_i_large'],
  },
  {
    sector: 'food',
    cases: ['any'],
    is: ['essential', 'large', 'II', ['annex_ii_large', 'ground_large'], 'ground_large'],
  },
  {
    sector: null,
    cases: ['any'],
    is: ['essential', 'large', 'II', ['ground_large'], 'ground_large'],
  },
  {
    sector: 'energy',
    cases: ['any'],
    is: ['essential', 'large', 'I', ['annex_i_large', 'ground_large'], 'annex_i_large'],
  },
  {
    sector: null,
    cases: ['dependent'],
    is: [
      'out_of_scope',
      'large',
      null,
      ['ground_without_sector', 'no_sector'],
      'ground_without_sector',
    ],
  },
  {
    sector: 'food',
    cases: ['dependent'],
    is: ['important', 'large', 'II', ['annex_ii_large', 'ground_large'], 'annex_ii_large'],
  },
  {
    sector: 'energy',
    cases: ['army', 'any'],
    is: ['out_of_scope', 'large', 'I', ['army'], 'army'],
  },
  {
    sector: null,
    cases: ['army', 'police'],
    is: ['out_of_scope', 'large', null, ['army', 'police'], 'army'],
  },
  {
    sector: 'food',
    cases: ['notFood'],
    is: ['out_of_scope', 'large', 'II', ['not_food'], 'not_food'],
  },
  {
    sector: 'energy',
    cases: ['notFood'],
    is: ['essential', 'large', 'I', ['annex_i_large', 'not_food'], 'annex_i_large'],
  },
] as const)('a large $sector with $cases is $is', ({ sector, cases, is }) => {
  expect(verdictOf(sector, cases)).toEqual(is);
});

test.each([
  { given: figures(9), is: ['out_of_scope', 'micro', 'I', ['annex_i_micro'], 'annex_i_micro'] },
  { given: figures(49), is: ['out_of_scope', 'small', 'I', ['annex_i_small'], 'annex_i_small'] },
  { given: figures(50), is: ['important', 'medium', 'I', ['annex_i_medium'], 'annex_i_medium'] },
  { given: figures(250), is: ['essential', 'large', 'I', ['annex_i_large'], 'annex_i_large'] },
])('energy of $given is $is', ({ given, is }) => {
  expect(verdictOf('energy', [], given)).toEqual(is);
});

test('outside the scope the annex is that of the sector, not that of a case', () => {
  expect(verdictOf(null, ['large'], figures(9))).toEqual([
    'out_of_scope',
    'micro',
    null,
    ['too_small'],
    'too_small',
  ]);
});

const DRAFT: ApplicabilityKnowledge = {
  ...LAW,
  midCap: {
    ceiling: { ...LAW.ceilings.medium, employees: 750, turnoverMeur: 150, balanceSheetMeur: 129 },
    rules: { annex_i_large: aRule('mid_cap', 'important') },
  },
};

test.each([
  { given: figures(749, 150, 200), is: ['important', 'large', 'I', ['mid_cap'], 'mid_cap'] },
  {
    given: figures(750, 150, 100),
    is: ['essential', 'large', 'I', ['annex_i_large'], 'annex_i_large'],
  },
  { given: figures(249), is: ['important', 'medium', 'I', ['annex_i_medium'], 'annex_i_medium'] },
])('under a draft energy of $given is $is', ({ given, is }) => {
  expect(verdictOf('energy', [], given, DRAFT)).toEqual(is);
});

test('a rule that the draft does not change still applies to a mid-cap', () => {
  expect(verdictOf('food', ['weak'], figures(749, 150, 200), DRAFT)).toEqual([
    'important',
    'large',
    'II',
    ['annex_ii_large', 'ground_large'],
    'annex_ii_large',
  ]);
});
