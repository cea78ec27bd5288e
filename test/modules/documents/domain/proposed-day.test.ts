/** Dates that a document proposes, and the period of a maintenance order. */
import { expect, test } from '@jest/globals';
import { maintainedUntil } from '../../../../src/modules/documents/domain/maintenance-period.js';
import { proposedDay } from '../../../../src/modules/documents/domain/proposed-day.js';
import { aCase } from './small-documents.js';

const PAID = new Date('2026-01-31T10:00:00Z');

test('a proposed day is months after the date of the document', () => {
  expect(proposedDay(aCase({ date: '2026-11-23' }), 1)).toBe('2026-12-23');
});

test('a month without that day ends on its last day', () => {
  expect(proposedDay(aCase({ date: '2026-08-31' }), 3)).toBe('2026-11-30');
});

test('at a weekend the next working day is proposed', () => {
  expect(proposedDay(aCase({ date: '2026-11-23' }), 6)).toBe('2027-05-24');
});

test('on a public holiday of the member state the next working day is proposed', () => {
  const holidayOn = (country: string, day: string) =>
    country === 'ee' && day === '2026-12-24' ? 'Christmas Eve' : null;
  const dayIn = (country: string | null) =>
    proposedDay(aCase({ country, date: '2026-11-24' }, { holidayOn }), 1);
  expect(dayIn('ee')).toBe('2026-12-25');
  expect(dayIn('lv')).toBe('2026-12-24');
  expect(dayIn(null)).toBe('2026-12-24');
});

test('holidays of states outside the Union are not known', () => {
  const holidayOn = () => 'a holiday';
  expect(proposedDay(aCase({ country: 'us', date: '2026-11-24' }, { holidayOn }), 1)).toBe(
    '2026-12-24',
  );
});

test('maintenance is paid for a month or a year from the payment', () => {
  const order = { serviceKey: 'hooldus', paidAt: PAID };
  expect(maintainedUntil({ ...order, isYearly: false })).toEqual(new Date('2026-02-28T10:00:00Z'));
  expect(maintainedUntil({ ...order, isYearly: true })).toEqual(new Date('2027-01-31T10:00:00Z'));
});

test('other services and unpaid orders maintain nothing', () => {
  expect(maintainedUntil({ serviceKey: 'pakett', paidAt: PAID, isYearly: true })).toBeNull();
  expect(maintainedUntil({ serviceKey: 'hooldus', paidAt: null, isYearly: true })).toBeNull();
});
