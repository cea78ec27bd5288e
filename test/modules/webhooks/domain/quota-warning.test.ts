import { expect, test } from '@jest/globals';
import { MIN_SHARE, warningFor } from '../../../../src/modules/webhooks/domain/quota-warning.js';

test.each([
  { used: 0, limit: 2000, warning: null },
  { used: 1599, limit: 2000, warning: null },
  { used: 1600, limit: 2000, warning: 80 },
  { used: 1899, limit: 2000, warning: 80 },
  { used: 1900, limit: 2000, warning: 95 },
  { used: 2000, limit: 2000, warning: 95 },
  { used: 2, limit: 3, warning: null },
  { used: 3, limit: 3, warning: 95 },
])('$used of $limit requests cause the warning $warning', ({ used, limit, warning }) => {
  expect(warningFor(used, limit)).toBe(warning);
});

test('below four fifths of the limit there is no warning', () => {
  expect(MIN_SHARE).toBe(0.8);
});
