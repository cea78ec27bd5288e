/** Facts of a case that a clause can require. */
import { describe, expect, test } from '@jest/globals';
import { composedCase } from '../../../../src/modules/documents/domain/composed-case.js';
import { aDuty } from './small-clauses.js';
import { aCase, COMPOSITION } from './small-documents.js';
import { aSupplier, aSystem, type FactChanges } from './small-order.js';

describe('facts that clauses can require', () => {
  const statedBy = (facts: FactChanges, knowledge: Parameters<typeof aCase>[1] = {}) => [
    ...composedCase(aCase(facts, knowledge)).state.facts,
  ];
  const registration = aDuty('registration', {
    code: 'register',
    term: { value: 1, unit: 'months', from: 'becoming_subject' },
    recipient: 'Register',
  });
  const excludedWithout = { development: ['A.8.25'], remote_work: [], cloud: [] };

  test('an order without facts states none', () => {
    expect(statedBy({})).toEqual([]);
  });

  test.each([
    ['sites', { profile: { sites: ['Tartu'] } }],
    ['systems', { profile: { systems: [aSystem('ERP')] } }],
    ['suppliers', { suppliers: [aSupplier('Cloud')] }],
    ['scope', { size: { scope: 'all' } }],
    ['group', { profile: { group: 'Group' } }],
    ['certificates', { profile: { certificates: ['ISO/IEC 27001'] } }],
    ['answers', { answers: { a1: 'yes' } }],
  ] as const)('%s', (fact, facts) => {
    expect(statedBy(facts)).toEqual([fact]);
  });

  test('country and portal', () => {
    expect(statedBy({ country: 'ee' })).toEqual(['country', 'portal', 'framework']);
    expect(statedBy({ country: 'es' })).toEqual(['country']);
  });

  test('a gap, a duty to register and an excluded control', () => {
    expect(statedBy({ answers: { a1: 'no' } })).toEqual(['answers', 'gaps']);
    const size = { sector: 'power', employees: 300 };
    expect(statedBy({ size }, { duties: { union: [registration], countries: {} } })).toEqual([
      'registration',
    ]);
    const composition = { ...COMPOSITION, controls: { ...COMPOSITION.controls, excludedWithout } };
    expect(statedBy({ profile: { denied: ['development'] } }, { composition })).toEqual([
      'excluded',
    ]);
  });

  test('the state has country, tier and answers of the order', () => {
    const { state } = composedCase(aCase({ country: 'ee', tier: 'R3', answers: { a1: 'no' } }));
    expect(state).toMatchObject({ country: 'ee', tier: 'R3', answers: { a1: 'no' } });
  });
});
