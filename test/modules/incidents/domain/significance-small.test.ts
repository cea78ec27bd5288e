/** Invented criteria: each kind of condition at its limit, and unknown facts. */
import { expect, test } from '@jest/globals';
import { assessSignificance } from '../../../../src/modules/incidents/domain/assess-significance.js';
import {
  FLAGS,
  QUANTITIES,
  type CriterionCondition,
  type Criterion,
  type SignificanceFacts,
} from '../../../../src/modules/incidents/domain/significance.js';
import { aSource } from './small-incidents.js';

const NOTHING = Object.fromEntries(
  [...QUANTITIES, ...FLAGS].map((name) => [name, null]),
) as SignificanceFacts; // one entry for each name

const criterion = (
  conditions: readonly CriterionCondition[],
  change: Partial<Criterion> = {},
): Criterion => ({
  id: 'c',
  kind: 'death',
  types: null,
  source: aSource('c'),
  conditions,
  ...change,
});

function assess(criteria: readonly Criterion[], facts: Partial<SignificanceFacts>) {
  const known = {
    applies: aSource('a'),
    planned: aSource('p'),
    counting: aSource('n'),
    general: aSource('g'),
    criteria,
  };
  return assessSignificance('cloud_computing', false, { ...NOTHING, ...facts }, known);
}

function decide(condition: CriterionCondition, facts: Partial<SignificanceFacts>) {
  const [result] = assess([criterion([condition])], facts).results;
  return [result?.outcome, result?.comparisons, result?.missing];
}

const minutes = { value: 30, unit: 'minutes' };
const INPUT = 'complete_unavailability_minutes';

test.each([
  { test: 'above', value: 30, operator: '>', outcome: 'not_fulfilled' },
  { test: 'above', value: 31, operator: '>', outcome: 'fulfilled' },
  { test: 'at_least', value: 29, operator: '>=', outcome: 'not_fulfilled' },
  { test: 'at_least', value: 30, operator: '>=', outcome: 'fulfilled' },
  { test: 'below', value: 30, operator: '<', outcome: 'not_fulfilled' },
  { test: 'below', value: 29, operator: '<', outcome: 'fulfilled' },
] as const)('$value minutes are $test 30: $outcome', ({ test: kind, value, operator, outcome }) => {
  const condition = { test: kind, input: INPUT, limit: minutes } as const;
  const comparison = { input: INPUT, value, operator, limit: 30, unit: 'minutes' };
  expect(decide(condition, { [INPUT]: value })).toEqual([outcome, [comparison], []]);
  expect(decide(condition, {})).toEqual(['undetermined', [], [INPUT]]);
});

const SMALLER: CriterionCondition = {
  test: 'above_smaller',
  input: 'users_affected',
  of: 'users_total',
  share: { value: 5, unit: 'percent' },
  limit: { value: 1_000, unit: 'users' },
};

test.each([
  { users: 51, total: 1_000, outcome: 'fulfilled', limit: 50 },
  { users: 50, total: 1_000, outcome: 'not_fulfilled', limit: 50 },
  { users: 1_001, total: 100_000, outcome: 'fulfilled', limit: 1_000 },
  { users: 1_000, total: 100_000, outcome: 'not_fulfilled', limit: 1_000 },
  { users: 1_001, total: null, outcome: 'fulfilled', limit: 1_000 },
  { users: 0, total: null, outcome: 'not_fulfilled', limit: 1_000 },
])('$users of $total users are above the smaller limit: $outcome', (row) => {
  const facts = { users_affected: row.users, users_total: row.total };
  const comparison = {
    input: 'users_affected',
    value: row.users,
    operator: '>',
    limit: row.limit,
    unit: 'users',
  };
  expect(decide(SMALLER, facts)).toEqual([row.outcome, [comparison], []]);
});

test.each([
  { users: 1, total: null, missing: 'users_total' },
  { users: 1_000, total: null, missing: 'users_total' },
  { users: null, total: 5, missing: 'users_affected' },
])('$users of $total users leave $missing open', ({ users, total, missing }) => {
  const facts = { users_affected: users, users_total: total };
  expect(decide(SMALLER, facts)).toEqual(['undetermined', [], [missing]]);
});

