import { expect, test } from '@jest/globals';
import { dueDay, type Term, type TermUnit } from '../../../../src/modules/law/domain/duty.js';

const term = (value: number, unit: TermUnit): Term => ({ value, unit, from: 'becoming_subject' });

test.each([
  [3, 'months', '2026-01-15', '2026-04-15'],
  [1, 'months', '2026-01-31', '2026-02-28'],
  [12, 'months', '2028-02-29', '2029-02-28'],
  [2, 'weeks', '2026-12-24', '2027-01-07'],
  [60, 'days', '2026-01-01', '2026-03-02'],
  [3, 'years', '2026-11-22', '2029-11-22'],
] as const)('%i %s from %s end on %s', (value, unit, from, due) => {
  expect(dueDay(term(value, unit), new Date(from)).toISOString()).toBe(`${due}T00:00:00.000Z`);
});
