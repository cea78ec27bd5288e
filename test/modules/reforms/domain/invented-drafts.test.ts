/** What each effect of a draft does to the law data in force, by invented drafts. */
import { expect, test } from '@jest/globals';
import { applicabilityUnder } from '../../../../src/modules/reforms/domain/applicability-under.js';
import { incidentUnder } from '../../../../src/modules/reforms/domain/incident-under.js';
import type { ReformEffect } from '../../../../src/modules/reforms/domain/reform.js';
import { law } from '../drafts.js';
import { A_SOURCE, aChange, aDraft, ruleOfDraft } from './a-draft.js';

const inForce = law.applicability;
const RULE = { key: 'reforms:rules.some' };
const NOTICE = {
  message: { key: 'reforms:draft', params: { name: 'COM(2026) 1', date: { day: '2026-02-01' } } },
  sources: [A_SOURCE],
  situation: null,
  unless: [],
  when: null,
};

const under = (effect: ReformEffect) => applicabilityUnder(inForce, aDraft([aChange(effect)]));

const DRAFT_RULE = ruleOfDraft(RULE);

test('a draft that changes something adds its notice alone, before the other warnings', () => {
  const { always, draft } = under({ kind: 'condition', sectors: ['energy_oil'], warning: RULE });
  expect(draft?.notices).toEqual([NOTICE]);
  expect(always).toEqual(inForce.always);
});

test.each([
  ['reports only', { kind: 'reported' }],
  ['concerns reporting terms', { kind: 'gdpr_authority_term', hours: 96 }],
  [
    'names a special case that the law data lacks',
    {
      kind: 'special_case_sizes',
      specialCase: 'none',
      sizes: ['micro'],
      gives: 'important',
      rule: RULE,
    },
  ],
] as const)('a draft that %s changes no class and says so', (_, effect) => {
  const { draft, ...rest } = under(effect);
  expect(rest).toEqual(inForce);
  expect(draft?.notices.map(({ message }) => message.key)).toEqual([
    'reforms:draft',
    'reforms:nothing_coded',
  ]);
});

test('a condition is a warning of its sectors alone, if the entity is in scope', () => {
  const { sectors } = under({ kind: 'condition', sectors: ['energy_oil'], warning: RULE });
  expect(sectors['energy_oil']?.caveats[0]).toEqual({ ...NOTICE, message: RULE, when: 'in_scope' });
  expect(sectors['energy_gas']).toBe(inForce.sectors['energy_gas']);
});

test('sizes of a special case get the rule of the draft, the others keep theirs', () => {
  const changed = under({
    kind: 'special_case_sizes',
    specialCase: 'dns_service_provider',
    sizes: ['micro', 'small'],
    gives: 'important',
    rule: RULE,
  }).specialCases['dns_service_provider']?.effect;
  const before = inForce.specialCases['dns_service_provider']?.effect;
  if (changed?.kind !== 'ground' || before?.kind !== 'ground') throw new Error('no such ground');
  expect(changed.bySize).toEqual({ ...before.bySize, micro: DRAFT_RULE, small: DRAFT_RULE });
});

test('a special case that is no ground has no sizes to change', () => {
  const [key = '', before] =
    Object.entries(inForce.specialCases).find(([, one]) => one.effect.kind !== 'ground') ?? [];
  const { specialCases } = under({
    kind: 'special_case_sizes',
    specialCase: key,
    sizes: ['micro'],
    gives: 'important',
    rule: RULE,
  });
  expect(specialCases[key]).toBe(before);
});

test('a new special case is a ground for every size, without a sector', () => {
  const { specialCases } = under({
    kind: 'new_special_case',
    specialCase: 'new',
    gives: 'important',
    rule: RULE,
  });
  const bySize = { micro: DRAFT_RULE, small: DRAFT_RULE, medium: DRAFT_RULE, large: DRAFT_RULE };
  expect(specialCases['new']).toEqual({
    key: 'new',
    effect: { kind: 'ground', bySize },
    annex: null,
    needsSector: false,
    caveats: [],
  });
});

const MID_CAP = {
  kind: 'mid_cap',
  employees: 750,
  turnoverMeur: 150,
  balanceSheetMeur: 129,
  replaces: ['annex_i_large'],
  gives: 'important',
  rule: RULE,
} as const;

test('the ceiling of mid-caps has the report of the draft as its source', () => {
  expect(under(MID_CAP).midCap).toEqual({
    ceiling: { employees: 750, turnoverMeur: 150, balanceSheetMeur: 129, source: A_SOURCE },
    rules: { annex_i_large: DRAFT_RULE },
  });
});

test('without a report that has an address, that of the medium-sized enterprises', () => {
  const change = aChange(MID_CAP, { sources: [] });
  const { midCap } = applicabilityUnder(inForce, aDraft([change]));
  expect(midCap?.ceiling.source).toBe(inForce.ceilings.medium.source);
});

test('the term of the authority has the report as its source, otherwise that in force', () => {
  const effect = { kind: 'gdpr_authority_term', hours: 96 } as const;
  const authority = (sources = aChange(effect).sources) =>
    incidentUnder(law.incident, aDraft([aChange(effect, { sources })])).clocks?.gdpr.authority;
  expect(authority()).toEqual({
    hours: 96,
    source: A_SOURCE,
    onlyIf: { key: 'clocks:notes.high_risk' },
  });
  expect(authority([])?.source).toBe(law.incident.clocks?.gdpr.authority.source);
});

test('warnings of a draft about terms name its reports', () => {
  const effect = { kind: 'gdpr_authority_term', hours: 96 } as const;
  const { draftWarnings } = incidentUnder(law.incident, aDraft([aChange(effect)]));
  expect(draftWarnings).toHaveLength(1);
  expect(draftWarnings?.[0]).toMatchObject({ sources: [A_SOURCE] });
});
