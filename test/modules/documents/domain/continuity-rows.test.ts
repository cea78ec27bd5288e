/** Business impact, recovery targets and exercises. */
import { describe, expect, test } from '@jest/globals';
import {
  exerciseRows,
  impactRows,
  targetRows,
} from '../../../../src/modules/documents/domain/continuity-rows.js';
import type { OrderSystem } from '../../../../src/modules/documents/domain/order-facts.js';
import { aRisk, withRisks } from './small-clauses.js';
import { aCase } from './small-documents.js';
import { aSupplier, aSystem } from './small-order.js';

const withSystems = (...systems: readonly OrderSystem[]) => aCase({ profile: { systems } });

test('systems are ordered by criticality, then by recovery time', () => {
  const one = withSystems(
    aSystem('ordinary', { recoveryHours: 1 }),
    aSystem('slow', { grade: 'critical', recoveryHours: 6 }),
    aSystem('important', { grade: 'important' }),
    aSystem('proposed', { grade: 'critical' }),
    aSystem('fast', { grade: 'critical', recoveryHours: 2 }),
  );
  const names = ['fast', 'proposed', 'slow', 'important', 'ordinary'];
  expect(impactRows(one).map(({ order, system }) => [order, system])).toEqual(
    names.map((name, at) => [String(at + 1), name]),
  );
  expect(targetRows(one).map(({ system }) => system)).toEqual(names);
});

test('a system names its service and its owner, else the continuity lead', () => {
  const [owned, other] = impactRows(withSystems(aSystem('A', { owner: 'Mari' }), aSystem('B')));
  expect(owned).toMatchObject({ service: 'service of A', owner: 'Mari' });
  expect(other).toMatchObject({ owner: 'Continuity lead' });
});

/** Damage is noticeable above a sixth of the tolerable outage, severe above half of it, critical beyond it. */
test.each([
  [23, ['noticeable', 'critical', 'critical']],
  [24, ['minor', 'severe', 'critical']],
  [47, ['minor', 'severe', 'critical']],
  [48, ['minor', 'noticeable', 'critical']],
  [72, ['minor', 'noticeable', 'severe']],
  [144, ['minor', 'minor', 'noticeable']],
  [3, ['critical', 'critical', 'critical']],
  [4, ['severe', 'critical', 'critical']],
  [7, ['severe', 'critical', 'critical']],
  [8, ['noticeable', 'critical', 'critical']],
])('with %d tolerable hours the damage after 4, 24 and 72 hours is %s', (tolerableHours, words) => {
  const [row] = impactRows(withSystems(aSystem('A', { tolerableHours })));
  expect([row?.['after_4'], row?.['after_24'], row?.['after_72']]).toEqual(
    words.map((word) => `clauses:impact.${word}`),
  );
});

