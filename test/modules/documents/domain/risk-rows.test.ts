/** Risk register, first steps and continuity scenarios. */
import { describe, expect, test } from '@jest/globals';
import {
  playbookRows,
  riskIds,
  riskRows,
  scenarioRows,
} from '../../../../src/modules/documents/domain/risk-rows.js';
import type { RiskScenario } from '../../../../src/modules/documents/domain/composition.js';
import { aRisk, withRisks } from './small-clauses.js';
import { aCase } from './small-documents.js';
import { aSupplier, aSystem, type FactChanges } from './small-order.js';

const withScenarios = (scenarios: readonly RiskScenario[], facts: FactChanges = {}) =>
  aCase(facts, { composition: withRisks(scenarios) });

test('a risk of the register has number, texts, level, treatment and owner', () => {
  const one = withScenarios([aRisk('fire', { impact: 3, role: 'board' })], {
    roles: { board: 'Mari' },
  });
  expect(riskRows(one)).toEqual([
    {
      number: 'R1',
      scenario: 'risks:fire.name',
      consequence: 'risks:fire.harm',
      level: '2 × 3: clauses:level.medium',
      treatment: 'risks:fire.treat',
      owner: 'Mari',
    },
  ]);
});

test.each([
  [1, 1, 'low'],
  [1, 3, 'low'],
  [1, 4, 'medium'],
  [2, 3, 'medium'],
  [2, 4, 'high'],
  [3, 3, 'high'],
  [3, 4, 'very_high'],
  [4, 4, 'very_high'],
])('likelihood %d and impact %d are the level %s', (likelihood, impact, word) => {
  const one = withScenarios([aRisk('fire', { likelihood, impact })]);
  expect(riskRows(one)[0]?.['level']).toBe(
    `${String(likelihood)} × ${String(impact)}: clauses:level.${word}`,
  );
});

test('first steps are listed for the eight highest risks that have them', () => {
  const ten = Array.from({ length: 10 }, (_, at) => aRisk(`risk${String(at)}`));
  const one = withScenarios([aRisk('silent', { impact: 4, responds: false }), ...ten]);
  const rows = playbookRows(one);
  expect(rows.map(({ number }) => number)).toEqual('R2 R3 R4 R5 R6 R7 R8 R9'.split(' '));
  expect(rows[0]).toEqual({
    number: 'R2',
    scenario: 'risks:risk0.name',
    first_steps: 'risks:risk0.respond',
    owner: 'Security officer',
  });
});

describe('continuity scenarios', () => {
  const SYSTEMS = [
    aSystem('A', { grade: 'critical' }),
    aSystem('B', { grade: 'important' }),
    aSystem('C'),
  ];
  const severe = (key: string, change: Partial<RiskScenario> = {}) =>
    aRisk(key, { impact: 3, ...change });

  test('a scenario has number, texts and owner', () => {
    expect(
      scenarioRows(withScenarios([severe('fire')], { profile: { systems: SYSTEMS } })),
    ).toEqual([
      {
        number: 'R1',
        scenario: 'risks:fire.name',
        affected: 'A, B and C',
        consequence: 'risks:fire.harm',
        owner: 'Security officer',
      },
    ]);
  });

  test('only severe risks that stop something are scenarios', () => {
    const scenarios = [
      severe('fire'),
      aRisk('theft', { impact: 2 }),
      severe('leak', { stops: 'none' }),
    ];
    expect(scenarioRows(withScenarios(scenarios)).map(({ scenario }) => scenario)).toEqual([
      'risks:fire.name',
    ]);
  });

  test.each([
    ['all', 'A, B and C'],
    ['important', 'A and B'],
    ['critical', 'A'],
  ] as const)('one that stops %s systems names %s', (stops, affected) => {
    const one = withScenarios([severe('fire', { stops })], { profile: { systems: SYSTEMS } });
    expect(scenarioRows(one)[0]?.['affected']).toBe(affected);
  });

  test('if no system has the criticality, all are named', () => {
    const facts = { profile: { systems: [aSystem('C'), aSystem('D')] } };
    const one = withScenarios([severe('fire', { stops: 'critical' })], facts);
    expect(scenarioRows(one)[0]?.['affected']).toBe('C and D');
  });

  test('the failure of a supplier names the critical suppliers, if there are any', () => {
    const affected = (key: string, ...suppliers: readonly ReturnType<typeof aSupplier>[]) =>
      scenarioRows(withScenarios([severe(key)], { suppliers, profile: { systems: SYSTEMS } }))[0]?.[
        'affected'
      ];
    const critical = aSupplier('Cloud', { grade: 'critical' });
    expect(affected('supplier', critical, aSupplier('Paper'))).toBe('Cloud');
    expect(affected('supplier', aSupplier('Paper'))).toBe('A, B and C');
    expect(affected('fire', critical)).toBe('A, B and C');
  });
});

test('a question bears on the risks that name it', () => {
  const one = withScenarios([
    aRisk('fire', { questions: ['a1', 'c1'] }),
    aRisk('theft', { questions: ['b1'] }),
  ]);
  expect(riskIds(one, ['c1', 'd1'])).toEqual(['R1']);
  expect(riskIds(one, ['a1', 'b1'])).toEqual(['R1', 'R2']);
  expect(riskIds(one, [])).toEqual([]);
});
