/** Ends that move from a day off, with the reasons. */
import { expect, test } from '@jest/globals';
import {
  endOfPeriod,
  reliefOf,
  workingDayFrom,
} from '../../../../src/modules/incidents/domain/working-day.js';
import { at } from './small-incidents.js';

const HOLIDAY = {
  zone: 'UTC',
  holidayOn: (day: string) => (day === '2026-01-30' ? 'A feast' : null),
};
const off = [
  { key: 'clocks:day_off.holiday', params: { date: { day: '2026-01-30' }, name: 'A feast' } },
  { key: 'clocks:day_off.weekend', params: { date: { day: '2026-01-31' }, weekday: 'saturday' } },
  { key: 'clocks:day_off.weekend', params: { date: { day: '2026-02-01' }, weekday: 'sunday' } },
];

test('a period ends in the last hour of its day, or of the next working day', () => {
  const last = (day: string) => ({ key: 'clocks:later.last_hour', params: { date: { day } } });
  expect(endOfPeriod(at('2026-01-29T08:00:00Z'), HOLIDAY)).toEqual({
    at: at('2026-01-29T23:59:59Z'),
    reasons: [last('2026-01-29')],
  });
  expect(endOfPeriod(at('2026-01-30T08:00:00Z'), HOLIDAY)).toEqual({
    at: at('2026-02-02T23:59:59Z'),
    reasons: [
      last('2026-01-30'),
      ...off,
      { key: 'clocks:later.moved', params: { date: { day: '2026-02-02' } } },
    ],
  });
});

test('a term that ends on a day off moves to the hour of the next working day', () => {
  expect(reliefOf(at('2026-01-29T08:00:00Z'), 9, HOLIDAY)).toBeNull();
  expect(reliefOf(at('2026-01-30T08:00:00Z'), 9, HOLIDAY)).toEqual({
    at: at('2026-02-02T09:00:00Z'),
    reasons: [
      ...off,
      { key: 'clocks:later.relief', params: { date: { day: '2026-02-02' }, time: '09:00' } },
    ],
  });
});

test.each([
  { day: '2026-01-29', is: '2026-01-29' },
  { day: '2026-01-30', is: '2026-02-02' },
])('the working day on or after $day is $is', ({ day, is }) => {
  expect(workingDayFrom(day, HOLIDAY)).toBe(is);
});
