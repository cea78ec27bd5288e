/** Classes under a national act on a small law: by its rules, cached and computed. */
import { expect, test } from '@jest/globals';
import type {
  ActRules,
  ActCondition,
  DutyException,
  SizeTest,
} from '../../../../src/modules/countries/domain/act-rules.js';
import type { NationalRecord } from '../../../../src/modules/countries/domain/national-record.js';
import { prepare } from '../../../../src/modules/scoping/domain/act-verdicts.js';
import { classify } from '../../../../src/modules/scoping/domain/classify.js';
import {
  nationalRuling,
  rulingsUnder,
} from '../../../../src/modules/scoping/domain/ruling-cache.js';
import {
  cachedOutcomesUnder,
  outcomesUnder,
  type NationalOutcome,
} from '../../../../src/modules/scoping/domain/national-outcome.js';
import { aRecord } from '../../countries/domain/a-record.js';
import { anActRule, RULES } from './an-act.js';
import { aSector, figures, LAW } from './small-law.js';

const NOTHING = { types: null, share: null };
const size = (test: string): ActCondition => ({ kind: 'size', test });

const printed = (employees: number): SizeTest => ({
  kind: 'printed',
  employees,
  turnoverMeur: null,
  balanceSheetMeur: null,
  join: 'or',
  financialJoin: 'or',
});

const facts = (staff: number) => ({
  figures: figures(staff),
  sector: LAW.sectors['gas'] ?? aSector('gas'),
  cases: [],
});

const ENERGY: ActCondition = { kind: 'sector', keys: ['energy'] };
const inEnergy = (other: ActCondition): ActCondition => ({ kind: 'all', parts: [ENERGY, other] });

/** Essential from 100 people, important from 20, in energy only. */
const ACT: ActRules = {
  ...RULES,
  sizeTests: { large: printed(100), medium: printed(20) },
  rules: [
    anActRule('§ 1', { gives: 'essential', when: inEnergy(size('large')) }),
    anActRule('§ 2', { when: inEnergy(size('medium')) }),
  ],
};

const withRules = (rules: Partial<ActRules> = {}): NationalRecord =>
  aRecord({ rules: { ...ACT, ...rules } });

test.each([
  { staff: 19, entityClass: 'out_of_scope', size: 'small', provisions: ['§§ 1-2'] },
  { staff: 20, entityClass: 'important', size: 'medium', provisions: ['§ 2 Act'] },
  { staff: 99, entityClass: 'important', size: 'medium', provisions: ['§ 2 Act'] },
  { staff: 100, entityClass: 'essential', size: 'large', provisions: ['§ 1 Act'] },
])('$staff people are $entityClass and $size under the act', ({ staff, ...expected }) => {
  expect(nationalRuling(LAW, facts(staff), NOTHING, withRules())).toMatchObject(expected);
});

test.each<Readonly<{ staff: number; sizeTests: ActRules['sizeTests']; size: string }>>([
  { staff: 5, sizeTests: { large: printed(100) }, size: 'micro' },
  { staff: 60, sizeTests: { large: printed(100) }, size: 'medium' },
  { staff: 5, sizeTests: ACT.sizeTests, size: 'micro' },
  { staff: 60, sizeTests: { large: printed(100), medium: printed(70) }, size: 'small' },
])('$staff people are $size by the tests of the act', ({ staff, sizeTests, size: is }) => {
  const ruling = nationalRuling(LAW, facts(staff), NOTHING, withRules({ sizeTests, rules: [] }));
  expect(ruling?.size).toBe(is);
});

test('changes under the act are at its own limits and cite its rules', () => {
  const changes = nationalRuling(LAW, facts(50), NOTHING, withRules())?.counterfactuals() ?? [];
  expect(
    changes.map(({ comparison, limit, entityClass, sources }) => [
      comparison,
      limit,
      entityClass,
      ...sources.map(({ provision }) => provision),
    ]),
  ).toEqual([
    ['>=', 100, 'essential', '§ 1 Act'],
    ['<', 20, 'out_of_scope', '§ 2 Act'],
  ]);
});

test('without a class under the act there are no changes', () => {
  const rules = [anActRule('§ 3', { gives: 'no_class', when: { kind: 'sector', keys: ['gas'] } })];
  const ruling = nationalRuling(LAW, facts(50), NOTHING, withRules({ rules }));
  expect(ruling).toMatchObject({ entityClass: null, provisions: ['§ 3 Act'] });
  expect(ruling?.counterfactuals()).toEqual([]);
});

