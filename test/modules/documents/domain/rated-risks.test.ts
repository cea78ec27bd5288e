/** Which risks concern a case, and their levels. */
import { describe, expect, test } from '@jest/globals';
import { composedCase } from '../../../../src/modules/documents/domain/composed-case.js';
import type { RiskScenario } from '../../../../src/modules/documents/domain/composition.js';
import { aRisk, withRisks } from './small-clauses.js';
import { aCase } from './small-documents.js';
import type { FactChanges } from './small-order.js';

describe('risks', () => {
  const risksOf = (scenarios: readonly RiskScenario[], facts: FactChanges = {}) =>
    composedCase(aCase(facts, { composition: withRisks(scenarios) })).risks;

  const likelihood = (base: number, given: FactChanges['answers'] = {}) =>
    risksOf([aRisk('fire', { likelihood: base, questions: ['a1', 'b1'] })], { answers: given })[0]
      ?.likelihood;

  test.each([
    ['no answer leaves it', 2, {}, 2],
    ['one yes of two leaves it', 2, { a1: 'yes' }, 2],
    ['a part leaves it', 2, { a1: 'yes', b1: 'partial' }, 2],
    ['yes to all lowers it', 2, { a1: 'yes', b1: 'yes' }, 1],
    ['but not below 1', 1, { a1: 'yes', b1: 'yes' }, 1],
    ['a no raises it', 2, { a1: 'yes', b1: 'no' }, 3],
    ['but not above 4', 4, { a1: 'no' }, 4],
  ] as const)('of the likelihood: %s', (_name, base, given, result) => {
    expect(likelihood(base, given)).toBe(result);
  });

  test('the level is likelihood times impact, and the highest is R1', () => {
    const risks = risksOf([aRisk('fire', { impact: 2 }), aRisk('theft', { impact: 3 })]);
    expect(risks.map(({ id, level, scenario }) => [id, level, scenario.key])).toEqual([
      ['R1', 6, 'theft'],
      ['R2', 4, 'fire'],
    ]);
  });

  test('of equal levels that of fewer sectors is last', () => {
    const scenarios = [
      aRisk('fire'),
      aRisk('outage', { sectors: ['power', 'gas'] }),
      aRisk('leak', { sectors: ['power'] }),
    ];
    const risks = risksOf(scenarios, { size: { sector: 'power' } });
    expect(risks.map(({ scenario }) => scenario.key)).toEqual(['outage', 'leak', 'fire']);
  });

  test('a risk of sectors concerns them and their subsectors, one of sizes these alone', () => {
    const keys = (scenario: RiskScenario, facts: FactChanges) =>
      risksOf([scenario], facts).map(({ scenario: { key } }) => key);
    const ofEnergy = aRisk('outage', { sectors: ['energy'] });
    expect(keys(ofEnergy, { size: { sector: 'power' } })).toEqual(['outage']);
    expect(keys(ofEnergy, { size: { sector: 'food' } })).toEqual([]);
    const ofLarge = aRisk('insider', { sizes: ['large'] });
    expect(keys(ofLarge, { size: { employees: 300 } })).toEqual(['insider']);
    expect(keys(ofLarge, { size: { employees: 3 } })).toEqual([]);
  });

  test('a risk of suppliers concerns organisations outside the sectors', () => {
    const scenario = aRisk('contract', { isSuppliers: true, sectors: ['energy'] });
    expect(risksOf([scenario], { size: { sector: 'none' } })).toHaveLength(1);
    expect(risksOf([scenario], { size: { sector: 'power' } })).toEqual([]);
  });
});
