import { expect, test } from '@jest/globals';
import {
  retainedUntil,
  RETENTION_YEARS,
  lastYearToGo,
} from '../../../../src/modules/invoicing/domain/bookkeeping.js';

test.each(['2026-01-01', '2026-12-31'])(
  'a document issued on %s is kept until the end of 2033',
  (day) => {
    expect(RETENTION_YEARS).toBe(7);
    expect(retainedUntil(day)).toBe('2033-12-31');
  },
);

test.each([
  { today: '2033-12-31', year: 2025 },
  { today: '2034-01-01', year: 2026 },
])('on $today documents up to the year $year may be deleted', ({ today, year }) => {
  expect(lastYearToGo(today)).toBe(year);
});
