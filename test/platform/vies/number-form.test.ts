import { expect, test } from '@jest/globals';
import { isPossibleNumber } from '../../../src/platform/vies/vies-calls.js';
import { unionNumber } from '../../../src/modules/vat/domain/vat-number.js';
import { MEMBER_STATES } from '../../../src/shared/country.js';

const isPossible = (text: string): boolean => {
  const number = unionNumber(text);
  return number !== null && isPossibleNumber(number);
};

/** One well-formed number per member state; most are not assigned. */
const WELL_FORMED = [
  'ATU12345678',
  'BE0123456789',
  'BG123456789',
  'CY12345678X',
  'CZ12345678',
  'DE123456789',
  'DK12345678',
  'EE123456789',
  'EL123456789',
  'ESX12345678',
  'FI12345678',
  'FR12345678901',
  'HR12345678901',
  'HU12345678',
  'IE1234567WA',
  'IT12345678901',
  'LT123456789',
  'LU12345678',
  'LV12345678901',
  'MT12345678',
  'NL123456789B12',
  'PL1234567890',
  'PT123456789',
  'RO1234567890',
  'SE123456789001',
  'SI12345678',
  'SK1234567890',
];

test.each(WELL_FORMED)('%s has the form of a number, whatever its check digits', (text) => {
  expect(isPossible(text)).toBe(true);
});

test('every member state is covered', () => {
  expect(WELL_FORMED).toHaveLength(MEMBER_STATES.length);
});

test.each([
  'DE12345',
  'DE1234567890',
  'DE12345678A',
  'FI1234567',
  'AT12345678',
  'EL12',
  'BE123+5*7',
])('%s cannot be a number', (text) => {
  expect(isPossible(text)).toBe(false);
});

test('newer Belgian numbers begin with 1', () => {
  expect(isPossible('BE 1.234.567.890')).toBe(true);
});
