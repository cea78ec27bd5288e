import { expect, test } from '@jest/globals';
import { dayOf, daysUntil, dayWithin } from '../../../src/shared/limits/day.js';

const at = (text: string): number => Date.parse(text);

test('days are those of UTC', () => {
  expect(dayOf(at('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21');
  expect(dayOf(at('2026-11-22T01:30:00+02:00'))).toBe('2026-11-21');
});

test.each([
  { now: '2026-11-21T12:00:00Z', day: '2026-11-21' },
  { now: '2026-10-31T23:59:59Z', day: '2026-11-01' },
  { now: '2026-12-01T00:00:01Z', day: '2026-11-30' },
])('at $now a request of November counts on $day', ({ now, day }) => {
  expect(dayWithin('2026-11', at(now))).toBe(day);
});

test('days continue across the ends of months', () => {
  expect(daysUntil(at('2026-03-01T00:00:00Z'), 3)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
});
