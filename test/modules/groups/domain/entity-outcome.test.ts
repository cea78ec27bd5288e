/** Class of one entity alone and with its group, and which of them a national act lets count. */
import { expect, test } from '@jest/globals';
import { LAW } from '../../scoping/domain/small-law.js';
import { amountsOf } from '../../../../src/modules/groups/domain/amounts.js';
import {
  countedOf,
  entityOutcome,
  type EntitySubject,
} from '../../../../src/modules/groups/domain/entity-outcome.js';
import { sizeByPeriods } from '../../../../src/modules/groups/domain/two-periods.js';
import { figures, type Staffing } from './graphs.js';

const SUBJECT: EntitySubject = {
  facts: { sector: LAW.sectors['power'] ?? null, cases: [] },
  answers: { types: null, share: null },
  national: null,
  groupRule: {
    effect: 'own_figures',
    requires: ['systems'],
    quote: null,
    source: { title: 'Act', provision: '§ 3', url: 'u', positionDate: '2026-01-01' },
  },
  independence: { systems: true, services: null },
};

const MEDIUM = [100, 20, 20] as const;
const LARGE = [300, 60, 60] as const;

/** @param own figures of the latest period and of the one before */
function outcomeOf(
  own: readonly [latest: Staffing | null, previous: Staffing | null],
  whole: Staffing,
  independence: EntitySubject['independence'] = SUBJECT.independence,
) {
  const [latest, previous] = own.map((one) => (one === null ? null : figures(one)));
  const size = sizeByPeriods(LAW, { latest: amountsOf(figures(whole)), previous: null });
  return entityOutcome(
    LAW,
    { ...SUBJECT, independence },
    { id: 'A', figures: { latest: latest ?? null, previous: previous ?? null } },
    { size, removals: [] },
  );
}

test('an independent entity counts by its own figures, if the act provides for it', () => {
  const outcome = outcomeOf([MEDIUM, null], LARGE);
  expect(outcome.effect).toBe('own_figures');
  expect(outcome.withGroup.verdict.entityClass).toBe('essential');
  expect(outcome.alone?.verdict.entityClass).toBe('important');
  expect(countedOf(outcome)).toBe(outcome.alone);
});

test('an entity that does not state its independence counts with its group', () => {
  const outcome = outcomeOf([MEDIUM, null], LARGE, { systems: null, services: null });
  expect(outcome.effect).toBe('not_claimed');
  expect(countedOf(outcome)).toBe(outcome.withGroup);
});

test('if the group does not change the size, independence has no effect', () => {
  const outcome = outcomeOf([MEDIUM, null], [110, 21, 21]);
  expect(outcome.effect).toBeNull();
  expect(countedOf(outcome)).toBe(outcome.withGroup);
});

test('without own figures there is nothing else to count by', () => {
  const outcome = outcomeOf([null, null], LARGE);
  expect([outcome.alone, outcome.effect]).toEqual([null, null]);
  expect(countedOf(outcome)).toBe(outcome.withGroup);
});

test('alone, too, one period above a ceiling does not change the class', () => {
  const { alone } = outcomeOf([LARGE, MEDIUM], LARGE);
  expect(alone?.size).toMatchObject({ isHeld: true, deciding: { size: 'medium' } });
  expect(alone?.verdict.entityClass).toBe('important');
});
