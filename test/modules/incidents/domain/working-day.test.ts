import { expect, test } from '@jest/globals';
import { publicHolidays } from '../../../../src/platform/calendar/public-holidays.js';
import { formatInstant } from '../../../../src/modules/incidents/domain/instant.js';
import { instantAt } from '../../../../src/modules/incidents/domain/local-time.js';
import {
  endOfPeriod,
  reliefOf,
  type CalendarPlace,
} from '../../../../src/modules/incidents/domain/working-day.js';

const holidays = publicHolidays();

const place = (country: string, zone: string): CalendarPlace => ({
  zone,
  holidayOn: (day) => holidays.nameOf(country, day, 'en'),
});

const TALLINN = place('ee', 'Europe/Tallinn');
const BERLIN = place('de', 'Europe/Berlin');
const DUBLIN = place('ie', 'Europe/Dublin');

const daysOff = (reasons: readonly { key: string; params?: Record<string, unknown> }[]) =>
  reasons
    .filter(({ key }) => key.startsWith('clocks:day_off'))
    .map(({ params }) => params?.['name'] ?? 'weekend');

test.each([
  { what: 'a working day', last: '2026-03-10T10:00:00Z', end: '2026-03-10T21:59:59Z', off: [] },
  {
    what: 'the national day, a Tuesday',
    last: '2026-02-24T10:00:00Z',
    end: '2026-02-25T21:59:59Z',
    off: ['Independence Day'],
  },
  {
    what: 'Good Friday, and Easter Sunday after it',
    last: '2026-04-03T10:00:00Z',
    end: '2026-04-06T20:59:59Z',
    off: ['Good Friday', 'weekend', 'Easter Sunday'],
  },
  {
    what: 'a Saturday before the clocks go forward',
    last: '2026-03-28T10:00:00Z',
    end: '2026-03-30T20:59:59Z',
    off: ['weekend', 'weekend'],
  },
  {
    what: 'a Saturday before the clocks go back',
    last: '2026-10-24T10:00:00Z',
    end: '2026-10-26T21:59:59Z',
    off: ['weekend', 'weekend'],
  },
  {
    what: 'late on Thursday by UTC, which is Friday in Tallinn',
    last: '2026-04-02T22:00:00Z',
    end: '2026-04-06T20:59:59Z',
    off: ['Good Friday', 'weekend', 'Easter Sunday'],
  },
])('a period that ends on $what in Estonia ends at $end', ({ last, end, off }) => {
  const { at, reasons } = endOfPeriod(new Date(last), TALLINN);
  expect([formatInstant(at), daysOff(reasons)]).toEqual([end, off]);
});

test('Easter Monday moves the end in Germany but not in Estonia', () => {
  const saturday = new Date('2026-04-04T10:00:00Z');
  expect(formatInstant(endOfPeriod(saturday, BERLIN).at)).toBe('2026-04-07T21:59:59Z');
  expect(formatInstant(endOfPeriod(saturday, TALLINN).at)).toBe('2026-04-06T20:59:59Z');
});

test.each([
  { what: 'on a Wednesday', deadline: '2026-03-11T10:00:00Z', end: null },
  { what: 'on a Sunday', deadline: '2026-03-15T10:00:00Z', end: '2026-03-16T10:00:00Z' },
  { what: 'on a Sunday in summer', deadline: '2026-06-14T10:00:00Z', end: '2026-06-15T09:00:00Z' },
  { what: 'on the national day', deadline: '2026-02-24T10:00:00Z', end: '2026-02-25T10:00:00Z' },
])('a term of DORA that ends $what is extended to $end', ({ deadline, end }) => {
  const relief = reliefOf(new Date(deadline), 12, TALLINN);
  expect(relief === null ? null : formatInstant(relief.at)).toBe(end);
});

test('noon is noon in local time', () => {
  expect(formatInstant(instantAt('2026-01-05', '12:00:00', 'Europe/Lisbon'))).toBe(
    '2026-01-05T12:00:00Z',
  );
  expect(formatInstant(instantAt('2026-07-06', '12:00:00', 'Europe/Athens'))).toBe(
    '2026-07-06T09:00:00Z',
  );
  expect(
    formatInstant(reliefOf(new Date('2026-08-03T10:00:00Z'), 12, DUBLIN)?.at ?? new Date(0)),
  ).toBe('2026-08-04T11:00:00Z');
});
