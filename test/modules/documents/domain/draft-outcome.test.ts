/** The class of an organisation before and after a draft. */
import { describe, expect, test } from '@jest/globals';
import { draftOf, outcomeOf } from '../../../../src/modules/documents/domain/draft-outcome.js';
import { about, LARGE } from './a-draft-case.js';
import { someFacts, type FactChanges } from './small-order.js';

describe('the draft of an order', () => {
  test('is that of its id', () => {
    expect(draftOf(about())?.reform.name).toBe('COM(2026) 1');
  });

  test('is none if the order names none, or one that is not known', () => {
    expect(draftOf(about({ reform: null }))).toBeNull();
    expect(draftOf(about({ reform: 'other' }))).toBeNull();
    expect(draftOf(about({ reform: 'toString' }))).toBeNull();
  });
});

describe('the class before and after', () => {
  const outcome = (facts: FactChanges) => {
    const one = about(facts);
    const { before, after, rules } = outcomeOf(one, one.facts);
    return [before, after, ...rules.map(({ code }) => code)];
  };

  test('differs if a rule of the draft applies', () => {
    expect(outcome({ size: LARGE })).toEqual(['essential', 'important', 'reform_mid_cap']);
  });

  test('is the same if none applies, or without a draft', () => {
    expect(outcome({ size: { ...LARGE, employees: 800 } })).toEqual(['essential', 'essential']);
    expect(outcome({ size: LARGE, reform: null })).toEqual(['essential', 'essential']);
  });

  test.each([
    ['without headcount', { size: { sector: 'power' } }],
    ['without sector', { size: { employees: 300 } }],
    ['with a sector that is not known', { size: { sector: 'magic', employees: 300 } }],
    [
      'with a special case and a sector that is not known',
      { size: { sector: 'magic', employees: 300 }, profile: { hasPublicNetwork: true } },
    ],
    ['without headcount, outside the sectors', { size: { sector: 'none' } }],
  ] as const)('is unknown %s', (_name, facts) => {
    expect(outcome(facts)).toEqual(['unknown', 'unknown']);
  });

  test('is determined outside the sectors, and by a special case alone', () => {
    expect(outcome({ size: { sector: 'none', employees: 3 } })).toEqual([
      'out_of_scope',
      'out_of_scope',
    ]);
    const network = { size: { employees: 300 }, profile: { hasPublicNetwork: true } };
    expect(outcome(network)[0]).not.toBe('unknown');
  });
});

test('an outcome does not depend on other facts of the order', () => {
  const one = about({ size: LARGE });
  expect(
    outcomeOf(one, someFacts({ size: { ...LARGE, scope: 'all' }, roles: { board: 'Mari' } })),
  ).toEqual(outcomeOf(one, one.facts));
});
