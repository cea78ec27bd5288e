import { expect, test } from '@jest/globals';
import {
  addHours,
  addMonths,
  earliest,
} from '../../../../src/modules/incidents/domain/calendar.js';

test.each([
  ['2026-01-15T10:00:00Z', '2026-02-15T10:00:00.000Z'],
  ['2026-01-28T10:00:00Z', '2026-02-28T10:00:00.000Z'],
  ['2026-01-29T10:00:00Z', '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T23:59:59Z', '2026-02-28T23:59:59.000Z'],
  ['2028-01-29T10:00:00Z', '2028-02-29T10:00:00.000Z'],
  ['2028-01-31T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ['2100-01-31T00:00:00Z', '2100-02-28T00:00:00.000Z'],
  ['2026-02-28T10:00:00Z', '2026-03-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00Z', '2028-03-29T10:00:00.000Z'],
  ['2026-03-31T10:00:00Z', '2026-04-30T10:00:00.000Z'],
  ['2026-05-31T10:00:00Z', '2026-06-30T10:00:00.000Z'],
  ['2026-07-31T10:00:00Z', '2026-08-31T10:00:00.000Z'],
  ['2026-12-31T23:00:00Z', '2027-01-31T23:00:00.000Z'],
])('one month after %s is %s', (from, to) => {
  expect(addMonths(new Date(from), 1).toISOString()).toBe(to);
});

test('several months are added at once, so a short month in between does not shorten the result', () => {
  expect(addMonths(new Date('2026-01-31T10:00:00Z'), 2).toISOString()).toBe(
    '2026-03-31T10:00:00.000Z',
  );
});

test('hours are elapsed time, also across the change to summer time', () => {
  expect(addHours(new Date('2026-03-28T22:30:00Z'), 24).toISOString()).toBe(
    '2026-03-29T22:30:00.000Z',
  );
});

test('neither function changes its argument', () => {
  const at = new Date('2026-01-31T10:00:00Z');
  addMonths(at, 1);
  addHours(at, 1);
  expect(at.toISOString()).toBe('2026-01-31T10:00:00.000Z');
});

test('the earliest of several instants is found at any position', () => {
  const [a, b, c] = [new Date(3), new Date(1), new Date(2)];
  expect(earliest(a, b, c).getTime()).toBe(1);
});
