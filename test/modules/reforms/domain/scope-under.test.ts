/** What each kind of change of a draft does to the scope of a small law. */
import { expect, test } from '@jest/globals';
import { aCaveat, aCase, aRule, aSector, LAW } from '../../scoping/domain/small-law.js';
import { applicabilityUnder } from '../../../../src/modules/reforms/domain/applicability-under.js';
import type { ApplicabilityKnowledge } from '../../../../src/modules/scoping/domain/applicability-knowledge.js';
import type { ReformEffect } from '../../../../src/modules/reforms/domain/reform.js';
import { A_SOURCE, aChange, aDraft, MID_CAP, ruleOfDraft } from './a-draft.js';

const RULE = { key: 'reforms:some_rule' };

const DRAFT_RULE = ruleOfDraft(RULE);

const under = (effect: ReformEffect, law = LAW) =>
  applicabilityUnder(law, aDraft([aChange(effect)]));

const ofCase = (specialCase: string) =>
  ({
    kind: 'special_case_sizes',
    specialCase,
    sizes: ['micro', 'large'],
    gives: 'important',
    rule: RULE,
  }) as const;

test('a special case has another rule for the sizes that are named, and its own for others', () => {
  const network = LAW.specialCases['network'];
  const bySize = network?.effect.kind === 'ground' ? network.effect.bySize : null;
  expect(under(ofCase('network')).specialCases['network']).toEqual({
    ...network,
    effect: { kind: 'ground', bySize: { ...bySize, micro: DRAFT_RULE, large: DRAFT_RULE } },
  });
});

test('a special case whose effect depends on no size stays as it is', () => {
  const exempt = aCase('exempt', { effect: { kind: 'none', rule: aRule('exempt', null) } });
  const law = { ...LAW, specialCases: { ...LAW.specialCases, exempt } };
  expect(under(ofCase('exempt'), law).specialCases).toEqual(law.specialCases);
});

const keysOf = ({ draft }: Pick<ApplicabilityKnowledge, 'draft'>) =>
  (draft?.notices ?? []).map(({ message }) => message.key);
const NOTHING_CODED = ['reforms:draft', 'reforms:nothing_coded'];

test('a special case that the law lacks changes nothing', () => {
  const drafted = under(ofCase('missing'));
  expect(drafted.specialCases).toEqual(LAW.specialCases);
  expect(keysOf(drafted)).toEqual(NOTHING_CODED);
});

test('a new special case has one rule for all sizes and needs no sector', () => {
  const effect = {
    kind: 'new_special_case',
    specialCase: 'cable',
    gives: 'important',
    rule: RULE,
  } as const;
  expect(under(effect).specialCases).toEqual({
    ...LAW.specialCases,
    cable: {
      key: 'cable',
      effect: {
        kind: 'ground',
        bySize: { micro: DRAFT_RULE, small: DRAFT_RULE, medium: DRAFT_RULE, large: DRAFT_RULE },
      },
      annex: null,
      needsSector: false,
      caveats: [],
    },
  });
});

test('a condition is the first warning of the sectors that it concerns', () => {
  const known = aCaveat('known');
  const law = {
    ...LAW,
    sectors: { ...LAW.sectors, power: aSector('power', { caveats: [known] }) },
  };
  const drafted = under({ kind: 'condition', sectors: ['power'], warning: { key: 'new' } }, law);
  expect(drafted.sectors['power']?.caveats).toEqual([
    { message: { key: 'new' }, sources: [A_SOURCE], situation: null, unless: [], when: 'in_scope' },
    known,
  ]);
  expect(drafted.sectors['food']).toEqual(LAW.sectors['food']);
});

test('mid-caps have their ceiling with the report that states it, and one rule in place of others', () => {
  const { employees, turnoverMeur, balanceSheetMeur } = MID_CAP;
  const message = MID_CAP.rule;
  expect(under(MID_CAP).midCap).toEqual({
    ceiling: { employees, turnoverMeur, balanceSheetMeur, source: A_SOURCE },
    rules: { annex_i_large: { ...DRAFT_RULE, message } },
  });
});

test('a ceiling that only reports without an address state has the source of the law', () => {
  const sources = [{ title: 'Report', url: null, readOn: '2026-02-03' }];
  const draft = aDraft([aChange(MID_CAP, { sources })]);
  const { midCap } = applicabilityUnder(LAW, draft);
  expect(midCap?.ceiling.source).toEqual(LAW.ceilings.medium.source);
});

test.each([{ kind: 'reported' }, { kind: 'gdpr_authority_term', hours: 96 }] as const)(
  'a change of the kind $kind leaves the scope as it is, and the answer says so',
  (effect) => {
    const { draft, ...scope } = under(effect);
    expect(scope).toEqual(LAW);
    expect(draft?.verdict).toBeNull();
    expect(keysOf(under(effect))).toEqual(NOTHING_CODED);
  },
);

test('an answer states that it rests on a draft, before the warnings of the law', () => {
  const law = { ...LAW, always: [aCaveat('enacted')] };
  const { always, draft } = under(MID_CAP, law);
  const [notice, ...others] = draft?.notices ?? [];
  expect(notice).toEqual({
    message: {
      key: 'reforms:draft',
      params: { name: 'COM(2026) 1', date: { day: '2026-02-01' } },
    },
    sources: [A_SOURCE],
    situation: null,
    unless: [],
    when: null,
  });
  expect(others).toEqual([]);
  expect(always).toEqual(law.always);
  expect(draft?.verdict).toEqual({
    key: 'reforms:verdict',
    params: { name: 'COM(2026) 1' },
  });
});
