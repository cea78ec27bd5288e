/** The standard rate by the day in the seller’s country. */
import { expect, test } from '@jest/globals';
import { standardPercent } from '../../../../src/modules/vat/domain/vat-rate.js';

const TABLE = {
  timeZone: 'Europe/Tallinn',
  rates: [
    { from: '2020-01-01', until: '2023-12-31', percent: 20 },
    { from: '2024-01-01', until: '2025-06-30', percent: 22 },
    { from: '2025-07-01', until: null, percent: 24 },
  ],
};

test.each([
  { at: '2020-01-01T12:00:00Z', percent: 20 },
  { at: '2023-12-31T12:00:00Z', percent: 20 },
  { at: '2024-01-01T12:00:00Z', percent: 22 },
  { at: '2025-06-30T12:00:00Z', percent: 22 },
  { at: '2025-06-30T20:59:59Z', percent: 22 },
  { at: '2025-06-30T21:00:00Z', percent: 24 },
  { at: '2030-01-01T12:00:00Z', percent: 24 },
])('the rate at $at is $percent %', ({ at, percent }) => {
  expect(standardPercent(TABLE, new Date(at))).toBe(percent);
});

test('before the first rate there is none', () => {
  expect(() => standardPercent(TABLE, new Date('2019-12-31T12:00:00Z'))).toThrow(
    new RangeError('no VAT rate is known for 2019-12-31'),
  );
});
