import { expect, test } from '@jest/globals';
import { publicHolidays } from '../../../src/platform/calendar/public-holidays.js';
import { MEMBER_STATES } from '../../../src/shared/country.js';

const holidays = publicHolidays();

test.each(MEMBER_STATES)(
  '%s has New Year and Christmas off, and does not have 9 June off',
  (country) => {
    expect(holidays.nameOf(country, '2027-01-01', 'en')).not.toBeNull();
    expect(holidays.nameOf(country, '2027-12-25', 'en')).not.toBeNull();
    expect(holidays.nameOf(country, '2027-06-09', 'en')).toBeNull();
  },
);

test.each([
  { country: 'ee', day: '2026-02-24', language: 'en', name: 'Independence Day' },
  { country: 'ee', day: '2026-02-24', language: 'et', name: 'iseseisvuspäev' },
  { country: 'de', day: '2026-04-03', language: 'de', name: 'Karfreitag' },
  { country: 'fr', day: '2026-04-03', language: 'fr', name: null },
  { country: 'ee', day: '2026-02-23', language: 'en', name: null },
] as const)('$day in $country is called $name', ({ country, day, language, name }) => {
  expect(holidays.nameOf(country, day, language)).toBe(name);
});

test('a name does not depend on the languages of earlier calls', () => {
  const day = '2026-02-24';
  const alone = publicHolidays().nameOf('ee', day, 'de');
  const later = publicHolidays();
  later.nameOf('ee', day, 'fr');
  later.nameOf('ee', day, 'en');
  expect(later.nameOf('ee', day, 'de')).toBe(alone);
});
