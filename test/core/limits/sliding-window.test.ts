import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type Admissions,
  NO_ADMISSIONS,
  admissionAt,
  admittedAfter,
  admittedAt,
  newestAdmission,
} from '../../../src/core/limits/sliding-window.js';

const listed = (admissions: Admissions): (number | null)[] =>
  Array.from({ length: admissions.count }, (_, place) => admissionAt(admissions, place));

test('holds the same admissions as a plain list that is filtered each time', () => {
  const steps = fc.array(fc.record({ pause: fc.nat(40), edge: fc.nat(60) }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (moves) => {
      let queue = NO_ADMISSIONS;
      let list: number[] = [];
      let now = 1000;
      for (const { pause, edge } of moves) {
        now += pause;
        queue = admittedAfter(admittedAt(queue, now), now - edge);
        list = [...list, now].filter((at) => at > now - edge);
        expect(listed(queue)).toEqual(list);
        expect(newestAdmission(queue)).toBe(list.at(-1) ?? null);
      }
    }),
  );
});

test('admissions within one millisecond leave with the last of them', () => {
  const three = [1000.1, 1000.9, 1001].reduce(admittedAt, NO_ADMISSIONS);
  expect(listed(three)).toEqual([1000.9, 1000.9, 1001]);
  expect(admittedAfter(three, 1000.8).count).toBe(3);
  expect(listed(admittedAfter(three, 1000.9))).toEqual([1001]);
});

test('never changes a queue that someone still holds', () => {
  const two = admittedAt(admittedAt(NO_ADMISSIONS, 1), 2);
  admittedAfter(admittedAt(two, 3), 1);
  expect(listed(two)).toEqual([1, 2]);
});
