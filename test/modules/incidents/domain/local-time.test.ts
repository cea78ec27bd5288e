import { expect, test } from '@jest/globals';
import { formatLocal } from '../../../../src/modules/incidents/domain/local-time.js';

test.each([
  ['2026-01-15T10:00:00Z', 'Europe/Tallinn', '2026-01-15T12:00:00+02:00'],
  ['2026-07-15T10:00:00Z', 'Europe/Tallinn', '2026-07-15T13:00:00+03:00'],
  ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026-03-29T01:59:59+01:00'],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29T03:00:00+02:00'],
  ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25T02:30:00+02:00'],
  ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25T02:30:00+01:00'],
  ['2026-01-15T10:00:00Z', 'Europe/Lisbon', '2026-01-15T10:00:00+00:00'],
  ['2026-12-31T23:00:00Z', 'Asia/Nicosia', '2027-01-01T01:00:00+02:00'],
])('%s is shown in %s as %s', (instant, zone, local) => {
  expect(formatLocal(new Date(instant), zone)).toBe(local);
});
