import { expect, test } from '@jest/globals';
import { lastMonths, orderMonths } from '../../../../src/modules/operator/domain/order-months.js';

test('months go back over the new year, from the first to the last second in UTC', () => {
  expect(lastMonths(new Date('2026-02-01T00:00:00Z'), 3)).toEqual([
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
  expect(lastMonths(new Date('2026-03-31T23:59:59Z'), 2)).toEqual(['2026-02', '2026-03']);
});

test('a month without orders has a line of zeros', () => {
  const placed = [{ month: '2026-02', orders: 3, netCents: 300 }];
  const paid = [{ month: '2026-02', orders: 2, netCents: 200 }];
  const refunded = [{ month: '2026-01', orders: 1, netCents: 100 }];
  expect(orderMonths({ placed, paid, refunded }, ['2026-01', '2026-02'])).toEqual([
    { month: '2026-01', placed: 0, paid: 0, netCents: 0, refunded: 1, refundedCents: 100 },
    { month: '2026-02', placed: 3, paid: 2, netCents: 200, refunded: 0, refundedCents: 0 },
  ]);
});