test('duties of another act are listed only in scope', () => {
  const duty: DutyException = {
    under: null,
    provision: '§ 7',
    url: 'https://example.org/',
    quote: 'q',
    id: 'd',
    when: { kind: 'sector', keys: ['energy'] },
    excluded: '§ 8',
    to: null,
    instead: [],
  };
  const duties = (staff: number) =>
    nationalRuling(LAW, facts(staff), NOTHING, withRules({ duties: [duty] }))?.duties;
  expect(duties(20)).toEqual([duty]);
  expect(duties(19)).toEqual([]);
});

test.each([
  { rules: null, transposition: { status: 'transposed', note: null } },
  { rules: ACT, transposition: { status: 'pending', note: { key: 'x:y' } } },
] as const)('a country that is $transposition.status without rules gives no ruling', (change) => {
  expect(rulingsUnder(LAW, aRecord(change))).toBeNull();
  expect(nationalRuling(LAW, facts(50), NOTHING, aRecord(change))).toBeNull();
});

test('the limits of the act are those it prints, and those of the Recommendation if it refers to it', () => {
  const band: SizeTest = {
    kind: 'band',
    employeesBelow: 50,
    turnoverMeur: [7, 9],
    balanceSheetMeur: [1, 5],
  };
  const own = { ...ACT, sizeTests: { a: printed(100), b: band, c: printed(20) } };
  expect(prepare(own, LAW).limits).toStrictEqual({
    employees: [20, 50, 100],
    turnoverMeur: [7, 9],
    balanceSheetMeur: [1, 5],
  });
  const recommended = { kind: 'recommended', atLeast: 'medium' } as const;
  const both = { ...ACT, sizeTests: { a: printed(100), b: recommended } };
  expect(prepare(both, LAW).limits).toStrictEqual({
    employees: [10, 50, 100, 250],
    turnoverMeur: [2, 10, 50],
    balanceSheetMeur: [2, 10, 43],
  });
  expect(prepare(both, LAW)).toBe(prepare(both, LAW));
});

const CLASSIFIED = { sizeTest: null, shifts: [], overlayReady: true } as const;
const limit = (employees: number, provision: string) => ({
  employees,
  provision,
  turnoverMeur: 1_000,
  balanceSheetMeur: 1_000,
  ...({ join: 'or', financialJoin: 'or' } as const),
});
const SIZES = { large: limit(100, '§ 5'), medium: limit(20, '§ 4') };
const BY_SIZE = aRecord({ classification: { ...CLASSIFIED, sizeTest: SIZES } });

const outcome = (record: NationalRecord, staff: number) => {
  const given = facts(staff);
  return outcomesUnder(LAW, record)(given, classify(LAW, given), NOTHING);
};

test('rules take precedence over sizes, and a class by size is returned only if it differs', () => {
  expect(outcome(withRules(), 20)).toMatchObject({
    ruling: { entityClass: 'important' },
    verdict: { entityClass: 'important', size: 'medium', differs: true, provisions: ['§ 2 Act'] },
  });
  expect(outcome(BY_SIZE, 20)).toMatchObject({
    ruling: null,
    verdict: { entityClass: 'important' },
  });
  expect(outcome(BY_SIZE, 50)).toEqual({ ruling: null, verdict: null });
  const { classification } = BY_SIZE;
  const transposition = { status: 'pending', note: { key: 'x:y' } } as const;
  const pending = aRecord({ rules: ACT, transposition, classification });
  expect(outcome(pending, 20)).toEqual({ ruling: null, verdict: null });
});

const outcomeOf = ({ ruling, verdict }: NationalOutcome) => [verdict, ruling?.entityClass];
const ANSWERS = [NOTHING, { types: null, share: 5 }, { types: new Set(['x']), share: null }];

test('a kept outcome equals one that is computed, at every limit of an act', () => {
  const verdicts = new Map<string, ReturnType<typeof classify>>();
  for (const record of [withRules(), BY_SIZE]) {
    const kept = cachedOutcomesUnder(LAW, record);
    const computed = outcomesUnder(LAW, record);
    for (const staff of [5, 19, 20, 21, 49, 50, 99, 100, 101, 300, 5, 20, 100]) {
      const given = facts(staff);
      const fresh = classify(LAW, given);
      const verdict = verdicts.get(fresh.size) ?? fresh;
      verdicts.set(fresh.size, verdict);
      for (const answers of ANSWERS) {
        const of = [given, verdict, answers] as const;
        expect(outcomeOf(kept(...of))).toEqual(outcomeOf(computed(...of)));
      }
    }
  }
});