const SHARE: CriterionCondition = {
  test: 'share_at_most',
  input: 'domains_affected',
  of: 'domains_managed',
  limit: { value: 2, unit: 'percent' },
};

test.each([
  { affected: 10, managed: 500, outcome: 'fulfilled', missing: [] },
  { affected: 11, managed: 500, outcome: 'not_fulfilled', missing: [] },
  { affected: null, managed: 500, outcome: 'undetermined', missing: ['domains_affected'] },
  { affected: 10, managed: null, outcome: 'undetermined', missing: ['domains_managed'] },
])(
  '$affected of $managed domains are at most 2 %: $outcome',
  ({ affected, managed, outcome, missing }) => {
    const facts = { domains_affected: affected, domains_managed: managed };
    const comparison = {
      input: 'domains_affected',
      value: affected,
      operator: '<=',
      limit: 10,
      unit: 'domains',
    };
    expect(decide(SHARE, facts)).toEqual([
      outcome,
      missing.length > 0 ? [] : [comparison],
      missing,
    ]);
  },
);

const DEATH: CriterionCondition = { test: 'is', input: 'death' };
const MALICE: CriterionCondition = { test: 'is', input: 'suspected_malicious' };

test.each([
  { death: true, outcome: 'fulfilled', missing: [] },
  { death: false, outcome: 'not_fulfilled', missing: [] },
  { death: null, outcome: 'undetermined', missing: ['death'] },
])('a death ($death) is $outcome', ({ death, outcome, missing }) => {
  expect(decide(DEATH, { death })).toEqual([outcome, [], missing]);
});

test.each([
  { death: true, malice: true, all: 'fulfilled', unless: 'not_fulfilled' },
  { death: true, malice: false, all: 'not_fulfilled', unless: 'fulfilled' },
  { death: true, malice: null, all: 'undetermined', unless: 'undetermined' },
  { death: null, malice: false, all: 'not_fulfilled', unless: 'fulfilled' },
])('of $death and $malice all are $all, unless all: $unless', ({ death, malice, all, unless }) => {
  const facts = { death, suspected_malicious: malice };
  const conditions = [DEATH, MALICE];
  const [both] = assess([criterion(conditions)], facts).results;
  expect(both?.outcome).toBe(all);
  expect(both?.missing).toEqual(all === 'undetermined' ? ['suspected_malicious'] : []);
  expect(decide({ test: 'unless_all', conditions }, facts)[0]).toBe(unless);
});

test.each([
  { death: true, malice: null, verdict: 'significant', missing: [] },
  { death: false, malice: false, verdict: 'not_significant', missing: [] },
  { death: false, malice: null, verdict: 'undetermined', missing: ['suspected_malicious'] },
  { death: null, malice: null, verdict: 'undetermined', missing: ['death', 'suspected_malicious'] },
])(
  'one criterion suffices: $death or $malice is $verdict',
  ({ death, malice, verdict, missing }) => {
    const criteria = [criterion([DEATH]), criterion([MALICE]), criterion([MALICE])];
    const found = assess(criteria, { death, suspected_malicious: malice });
    expect(found.verdict).toBe(verdict);
    expect(found.missing).toEqual(missing);
  },
);

test('criteria of other types are ignored', () => {
  const own = criterion([DEATH], { types: ['cloud_computing'] });
  const other = criterion([DEATH], { types: ['data_centre'] });
  expect(assess([own, other], { death: true }).results.map((one) => one.criterion)).toEqual([own]);
});

test('a planned interruption is never significant, another type is not decided', () => {
  const known = {
    applies: aSource('a'),
    planned: aSource('p'),
    counting: aSource('n'),
    general: aSource('g'),
    criteria: [criterion([DEATH])],
  };
  const facts = { ...NOTHING, death: true };
  expect(assessSignificance('data_centre', true, facts, known)).toEqual({
    verdict: 'not_significant',
    results: [],
    missing: [],
  });
  expect(assessSignificance(null, true, facts, known)).toEqual({
    verdict: 'undetermined',
    results: [],
    missing: [],
  });
});
