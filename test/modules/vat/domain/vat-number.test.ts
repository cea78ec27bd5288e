import { expect, test } from '@jest/globals';
import {
  compactNumber,
  numberCountry,
  spellNumber,
  unionNumber,
} from '../../../../src/modules/vat/domain/vat-number.js';

test.each([
  { number: 'not a number', country: null },
  { number: 'EL 123', country: 'gr' },
  { number: ' ee123', country: 'ee' },
  { number: 'E1', country: null },
  { number: '1EE123', country: null },
  { number: 'EE', country: null },
  { number: 'ATU123', country: 'at' },
  { number: 'IE+123', country: 'ie' },
  { number: null, country: null },
])('the number $number is of $country', ({ number, country }) => {
  expect(numberCountry(number)).toBe(country);
});

test.each([
  { text: 'el 123.456-789', country: 'EL', digits: '123456789' },
  { text: 'GR123456789', country: 'EL', digits: '123456789' },
  { text: 'be 0123.456.789', country: 'BE', digits: '0123456789' },
  { text: 'ee123456789', country: 'EE', digits: '123456789' },
])('$text is checked as $country $digits', ({ text, country, digits }) => {
  expect(unionNumber(text)).toEqual({ country, digits });
  expect(spellNumber({ country, digits })).toBe(country + digits);
});

test.each(['GB123456789', 'XI123456789', 'CHE123456789', 'NO123456789MVA', '12345', '', 'U.K.'])(
  '"%s" cannot be checked',
  (text) => {
    expect(unionNumber(text)).toBeNull();
  },
);

test('without a number nothing is checked', () => {
  expect(unionNumber(null)).toBeNull();
});

test('a number is compared in normalised form', () => {
  expect(compactNumber(' de 123-456.789 ')).toBe('DE123456789');
});
