import { expect, test } from '@jest/globals';
import {
  monthAllowance,
  summariseLicence,
  summariseOrder,
} from '../../../../src/modules/billing/domain/summary.js';

const period = {
  licence: 'professional',
  from: new Date('2026-03-01T00:00:00Z'),
  until: new Date('2026-04-01T00:00:00Z'),
} as const;

test.each([
  { now: '2026-03-31T23:59:59.999Z', status: 'active' },
  { now: '2026-04-01T00:00:00Z', status: 'in_grace' },
  { now: '2026-04-07T23:59:59.999Z', status: 'in_grace' },
  { now: '2026-04-08T00:00:00Z', status: 'ended' },
])('a licence until 1 April is $status at $now', ({ now, status }) => {
  expect(summariseLicence(period, new Date(now))).toEqual({ ...period, status });
});

test.each([
  { used: 0, limit: null, left: null },
  { used: 3, limit: 5, left: 2 },
  { used: 5, limit: 5, left: 0 },
  { used: 6, limit: 5, left: 0 },
])('$used of $limit requests leave $left until the next month', ({ used, limit, left }) => {
  const resetsAt = new Date('2027-01-01T00:00:00Z');
  const expected = { month: '2026-12', used, limit, left, resetsAt };
  expect(monthAllowance('2026-12', used, limit)).toEqual(expected);
});

test('the summary of an order has its price and state, not its documents', () => {
  const createdAt = new Date('2026-03-01T00:00:00Z');
  const kept = {
    id: 'o-1',
    serviceKey: 'gap_report',
    country: 'ee',
    createdAt,
    phase: 'released',
    state: { payment: 'paid', documents: 'released' },
    amounts: { netCents: 100, vatPercent: 24, vatCents: 24, totalCents: 124, vatStatus: 'valid' },
  } as const;
  const others = { documentCount: 1, doubts: [], paymentLink: null, expiresAt: null };
  const order = { ...kept, ...others, invoiceNumber: 'INV-1', documents: [] };
  expect(summariseOrder(order)).toEqual(kept);
});
