import { expect, test } from '@jest/globals';
import { matchActivity } from '../../../../src/modules/scoping/domain/activity-match.js';
import { knowledge } from './knowledge.js';

/** Short form: version, code, and the confirmed sector or the hints in brackets. */
function reported(input: string, country: string | null = null): string {
  const match = matchActivity(knowledge.activity, input, country);
  if (match.kind === 'unknown') return 'unknown';
  if (match.kind === 'ambiguous') return `ambiguous ${match.code}`;
  const { version, code, confirmed, hints } = match.reading;
  const doubt = match.doubt === null ? '' : `, ${match.doubt}`;
  return `${version} ${code} ${confirmed ?? `[${hints.join(' ')}]`}${doubt}`;
}

test.each([
  ['35.11', '2.1 35.11 energy_electricity'],
  [' d35.11 ', '2.1 35.11 energy_electricity'],
  ['D 35.11', '2.1 35.11 energy_electricity'],
  ['3511', '2.1 35.11 energy_electricity'],
  ['35.11-0', '2.1 35.11 energy_electricity'],
  ['35.11.Z', '2.1 35.11 energy_electricity'],
  ['06.10', '2.1 06.10 energy_oil'],
  ['26', '2.1 26 manufacturing_computer_electronic_optical'],
  ['26.1', '2.1 26.1 manufacturing_computer_electronic_optical'],
  ['26.60', '2.1 26.60 manufacturing_medical_devices'],
  ['10.7', '2.1 10.7 food'],
  ['62.10', '2.1 62.10 [digital_infrastructure ict_service_management]'],
  ['01.11', '2.1 01.11 []'],
])('without a country "%s" is read as %s', (input, expected) => {
  expect(reported(input)).toBe(expected);
});

test('a division without a sector gives the sectors below it as hints', () => {
  expect(reported('35')).toContain('2.1 35 [energy_electricity');
  expect(reported('86')).toBe('2.1 86 [health]');
});

test.each([
  '',
  ' ',
  'abc',
  '6',
  '1.1',
  '610',
  '99.99',
  '26.99',
  '62.10.xx',
  '123456789',
  '62,10',
  '-62.10',
  'constructor',
  '__proto__',
  '62.10; drop',
  '６２.10',
])('"%s" is not recognised', (input) => {
  expect(reported(input)).toBe('unknown');
});

test.each(['20.51', '38.32', '61.20', '46.71'])(
  'without a country the code %s is ambiguous, because the versions disagree',
  (input) => {
    expect(reported(input)).toBe(`ambiguous ${input}`);
  },
);

test.each(['35.12', '35.13', '35.14', '38.21', '38.31'])(
  'the code %s has another meaning in each version but the same sector, so it is confirmed',
  (input) => {
    expect(reported(input)).toMatch(/^2\.1 \d\d\.\d\d [a-z_]+$/);
  },
);

test.each([
  ['38.32', 'ee', '2.1 38.32 waste_management'],
  ['EMTAK 2008 61201', 'ee', '2.0 61.20 digital_infrastructure'],
  ['EMTAK 2025 61201', null, '2.1 61.20 [digital_infrastructure]'],
  ['NACE Rev. 2: 61.20', null, '2.0 61.20 digital_infrastructure'],
  ['NACE Rev. 2.1 61.20', null, '2.1 61.20 [digital_infrastructure]'],
  ['NACE 35.11', null, '2.1 35.11 energy_electricity'],
  ["TEÁOR'08 2611", 'hu', '2.0 26.11 manufacturing_computer_electronic_optical'],
  ['61.20Z', 'fr', '2.0 61.20 digital_infrastructure, mixed_version'],
  ['61.20.Z', 'pl', '2.1 61.20 [digital_infrastructure], mixed_version'],
  ['26110', 'ee', '2.1 26.11 manufacturing_computer_electronic_optical'],
  ['62011', 'ee', '2.0 62.01 [digital_infrastructure ict_service_management], other_version'],
  ['35.11', 'us', '2.1 35.11 energy_electricity'],
])('"%s" of country %s is read as %s', (input, country, expected) => {
  expect(reported(input, country)).toBe(expected);
});

test('a code with more digits than the country uses is not recognised', () => {
  expect(reported('351100', 'ee')).toBe('unknown');
  expect(reported('35110000', 'gr')).toBe('2.1 35.11 energy_electricity');
});
