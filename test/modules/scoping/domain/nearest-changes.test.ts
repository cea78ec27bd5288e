/** Nearest changes of a figure with invented limits: both directions, both sides of each limit. */
import { expect, test } from '@jest/globals';
import type { EntityClass } from '../../../../src/modules/scoping/domain/applicability-knowledge.js';
import {
  counterfactuals,
  nearestChanges,
  recommendedLimits,
} from '../../../../src/modules/scoping/domain/counterfactual.js';
import { classify } from '../../../../src/modules/scoping/domain/classify.js';
import type { Figures } from '../../../../src/modules/countries/domain/company-size.js';
import { aSource, figures, LAW } from './small-law.js';

const LIMITS = { employees: [10, 50], turnoverMeur: [2, 10], balanceSheetMeur: [3] };

/** Essential above all limits, important above the first of one figure, outside below. */
function changesOf(
  given: Figures,
  before: EntityClass,
  classOf: (figures: Figures) => EntityClass | null,
) {
  const changes = nearestChanges({
    figures: given,
    limits: LIMITS,
    before,
    classOf: (changed) => {
      const entityClass = classOf(changed);
      return entityClass === null ? null : { entityClass, sources: () => [aSource('s')] };
    },
  });
  return changes.map(({ figure, comparison, limit, entityClass }) =>
    [figure, comparison, String(limit), entityClass].join(' '),
  );
}

const byStaff = ({ employees }: Figures): EntityClass =>
  employees >= 50 ? 'essential' : employees >= 10 ? 'important' : 'out_of_scope';

test.each([
  { staff: 9, before: 'out_of_scope', is: ['employees >= 10 important'] },
  {
    staff: 10,
    before: 'important',
    is: ['employees >= 50 essential', 'employees < 10 out_of_scope'],
  },
  {
    staff: 49,
    before: 'important',
    is: ['employees >= 50 essential', 'employees < 10 out_of_scope'],
  },
  { staff: 50, before: 'essential', is: ['employees < 50 important'] },
  { staff: 900, before: 'essential', is: ['employees < 50 important'] },
] as const)('with $staff people the nearest changes are $is', ({ staff, before, is }) => {
  expect(changesOf(figures(staff), before, byStaff)).toEqual(is);
});

const byTurnover = ({ turnoverMeur }: Figures): EntityClass => {
  const turnover = turnoverMeur ?? 0;
  return turnover > 10 ? 'essential' : turnover > 2 ? 'important' : 'out_of_scope';
};

test.each([
  { turnover: 2, before: 'out_of_scope', is: ['turnoverMeur > 2 important'] },
  {
    turnover: 2.1,
    before: 'important',
    is: ['turnoverMeur > 10 essential', 'turnoverMeur <= 2 out_of_scope'],
  },
  {
    turnover: 10,
    before: 'important',
    is: ['turnoverMeur > 10 essential', 'turnoverMeur <= 2 out_of_scope'],
  },
  { turnover: 10.1, before: 'essential', is: ['turnoverMeur <= 10 important'] },
  { turnover: null, before: 'out_of_scope', is: ['turnoverMeur > 2 important'] },
] as const)('with a turnover of $turnover the nearest changes are $is', (row) => {
  expect(changesOf(figures(20, row.turnover), row.before, byTurnover)).toEqual(row.is);
});

test('an unknown figure may be on either side of a limit', () => {
  const ofKnown = (given: Figures): EntityClass =>
    given.turnoverMeur === null ? 'important' : byTurnover(given);
  expect(changesOf(figures(20), 'important', ofKnown)).toEqual([
    'turnoverMeur > 10 essential',
    'turnoverMeur <= 2 out_of_scope',
  ]);
});

