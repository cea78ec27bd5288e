import { expect, test } from '@jest/globals';
import {
  boughtPeriod,
  extendLicence,
  renewalDue,
} from '../../../../src/modules/licences/domain/licence-period.js';

const day = (text: string): Date => new Date(`${text}T12:00:00Z`);

const period = (from: string, until: string) =>
  ({ licence: 'professional', from: day(from), until: day(until) }) as const;

test('a first licence lasts one month from the payment', () => {
  const first = extendLicence(null, 'professional', day('2026-01-31'));
  expect(first).toEqual(period('2026-01-31', '2026-02-28'));
  expect(boughtPeriod(null, first)).toEqual({ from: day('2026-01-31'), until: day('2026-02-28') });
});

test.each([
  { present: period('2026-01-31', '2026-02-28'), paid: '2026-02-20', until: '2026-03-31' },
  { present: period('2026-01-31', '2026-03-31'), paid: '2026-03-31', until: '2026-04-30' },
  { present: period('2026-01-15', '2026-02-15'), paid: '2026-02-21', until: '2026-03-15' },
  { present: period('2025-12-10', '2026-01-10'), paid: '2026-01-05', until: '2026-02-10' },
  { present: period('2025-12-31', '2026-02-28'), paid: '2026-02-20', until: '2026-03-31' },
  { present: period('2026-01-10', '2026-02-05'), paid: '2026-02-01', until: '2026-03-05' },
])('if paid on $paid within licence or grace, a month is added', ({ present, paid, until }) => {
  const extended = extendLicence(present, 'professional', day(paid));
  expect(extended).toEqual({ ...present, until: day(until) });
  expect(boughtPeriod(present, extended)).toEqual({ from: present.until, until: day(until) });
});

test('after the grace period, or for another licence, a period begins with the payment', () => {
  const present = period('2026-01-15', '2026-02-15');
  const late = extendLicence(present, 'professional', day('2026-02-22'));
  expect(late).toEqual(period('2026-02-22', '2026-03-22'));
  expect(boughtPeriod(present, late)).toEqual({ from: late.from, until: late.until });
  const other = extendLicence(present, 'enterprise', day('2026-02-01'));
  expect(other).toEqual({ ...period('2026-02-01', '2026-03-01'), licence: 'enterprise' });
});

test('a renewal is offered seven days before the end', () => {
  expect(renewalDue(day('2026-02-08'))).toEqual(day('2026-02-15'));
});
