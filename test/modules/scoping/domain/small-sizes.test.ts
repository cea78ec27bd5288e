/** Ceilings of Recommendation 2003/361/EC and of a draft with invented figures, and unknown figures. */
import { expect, test } from '@jest/globals';
import {
  sizeCategory,
  sizeClass,
  sizeOf,
  sizeUncertainty,
} from '../../../../src/modules/scoping/domain/size-class.js';
import { matchActivity } from '../../../../src/modules/scoping/domain/activity-match.js';
import { activityWarnings } from '../../../../src/modules/scoping/domain/activity-statements.js';
import { classify } from '../../../../src/modules/scoping/domain/classify.js';
import { aCase, aRule, figures, LAW } from './small-law.js';

test.each([
  { given: figures(9, 2, 2), is: 'micro' },
  { given: figures(9, 2.1, 2), is: 'micro' },
  { given: figures(9, 2, 2.1), is: 'micro' },
  { given: figures(9, 2.1, 2.1), is: 'small' },
  { given: figures(9, 2.1), is: 'small' },
  { given: figures(9, 2), is: 'micro' },
  { given: figures(9, null, 2), is: 'micro' },
  { given: figures(9, null, 2.1), is: 'small' },
  { given: figures(9), is: 'micro' },
  { given: figures(10), is: 'small' },
  { given: figures(49, 10.1, 10.1), is: 'medium' },
  { given: figures(50, 1, 1), is: 'medium' },
  { given: figures(249, 50.1, 43), is: 'medium' },
  { given: figures(249, 50.1, 43.1), is: 'large' },
  { given: figures(250), is: 'large' },
])('$given are $is', ({ given, is }) => {
  expect(sizeClass(LAW.ceilings, given)).toBe(is);
  expect(sizeCategory(LAW, given)).toBe(is);
  expect(sizeOf(sizeCategory(LAW, given))).toBe(is);
});

test.each([
  { given: figures(9), doubt: 'figures_missing' },
  { given: figures(250), doubt: null },
  { given: figures(9, 2), doubt: null },
  { given: figures(9, 2.1), doubt: 'balance_sheet_missing' },
  { given: figures(9, null, 2.1), doubt: 'turnover_missing' },
  { given: figures(9, null, 2), doubt: null },
  { given: figures(9, 5, 5), doubt: null },
  { given: figures(9, 0, 5), doubt: null },
  { given: figures(249, 50.1, 43.1), doubt: null },
])('of $given the doubt is $doubt', ({ given, doubt }) => {
  expect(sizeUncertainty(LAW, given)).toBe(doubt);
});

const ground = (annex: 'I' | 'II' | null, code: string) => {
  const rule = aRule(code, 'important');
  const bySize = { micro: rule, small: rule, medium: rule, large: rule };
  return aCase(code, { effect: { kind: 'ground', bySize }, annex });
};

test.each([
  { cases: [ground('II', 'x'), ground('I', 'y')], decides: 'y', annex: 'I' },
  { cases: [ground(null, 'x'), ground('II', 'y')], decides: 'y', annex: 'II' },
  { cases: [ground(null, 'x'), ground('I', 'y')], decides: 'y', annex: 'I' },
  { cases: [ground('I', 'x'), ground('I', 'y')], decides: 'x', annex: 'I' },
])('of equally strict grounds $decides decides', ({ cases, decides, annex }) => {
  const verdict = classify(LAW, { figures: figures(5), sector: null, cases });
  expect([verdict.deciding.rule.code, verdict.annex]).toEqual([decides, annex]);
});

test('a case without effect cancels no sector', () => {
  const sector = LAW.sectors['food'] ?? null;
  const { fired } = classify(LAW, { figures: figures(60), sector, cases: [aCase('nothing')] });
  expect(fired.map(({ rule }) => rule.code)).toEqual(['annex_ii_medium', 'nothing']);
});

test('a group whose division only has hints gives the hints below it', () => {
  const lists = LAW.activity.nace;
  const links = {
    '20': [{ sector: 'gas', strength: 'indicative' }],
    '20.11': [{ sector: 'power', strength: 'confirmed' }],
  } as const;
  const titles = { '20': 'Division', '20.1': 'Group', '20.11': 'Class', '20.12': 'Class' };
  const activity = {
    ...LAW.activity,
    nace: { ...lists, '2.1': { ...lists['2.1'], links, titles } },
  };
  const read = (code: string) => matchActivity(activity, code, null);
  expect(read('20.1')).toMatchObject({ reading: { confirmed: null, hints: ['power'] } });
  expect(read('20.12')).toMatchObject({ reading: { confirmed: null, hints: [] } });
  const [first] = activityWarnings({ ...LAW, activity }, read('20.1'), null);
  expect(first?.message.key).toBe('scoping:code.hints');
});
