/** Sentences, sources and warnings of a class under a national act. */
import { expect, test } from '@jest/globals';
import type { DutyException } from '../../../../src/modules/countries/domain/act-rules.js';
import type { NationalRuling } from '../../../../src/modules/scoping/domain/national-ruling.js';
import {
  actOf,
  isOfMainAct,
  rulingSentences,
  rulingSources,
  rulingWarnings,
} from '../../../../src/modules/scoping/domain/ruling-statements.js';
import { aRecord } from '../../countries/domain/a-record.js';
import { anActRule, NATIONAL, passage, RULES, URL } from './an-act.js';

const ruling = (
  verdict: Partial<NationalRuling['verdict']>,
  change: Partial<NationalRuling> = {},
): NationalRuling => ({
  rules: RULES,
  size: 'medium',
  provisions: [],
  duties: [],
  counterfactuals: () => [],
  entityClass: 'important',
  verdict: { actClass: 'important', deciding: anActRule('§ 1'), held: [], open: [], ...verdict },
  ...change,
});

test('a class is described with the act and the provision without its short title', () => {
  expect(rulingSentences(ruling({}), NATIONAL)).toEqual([
    {
      key: 'countries:general.national_class',
      params: { act: 'Act', provision: '§ 1', verdict: 'important' },
    },
  ]);
  const ofDecree = ruling(
    { deciding: anActRule('§ 1', passage('§ 9', 'decree')) },
    { entityClass: 'essential' },
  );
  expect(rulingSentences(ofDecree, NATIONAL)).toEqual([
    {
      key: 'countries:general.national_class',
      params: { act: 'Title of decree', provision: '§ 9', verdict: 'essential' },
    },
  ]);
});

test.each([
  { provision: '§§ 1-2', cited: '§§ 1-2' },
  { provision: null, cited: '' },
])('outside the act, the provision on classes is cited: $cited', ({ provision, cited }) => {
  const outside = ruling({ actClass: 'outside', deciding: null }, { entityClass: 'out_of_scope' });
  const national = aRecord({ rules: RULES, classification: { provision } });
  expect(rulingSentences(outside, national)).toEqual([
    {
      key: 'countries:general.national_class',
      params: { act: 'Act', provision: cited, verdict: 'out_of_scope' },
    },
  ]);
});

test('a rule without a class and one that leaves the case to another act are described', () => {
  const without = anActRule('§ 2', { gives: 'no_class', under: 'decree' });
  const classless = { entityClass: null };
  expect(
    rulingSentences(ruling({ actClass: 'no_class', deciding: without }, classless), NATIONAL),
  ).toEqual([
    {
      key: 'countries:general.without_class',
      params: { act: 'Title of decree', provision: '§ 2', quote: 'quote of § 2 Act' },
    },
  ]);
  for (const [to, title] of [
    ['bank', 'Title of bank'],
    ['unknown', ''],
  ]) {
    const elsewhere = anActRule('§ 3', { gives: 'other_act', to: to ?? null });
    expect(
      rulingSentences(ruling({ actClass: 'other_act', deciding: elsewhere }, classless), NATIONAL),
    ).toEqual([
      {
        key: 'countries:general.other_act',
        params: { act: 'Act', provision: '§ 3', other: title },
      },
    ]);
  }
});

test('of the reasons that keep a class open, the first three are listed', () => {
  const open = [anActRule('a'), anActRule('b', { isCoded: false }), anActRule('c'), anActRule('d')];
  const undecided = ruling(
    { actClass: 'not_determined', deciding: null, open },
    { entityClass: null },
  );
  expect(rulingSentences(undecided, NATIONAL).map(({ key, params }) => [key, params])).toEqual([
    ['countries:general.needs_answer', { act: 'Act', provision: 'a', quote: 'quote of a Act' }],
    ['countries:general.not_coded', { act: 'Act', provision: 'b', quote: 'quote of b Act' }],
    ['countries:general.needs_answer', { act: 'Act', provision: 'c', quote: 'quote of c Act' }],
  ]);
  expect(rulingSources(undecided, NATIONAL).map(({ provision }) => provision)).toEqual([
    'a Act',
    'b Act',
    'c Act',
  ]);
});

test.each([
  { under: null, entityClass: 'important', act: 'Act', main: true },
  { under: 'decree', entityClass: 'important', act: 'Title of decree', main: true },
  { under: 'bank', entityClass: 'important', act: 'Title of bank', main: false },
  { under: 'unknown', entityClass: 'important', act: 'Act', main: false },
  { under: null, entityClass: null, act: 'Act', main: false },
] as const)(
  'a class under $under is of the main act: $main',
  ({ under, entityClass, act, main }) => {
    const of = ruling({ deciding: anActRule('§ 1', { under }) }, { entityClass });
    expect(actOf(of, NATIONAL)).toBe(act);
    expect(isOfMainAct(of, NATIONAL)).toBe(main);
  },
);

test('that no rule of the main act holds is a result of the main act', () => {
  const outside = ruling({ actClass: 'outside', deciding: null }, { entityClass: 'out_of_scope' });
  expect(isOfMainAct(outside, NATIONAL)).toBe(true);
});

const DUTY: DutyException = {
  ...passage('§ 7 Act'),
  id: 'd',
  when: { kind: 'all', parts: [] },
  excluded: '§§ 8-9',
  to: 'bank',
  instead: [],
};

test('duties of another act and texts that were not read are warnings', () => {
  const uncoded = [{ subject: 'fees', provision: '§ 12 Act' }];
  const rules = { ...RULES, uncoded };
  const both = ruling({}, { duties: [DUTY, { ...DUTY, to: null }], rules });
  expect(rulingWarnings(both, NATIONAL)).toMatchObject([
    {
      message: {
        key: 'countries:general.duties_elsewhere',
        params: { act: 'Act', provision: '§ 7', excluded: '§§ 8-9', other: 'Title of bank' },
      },
      sources: [{ provision: '§ 7 Act', positionDate: '2026-02-02' }],
    },
    { message: { params: { other: '' } } },
    {
      message: {
        key: 'countries:general.not_read',
        params: { act: 'Act', provision: '§ 12', subject: 'fees' },
      },
      sources: [{ provision: '§ 12 Act', url: URL }],
    },
  ]);
  const outside = { duties: [DUTY], rules, entityClass: 'out_of_scope' } as const;
  expect(rulingWarnings(ruling({}, outside), NATIONAL)).toHaveLength(1);
});

test('what the other act requires instead follows, with its passage', () => {
  const instead = [passage('§ 5c', 'bank')];
  const statements = rulingWarnings(ruling({}, { duties: [{ ...DUTY, instead }] }), NATIONAL);
  expect(statements).toMatchObject([
    { message: { key: 'countries:general.duties_elsewhere' } },
    {
      message: {
        key: 'countries:general.act_rule',
        params: { act: 'Title of bank', provision: '§ 5c' },
      },
      sources: [{ title: 'Title of bank', provision: '§ 5c' }],
    },
  ]);
});

test('the sources are the deciding rule and the duties, or else the provision on classes', () => {
  const provisions = (of: NationalRuling, national = NATIONAL) =>
    rulingSources(of, national).map(({ provision }) => provision);
  expect(provisions(ruling({ open: [anActRule('x')] }, { duties: [DUTY] }))).toEqual([
    '§ 1 Act',
    '§ 7 Act',
  ]);
  expect(provisions(ruling({ deciding: null }))).toEqual(['§§ 1-2']);
});
