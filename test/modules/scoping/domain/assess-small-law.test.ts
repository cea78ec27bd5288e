/** An assessment on a small law: sector, reasons, caveats and hints. */
import { expect, test } from '@jest/globals';
import { matchActivity } from '../../../../src/modules/scoping/domain/activity-match.js';
import type { ApplicabilityKnowledge } from '../../../../src/modules/scoping/domain/applicability-knowledge.js';
import { assess, type Inquiry } from '../../../../src/modules/scoping/domain/assess.js';
import { compareDraft } from '../../../../src/modules/scoping/domain/compare-draft.js';
import { draftChange, verdictChange } from '../../../../src/modules/scoping/domain/draft-change.js';
import { assessor } from '../../../../src/modules/scoping/domain/assessment-cache.js';
import { aCase, aCaveat, aRule, aSector, figures, LAW } from './small-law.js';

const { power, gas, food } = LAW.sectors;

const inquiry = (change: Partial<Inquiry> = {}): Inquiry => ({
  figures: figures(120, 20, 20),
  sector: null,
  specialCases: [],
  hasPublicNetwork: false,
  activity: null,
  ...change,
});
const code = (text: string) => matchActivity(LAW.activity, text, null);

const keys = (all: readonly { message: { key: string } }[]) =>
  all.map(({ message }) => message.key);

test('a stated sector takes precedence over that of the code', () => {
  const both = assess(LAW, inquiry({ sector: food ?? null, activity: code('EMTAK 2025 35.11') }));
  expect([both.sector?.key, both.match?.confirmed]).toEqual(['food', 'power']);
  expect(keys(both.reasons)).toEqual([
    'scoping:reasons.size.both',
    'scoping:reasons.sector',
    'scoping:rules.annex_ii_medium',
    'scoping:reasons.verdict',
  ]);
  expect(both.hints).toEqual([]);
});

test('a confirmed code fills the sector and is the first reason', () => {
  const filled = assess(LAW, inquiry({ activity: code('EMTAK 2025 35.11') }));
  expect(filled.sector).toBe(power);
  expect(keys(filled.reasons)[0]).toBe('scoping:reasons.sector_from_code');
  expect(filled.trace.map(({ code: of }) => of)).toEqual([
    'size_medium',
    'sector',
    'annex_i_medium',
  ]);
});

test('without a sector the trace has none', () => {
  const { trace, sector, match } = assess(LAW, inquiry());
  expect(trace.map(({ code: of }) => of)).toEqual(['size_medium', 'no_sector']);
  expect([sector, match]).toEqual([null, null]);
});

test.each([
  { text: '35.11', hints: ['power', 'gas'] },
  { text: '35', hints: ['power'] },
  { text: 'EMTAK 2025 35.11', hints: [] },
  { text: '99.99', hints: [] },
])('the code $text gives the hints $hints', ({ text, hints }) => {
  const assessment = assess(LAW, inquiry({ activity: code(text) }));
  expect(assessment.hints.map(({ key }) => key)).toEqual(hints);
});

const CAVEATS: ApplicabilityKnowledge = {
  ...LAW,
  always: [
    aCaveat('always'),
    aCaveat('in', { when: 'in_scope', situation: 'other_member_state' }),
    aCaveat('out', { when: 'out_of_scope', situation: 'identification_possible' }),
    aCaveat('unless', { unless: ['special'], situation: 'registration_only' }),
  ],
  whereSizeDecides: [aCaveat('size')],
};

const special = aCase('special', { caveats: [aCaveat('of special')] });
const CAREFUL_GAS = aSector('gas', { caveats: [aCaveat('of gas'), aCaveat('always')] });
const NO_SECTOR = ['always', 'out', 'unless'];
const IN_SCOPE = ['registration_only', 'other_member_state'];

test.each([
  { what: 'of Annex I', sector: gas, is: ['size', 'always', 'in', 'unless'] },
  {
    what: 'of a sector with caveats',
    sector: CAREFUL_GAS,
    is: ['of gas', 'always', 'size', 'in', 'unless'],
  },
])('the caveats of an organisation $what are $is', ({ sector, is }) => {
  const { warnings, situations } = assess(CAVEATS, inquiry({ sector: sector ?? null }));
  expect(keys(warnings)).toEqual(is);
  expect(situations).toEqual(IN_SCOPE);
});