test.each([
  { balance: 3, before: 'out_of_scope', is: ['balanceSheetMeur > 3 important'] },
  { balance: 3.1, before: 'important', is: ['balanceSheetMeur <= 3 out_of_scope'] },
] as const)('with a balance sheet of $balance the nearest changes are $is', (row) => {
  const byBalance = ({ balanceSheetMeur }: Figures): EntityClass =>
    (balanceSheetMeur ?? 0) > 3 ? 'important' : 'out_of_scope';
  expect(changesOf(figures(20, null, row.balance), row.before, byBalance)).toEqual(row.is);
});

test('a growing figure never makes the class milder, a shrinking one never stricter', () => {
  const reversed = ({ employees }: Figures): EntityClass =>
    employees >= 50 ? 'out_of_scope' : employees < 10 ? 'essential' : 'important';
  expect(changesOf(figures(20), 'important', reversed)).toEqual([]);
});

test('figures without a class are skipped', () => {
  const open = ({ employees }: Figures) =>
    employees === 10 ? null : byStaff({ ...figures(employees) });
  expect(changesOf(figures(5), 'out_of_scope', open)).toEqual(['employees >= 50 essential']);
});

test('a financial figure is tried one euro above its limit, a headcount one below', () => {
  const tried: Figures[] = [];
  changesOf(figures(20, 5, 1), 'important', (changed) => {
    tried.push(changed);
    return 'important';
  });
  expect(tried).toEqual([
    figures(50, 5, 1),
    figures(9, 5, 1),
    figures(20, 10.000001, 1),
    figures(20, 2, 1),
    figures(20, 5, 3.000001),
  ]);
});

test.each([
  { given: figures(9), key: 'employees_from', limit: 50, entityClass: 'important' },
  { given: figures(50), key: 'employees_from', limit: 250, entityClass: 'essential' },
])('the change of $given is described by $key', ({ given, key, limit, entityClass }) => {
  const facts = { figures: given, sector: LAW.sectors['energy'] ?? null, cases: [] };
  const [first] = counterfactuals(LAW, facts, classify(LAW, facts));
  expect(first).toMatchObject({
    figure: 'employees',
    comparison: '>=',
    limit,
    entityClass,
    message: { key: `scoping:counterfactual.${key}`, params: { limit, verdict: entityClass } },
  });
  expect(first?.sources.map(({ provision }) => provision)).toEqual([
    'up to 250',
    entityClass === 'important' ? 'annex_i_medium' : 'annex_i_large',
  ]);
});

test.each([
  { given: figures(120, 5, 5), texts: ['employees_from', 'employees_below'] },
  {
    given: figures(20, 11, 11),
    texts: ['employees_from', 'turnover_within', 'balance_sheet_within'],
  },
  { given: figures(20, 11, 5), texts: ['employees_from', 'balance_sheet_above'] },
  { given: figures(20, 5, 11), texts: ['employees_from', 'turnover_above'] },
])('the changes of $given are described by $texts', ({ given, texts }) => {
  const facts = { figures: given, sector: LAW.sectors['energy'] ?? null, cases: [] };
  const keys = counterfactuals(LAW, facts, classify(LAW, facts)).map(({ message }) => message.key);
  expect(keys).toEqual(texts.map((text) => `scoping:counterfactual.${text}`));
});

test('the limits are those of the Recommendation, and of mid-caps under a draft', () => {
  const limits = {
    employees: [10, 50, 250],
    turnoverMeur: [2, 10, 50],
    balanceSheetMeur: [2, 10, 43],
  };
  expect(recommendedLimits(LAW)).toEqual(limits);
  const ceiling = {
    ...LAW.ceilings.medium,
    employees: 750,
    turnoverMeur: 150,
    balanceSheetMeur: 129,
  };
  expect(recommendedLimits({ ...LAW, midCap: { ceiling, rules: {} } })).toEqual({
    employees: [...limits.employees, 750],
    turnoverMeur: [...limits.turnoverMeur, 150],
    balanceSheetMeur: [...limits.balanceSheetMeur, 129],
  });
});
