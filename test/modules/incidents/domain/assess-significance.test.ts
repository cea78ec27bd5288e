import { expect, test } from '@jest/globals';
import { assessSignificance } from '../../../../src/modules/incidents/domain/assess-significance.js';
import { SIGNIFICANCE_TYPES } from '../../../../src/modules/incidents/domain/significance.js';
import { assess, NOTHING, rules, SMALL, UNKNOWN } from './significance-fixture.js';

test.each(SIGNIFICANCE_TYPES)('%s: an incident without any effect is not significant', (type) => {
  expect(assess(type, {}).verdict).toBe('not_significant');
});

test.each(SIGNIFICANCE_TYPES)(
  '%s: without facts nothing is decided, and every relevant fact is requested',
  (type) => {
    const { verdict, missing } = assess(type, {}, UNKNOWN);
    expect(verdict).toBe('undetermined');
    expect(missing).toContain('financial_loss_eur');
  },
);

test('one fulfilled criterion decides, whatever else is unknown', () => {
  const { verdict, missing } = assess(
    'data_centre',
    { complete_unavailability_minutes: 1 },
    UNKNOWN,
  );
  expect([verdict, missing]).toEqual(['significant', []]);
});

test('more users than the fixed number decide even without the total', () => {
  const facts = { limited_availability_minutes: 90, users_total: null };
  const result = (users_affected: number) =>
    assess('cloud_computing', { ...facts, users_affected }).verdict;
  expect([1_000_001, 1_000_000, 0].map(result)).toEqual([
    'significant',
    'undetermined',
    'not_significant',
  ]);
});

test('a comparison states the value and the smaller limit', () => {
  const facts = { ...SMALL, limited_availability_minutes: 90, users_affected: 60 };
  const found = assess('cloud_computing', facts).results.find(
    ({ criterion }) => criterion.id === '7.b',
  );
  expect(found?.comparisons).toEqual([
    { input: 'limited_availability_minutes', value: 90, operator: '>', limit: 60, unit: 'minutes' },
    { input: 'users_affected', value: 60, operator: '>', limit: 50, unit: 'users' },
  ]);
  expect(found?.criterion.source.provision).toBe('art 7(b)');
});

test('a scheduled interruption is never significant, and an unnamed type is not decided', () => {
  const facts = { ...NOTHING, complete_unavailability_minutes: 600 };
  expect(assessSignificance('data_centre', true, facts, rules).verdict).toBe('not_significant');
  expect(assessSignificance(null, false, facts, rules).verdict).toBe('undetermined');
});
