import { expect, test } from '@jest/globals';
import { isCalendarDate } from '../../../../src/modules/changelog/domain/calendar-date.js';

test.each(['2026-01-01', '2026-12-31', '2028-02-29', '0001-01-01', '9999-12-31'])(
  '%s is a calendar date',
  (text) => {
    expect(isCalendarDate(text)).toBe(true);
  },
);

test.each([
  '2026-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '20260101',
  '2026-01-01T00:00:00Z',
  '+012026-01-01',
  ' 2026-01-01',
  '',
  'x',
])('%j is not a calendar date', (text) => {
  expect(isCalendarDate(text)).toBe(false);
});
