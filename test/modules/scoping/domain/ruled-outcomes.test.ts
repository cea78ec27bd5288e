/** Outcomes under an act compared with the Directive, of acts without limits of their own, and of records without any. */
import { expect, test } from '@jest/globals';
import type { ActRules } from '../../../../src/modules/countries/domain/act-rules.js';
import type { NationalRecord } from '../../../../src/modules/countries/domain/national-record.js';
import { classify } from '../../../../src/modules/scoping/domain/classify.js';
import {
  cachedOutcomesUnder,
  outcomesUnder,
} from '../../../../src/modules/scoping/domain/national-outcome.js';
import { aRecord } from '../../countries/domain/a-record.js';
import { anActRule, RULES } from './an-act.js';
import { aSector, figures, LAW } from './small-law.js';

const NOTHING = { types: null, share: null };
const facts = (staff: number) => ({
  figures: figures(staff),
  sector: LAW.sectors['gas'] ?? aSector('gas'),
  cases: [],
});

const underRules = (rules: ActRules['rules'], provision: string | null = null): NationalRecord =>
  aRecord({ rules: { ...RULES, rules }, classification: { provision } });

const outcome = (national: NationalRecord, staff: number) => {
  const given = facts(staff);
  return outcomesUnder(LAW, national)(given, classify(LAW, given), NOTHING);
};

test.each([
  { staff: 20, differs: true },
  { staff: 50, differs: false },
  { staff: 250, differs: true },
])('an act with one class differs from the Directive for $staff people: $differs', (row) => {
  const { verdict } = outcome(underRules([anActRule('§ 1')]), row.staff);
  expect(verdict).toMatchObject({ entityClass: 'important', differs: row.differs });
});

test('a rule without a class gives a ruling and no class to compare', () => {
  const { ruling, verdict } = outcome(underRules([anActRule('§ 1', { gives: 'no_class' })]), 50);
  expect([ruling?.provisions, verdict]).toEqual([['§ 1 Act'], null]);
});

test.each([
  { provision: '§§ 1-2', provisions: ['§§ 1-2'] },
  { provision: null, provisions: [] },
])('outside the act the provisions are $provisions', ({ provision, provisions }) => {
  expect(outcome(underRules([], provision), 50).verdict).toMatchObject({
    entityClass: 'out_of_scope',
    provisions,
  });
});

test('a record without rules, sizes and shifts gives no class', () => {
  expect(outcome(aRecord(), 50)).toEqual({ ruling: null, verdict: null });
});

test.each([
  { what: 'without rules and sizes', national: aRecord() },
  { what: 'whose act has no limits', national: underRules([anActRule('§ 1')]) },
])('under a record $what an outcome is kept for all figures of the verdict', ({ national }) => {
  const judge = cachedOutcomesUnder(LAW, national);
  const verdict = classify(LAW, facts(60));
  const first = judge(facts(60), verdict, NOTHING);
  expect(first).toEqual(outcome(national, 60));
  expect(judge(facts(70), verdict, NOTHING)).toBe(first);
});
