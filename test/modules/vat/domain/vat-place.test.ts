/** Territories of art 5 to 7 of Directive 2006/112/EC. */
import { expect, test } from '@jest/globals';
import {
  isOfOtherTerritory,
  isOutside,
  isWithinUnion,
  placeOf,
  thirdTerritories,
} from '../../../../src/modules/vat/domain/vat-place.js';
import { A_VAT_TABLE } from './a-vat-table.js';

test.each([
  { code: null, state: null, outside: false, within: false },
  { code: 'ee', state: 'ee', outside: false, within: true },
  { code: 'mc', state: 'fr', outside: false, within: true },
  { code: 'ax', state: 'fi', outside: true, within: false },
  { code: 'us', state: 'us', outside: true, within: false },
  { code: 'zz', state: 'zz', outside: false, within: false },
])('$code counts as $state, outside the VAT territory: $outside', (row) => {
  const { code, state, outside, within } = row;
  expect(placeOf(code, A_VAT_TABLE)).toMatchObject({ state, isOutside: outside });
  expect(isOutside(code, A_VAT_TABLE)).toBe(outside);
  expect(isWithinUnion(code, A_VAT_TABLE)).toBe(within);
});

test('third territories are those territories of member states that have a code', () => {
  expect([...thirdTerritories(A_VAT_TABLE)]).toEqual(['re', 'gp', 'ax', 'ic', 'ea']);
});

test.each([
  { code: 'fi', address: 'Torggatan 1, 22100 Mariehamn', other: true },
  { code: 'fi', address: 'Katu 1, 00100 Helsinki', other: false },
  { code: 'fi', address: 'Katu 22, 00100 Helsinki', other: false },
  { code: 'ax', address: 'Torggatan 1, 22100 Mariehamn', other: false },
  { code: 'ax', address: 'Katu 1, 00100 Helsinki', other: true },
  { code: 'ax', address: 'Torggatan 1', other: false },
  { code: 'fr', address: '97400 Saint-Denis', other: true },
  { code: 're', address: '97100 Basse-Terre', other: true },
  { code: 're', address: '97400 Saint-Denis, earlier 75001 Paris', other: false },
  { code: 'es', address: 'Calle 1, 28001 Madrid, before 35001 Las Palmas', other: true },
  { code: 'ic', address: '38001 Santa Cruz', other: false },
  { code: 'ea', address: '28001 Madrid', other: false },
  { code: 'gr', address: 'Mount Athos 630 86', other: true },
  { code: 'gr', address: 'Mount Athos 63086', other: true },
  { code: 'gr', address: 'Mount Athos 163086', other: false },
  { code: 'gr', address: 'Mount Athos 630861', other: false },
  { code: 'fi', address: '974 00 is no code of Finland', other: false },
  { code: 'us', address: '22100 Somewhere', other: false },
  { code: 'im', address: '22100 Somewhere', other: false },
  { code: null, address: '22100 Mariehamn', other: false },
  { code: 'fi', address: null, other: false },
])('$address contradicts the country $code: $other', ({ code, address, other }) => {
  expect(isOfOtherTerritory(code, address, A_VAT_TABLE)).toBe(other);
});