describe('targets', () => {
  const target = (system: OrderSystem) => targetRows(withSystems(system))[0];

  test('what the client states is printed as stated', () => {
    const stated = { recoveryHours: 5, lossHours: 3, tolerableHours: 9, fallback: 'paper' };
    expect(target(aSystem('A', stated))).toEqual({
      system: 'A',
      mtpd: '9 h',
      rto: '5 h',
      rpo: '3 h',
      backup: 'clauses:backup.hourly [3]',
      fallback: 'paper',
    });
  });

  test.each([
    ['critical', '8 h', '4 h', '1 h', 'continuous'],
    ['important', '48 h', '24 h', '12 h', 'hourly [12]'],
    ['ordinary', '120 h', '72 h', '24 h', 'daily'],
  ] as const)('a proposal for a %s system is marked as one', (grade, mtpd, rto, rpo, backup) => {
    expect(target(aSystem('A', { grade }))).toEqual({
      system: 'A',
      mtpd: `${mtpd} proposed`,
      rto: `${rto} proposed`,
      rpo: `${rpo} proposed`,
      backup: `clauses:backup.${backup}`,
      fallback: `clauses:fallback.${grade}`,
    });
  });

  test.each([
    [48, 48, 'clauses:fallback.ordinary'],
    [24, 48, 'clauses:fallback.late [48 h, 24 h]'],
    [24, null, 'clauses:fallback.ordinary'],
  ])(
    'with a tolerable outage of %d hours and a recovery time of %p the row says so: %s',
    (tolerableHours, recoveryHours, fallback) => {
      const system = aSystem('A', { tolerableHours, recoveryHours });
      expect(target(system)?.['fallback']).toBe(fallback);
    },
  );

  test('the warning follows a stated emergency operation and that of important systems', () => {
    const late = { tolerableHours: 24, recoveryHours: 48 };
    expect(target(aSystem('A', { ...late, fallback: 'paper' }))?.['fallback']).toBe(
      'paper. clauses:fallback.late [48 h, 24 h]',
    );
    expect(target(aSystem('A', { ...late, grade: 'important' }))?.['fallback']).toBe(
      'clauses:fallback.important. clauses:fallback.late [48 h, 24 h]',
    );
  });

  test('a proposed recovery time is within a stated tolerable outage', () => {
    expect(target(aSystem('A', { tolerableHours: 24 }))?.['rto']).toBe('24 h proposed');
  });

  test('the proposed tolerable outage is at least twice the stated recovery time', () => {
    const mtpd = (recoveryHours: number) =>
      target(aSystem('A', { grade: 'critical', recoveryHours }))?.['mtpd'];
    expect(mtpd(3)).toBe('8 h proposed');
    expect(mtpd(5)).toBe('10 h proposed');
  });

  test.each([
    [0, 'continuous'],
    [1, 'continuous'],
    [2, 'hourly [2]'],
    [23, 'hourly [23]'],
    [24, 'daily'],
    [48, 'daily'],
  ])('a loss of at most %d hours needs copies: %s', (lossHours, backup) => {
    expect(target(aSystem('A', { lossHours }))?.['backup']).toBe(`clauses:backup.${backup}`);
  });
});

describe('exercises of the first year', () => {
  test('an alarm after a month, then a table-top exercise, a restore, and one with a supplier', () => {
    expect(exerciseRows(aCase())).toEqual([
      {
        when: 'on 2026-12-23',
        exercise: 'clauses:exercise.alarm.name',
        participants: 'Continuity lead and incident lead',
        proves: 'clauses:exercise.alarm.proves',
      },
      {
        when: 'on 2027-02-23',
        exercise: 'clauses:exercise.tabletop.name',
        participants: 'Board and incident lead',
        proves: 'clauses:exercise.tabletop.proves',
      },
      {
        when: 'on 2027-05-24',
        exercise: 'clauses:exercise.restore.name',
        participants: 'Continuity lead',
        proves: 'clauses:exercise.restore.proves',
      },
      {
        when: 'on 2027-08-23',
        exercise: 'clauses:exercise.supplier.name',
        participants: 'Continuity lead and security officer',
        proves: 'clauses:exercise.supplier.proves',
      },
    ]);
  });

  test('their subjects are the highest risk with first steps, the first system, a critical supplier', () => {
    const facts = {
      profile: { systems: [aSystem('B'), aSystem('A', { grade: 'critical' })] },
      suppliers: [aSupplier('C'), aSupplier('D', { grade: 'critical' })],
    };
    const risks = [aRisk('fire', { impact: 4, responds: false }), aRisk('theft')];
    const names = exerciseRows(aCase(facts, { composition: withRisks(risks) })).map(
      ({ exercise }) => exercise,
    );
    expect(names).toEqual([
      'clauses:exercise.alarm.name',
      'clauses:exercise.tabletop.name: R2',
      'clauses:exercise.restore.name: A',
      'clauses:exercise.supplier.name: D',
    ]);
  });

  test('without a critical supplier the first one takes part', () => {
    const rows = exerciseRows(aCase({ suppliers: [aSupplier('C'), aSupplier('E')] }));
    expect(rows.at(-1)?.['exercise']).toBe('clauses:exercise.supplier.name: C');
  });
});