test('outside the scope, and with a case that settles a caveat, other caveats are returned', () => {
  const outside = assess(CAVEATS, inquiry());
  expect(keys(outside.warnings)).toEqual(NO_SECTOR);
  expect(outside.situations).toEqual(['registration_only', 'identification_possible']);
  const answered = assess(CAVEATS, inquiry({ specialCases: [special] }));
  expect(keys(answered.warnings)).toEqual(['of special', 'always', 'out']);
  expect(answered.situations).toEqual(['identification_possible']);
});

test('caveats of a rule that applies come first', () => {
  const rule = aRule('r', 'important', { caveats: [aCaveat('of rule')] });
  const law = { ...LAW, byAnnex: { ...LAW.byAnnex, I: { ...LAW.byAnnex.I, medium: rule } } };
  const { warnings } = assess(law, inquiry({ sector: CAREFUL_GAS, specialCases: [special] }));
  expect(keys(warnings)).toEqual(['of rule', 'of special', 'of gas', 'always']);
});

test('a missing figure that may change the size causes a warning with the ceiling', () => {
  const [first] = assess(LAW, inquiry({ figures: figures(30) })).warnings;
  expect(first).toMatchObject({
    message: { key: 'scoping:caveats.figures_missing' },
    sources: [{ provision: 'up to 50' }],
  });
  expect(assess(LAW, inquiry({ figures: figures(300) })).warnings).toEqual([]);
});

test('a public network counts once, even if it is also named as a case', () => {
  const named = { hasPublicNetwork: true, specialCases: [LAW.publicNetworkCase] };
  expect(assess(LAW, inquiry(named)).facts.cases).toEqual([LAW.publicNetworkCase]);
  const { facts, sources } = assess(LAW, inquiry({ hasPublicNetwork: true }));
  expect(facts.cases.map(({ key }) => key)).toEqual(['network']);
  expect(sources.map(({ provision }) => provision)).toEqual(['up to 250', 'network_medium']);
});

test('a draft changes the class by the rules that only it has', () => {
  const draft = {
    ...LAW,
    byAnnex: { ...LAW.byAnnex, I: { ...LAW.byAnnex.I, medium: aRule('new', 'essential') } },
  };
  const input = inquiry({ sector: gas ?? null });
  const [inForce, drafted] = [assess(LAW, input), assess(draft, input)];
  const change = draftChange(inForce, drafted);
  expect(change).toMatchObject({
    before: 'important',
    after: 'essential',
    rules: [{ code: 'new' }],
  });
  expect(verdictChange(inForce.verdict, drafted.verdict)).toEqual(change);
  expect(draftChange(inForce, inForce).rules).toEqual([]);
  expect(verdictChange(inForce.verdict, inForce.verdict).rules).toEqual([]);
  expect(compareDraft([change, draftChange(inForce, inForce)])).toEqual({
    movers: [{ at: 0, change }],
    before: { essential: 0, important: 2, out_of_scope: 0 },
    after: { essential: 1, important: 1, out_of_scope: 0 },
  });
});

const SAME_PLACES = [figures(120, 20, 20), figures(130, 30, 30)];
const INQUIRIES: readonly Partial<Inquiry>[] = [
  {},
  { sector: gas ?? null },
  { sector: food ?? null },
  { hasPublicNetwork: true },
  ...[
    '35.11',
    'EMTAK 2025 35.11',
    'EMTAK 2008 35.11',
    '99.99',
    '99.98',
    '20.11',
    'EMTAK 2008 20.11',
  ].map((text) => ({ activity: code(text) })),
  ...[['a'], ['b'], ['a', 'b'], ['a', 'b', 'c']].map((all) => ({
    specialCases: all.map((key) => aCase(key)),
  })),
];

test('a cached assessment equals a computed one, with its own figures', () => {
  const kept = assessor(LAW);
  for (const change of [...INQUIRIES, ...INQUIRIES]) {
    for (const given of [...SAME_PLACES, figures(9), figures(120, 20)]) {
      const requested = inquiry({ ...change, figures: given });
      expect({ ...kept(requested), shared: null }).toEqual(assess(LAW, requested));
    }
  }
});

test('an assessment is cached by the positions of its figures, except for an unknown code or three cases', () => {
  const kept = assessor(LAW);
  const isKept = (change: Partial<Inquiry>) =>
    kept(inquiry(change)).verdict ===
    kept(inquiry({ ...change, figures: figures(130, 30, 30) })).verdict;
  expect(INQUIRIES.map(isKept)).toEqual(
    INQUIRIES.map(
      ({ activity, specialCases }) =>
        activity?.kind !== 'unknown' && (specialCases ?? []).length <= 2,
    ),
  );
  expect(kept(inquiry()).verdict).not.toBe(kept(inquiry({ figures: figures(9) })).verdict);
});
