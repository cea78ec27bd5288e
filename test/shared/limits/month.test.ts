import { expect, test } from '@jest/globals';
import { monthEnd, monthOf, monthStart } from '../../../src/shared/limits/month.js';

test.each([
  { now: '2026-11-30T23:59:59.999Z', month: '2026-11' },
  { now: '2026-12-01T00:00:00.000Z', month: '2026-12' },
  { now: '2026-12-01T01:30:00+02:00', month: '2026-11' },
])('$now is in $month', ({ now, month }) => {
  expect(monthOf(Date.parse(now))).toBe(month);
});

test.each([
  { month: '2026-11', from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' },
  { month: '2026-12', from: '2026-12-01T00:00:00Z', to: '2027-01-01T00:00:00Z' },
  { month: '2028-02', from: '2028-02-01T00:00:00Z', to: '2028-03-01T00:00:00Z' },
])('$month runs from $from to $to', ({ month, from, to }) => {
  expect(monthStart(month) * 1000).toBe(Date.parse(from));
  expect(monthEnd(month) * 1000).toBe(Date.parse(to));
});
