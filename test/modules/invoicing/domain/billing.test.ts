import { expect, test } from '@jest/globals';
import { toAmount } from '../../../../src/shared/amount.js';
import { extendLicence } from '../../../../src/modules/licences/domain/licence-period.js';
import {
  fromOrderCursor,
  toOrderCursor,
} from '../../../../src/modules/orders/domain/order-cursor.js';
import {
  monthAllowance,
  summariseLicence,
} from '../../../../src/modules/billing/domain/summary.js';

const at = (text: string): Date => new Date(text);

test.each([
  { cents: 0, text: '0.00' },
  { cents: 5, text: '0.05' },
  { cents: 197160, text: '1971.60' },
  { cents: 100000000, text: '1000000.00' },
  { cents: -1050, text: '-10.50' },
])('$cents cents are written $text', ({ cents, text }) => {
  expect(toAmount(cents)).toBe(text);
});

const RUNNING = {
  licence: 'professional',
  from: at('2026-01-15T10:00:00Z'),
  until: at('2026-02-15T10:00:00Z'),
} as const;

test.each([
  {
    name: 'none: a month from the payment',
    present: null,
    paidAt: '2026-01-31T12:00:00Z',
    from: '2026-01-31T12:00:00Z',
    until: '2026-02-28T12:00:00Z',
  },
  {
    name: 'the same, running: a month more',
    present: RUNNING,
    paidAt: '2026-02-10T00:00:00Z',
    from: '2026-01-15T10:00:00Z',
    until: '2026-03-15T10:00:00Z',
  },
  {
    name: 'the same, in its last hour of grace: a month more',
    present: RUNNING,
    paidAt: '2026-02-22T09:00:00Z',
    from: '2026-01-15T10:00:00Z',
    until: '2026-03-15T10:00:00Z',
  },
  {
    name: 'the same, lapsed: a month from the payment',
    present: RUNNING,
    paidAt: '2026-02-22T10:00:00Z',
    from: '2026-02-22T10:00:00Z',
    until: '2026-03-22T10:00:00Z',
  },
  {
    name: 'the same, cut by a short month: on the day of the start again',
    present: { ...RUNNING, from: at('2026-01-31T10:00:00Z'), until: at('2026-02-28T10:00:00Z') },
    paidAt: '2026-02-27T10:00:00Z',
    from: '2026-01-31T10:00:00Z',
    until: '2026-03-31T10:00:00Z',
  },
  {
    name: 'the same, with a separate end: a month more',
    present: { ...RUNNING, until: at('2026-02-10T10:00:00Z') },
    paidAt: '2026-02-09T10:00:00Z',
    from: '2026-01-15T10:00:00Z',
    until: '2026-03-10T10:00:00Z',
  },
  {
    name: 'another one: a month from the payment',
    present: { ...RUNNING, licence: 'enterprise' as const },
    paidAt: '2026-02-01T00:00:00Z',
    from: '2026-02-01T00:00:00Z',
    until: '2026-03-01T00:00:00Z',
  },
])('a licence paid after $name', ({ present, paidAt, from, until }) => {
  expect(extendLicence(present, 'professional', at(paidAt))).toEqual({
    licence: 'professional',
    from: at(from),
    until: at(until),
  });
});

test.each([
  { now: '2026-02-15T09:59:59Z', status: 'active' },
  { now: '2026-02-15T10:00:00Z', status: 'in_grace' },
  { now: '2026-02-22T09:59:59Z', status: 'in_grace' },
  { now: '2026-02-22T10:00:00Z', status: 'ended' },
])('a licence until 15 February is $status at $now', ({ now, status }) => {
  expect(summariseLicence(RUNNING, at(now)).status).toBe(status);
});

test('a quota contains what is left and when it restarts', () => {
  expect(monthAllowance('2026-12', 12, 10)).toEqual({
    month: '2026-12',
    used: 12,
    limit: 10,
    left: 0,
    resetsAt: at('2027-01-01T00:00:00Z'),
  });
  expect(monthAllowance('2026-12', 12, null).left).toBeNull();
});

test('a cursor decodes to its order, and no other text does', () => {
  const position = {
    createdAt: at('2026-02-01T00:00:00.123Z'),
    id: '0b8f3b44-7f0f-4a3e-9b0e-1f7f3f7b0a11',
  };
  expect(fromOrderCursor(toOrderCursor(position))).toEqual(position);
  for (const text of ['', 'abc', 'AAAA', 'ä', 'A'.repeat(500)]) {
    expect(fromOrderCursor(text)).toBeNull();
  }
});
