import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type Admissions,
  NO_ADMISSIONS,
  admissionAt,
  admittedAfter,
  admittedAt,
  newestAdmission,
} from '../../../src/shared/limits/sliding-window.js';

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

test('admissions within one millisecond expire with the last of them', () => {
  const three = [1000.1, 1000.9, 1001].reduce(admittedAt, NO_ADMISSIONS);
  expect(listed(three)).toEqual([1000.9, 1000.9, 1001]);
  expect(admittedAfter(three, 1000.8).count).toBe(3);
  expect(listed(admittedAfter(three, 1000.9))).toEqual([1001]);
});

test('never changes a queue that is still referenced', () => {
  const step = fc.record({ from: fc.nat(), at: fc.nat(400), edge: fc.nat(60) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const held: { queue: Admissions; list: number[] }[] = [{ queue: NO_ADMISSIONS, list: [] }];
      for (const { from, at, edge } of steps) {
        const { queue, list } = held[from % held.length] ?? { queue: NO_ADMISSIONS, list: [] };
        // Tenths of a millisecond: admissions within the same millisecond expire with the last of them.
        const now = Math.max(at / 10, list.at(-1) ?? 0);
        const moved = list.map((one) => (Math.floor(one) === Math.floor(now) ? now : one));
        held.push({
          queue: admittedAfter(admittedAt(queue, now), now - edge),
          list: [...moved, now].filter((one) => one > now - edge),
        });
      }
      for (const { queue, list } of held) expect(listed(queue)).toEqual(list);
    }),
  );
});

test('removes expired admissions, and keeps the others', () => {
  let queue = NO_ADMISSIONS;
  for (let now = 0; now < 10_000; now++) queue = admittedAfter(admittedAt(queue, now), now - 100);
  expect(queue.runs.before.length).toBeLessThan(400);
  expect(listed(queue)).toEqual(Array.from({ length: 100 }, (_, at) => 9_900 + at));
});
