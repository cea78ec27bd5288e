/** Doubts about a number or a billing country, and their review. */
import { expect, test } from '@jest/globals';
import { doubtsOf, isRefused, reviewOf } from '../../../../src/modules/vat/domain/vat-doubt.js';
import { A_VAT_TABLE } from './a-vat-table.js';

test.each([
  { doubts: [], match: 'match', ofThese: 'open', last: null, review: null, refused: false },
  { doubts: [], match: 'match', ofThese: 'open', last: 'rejected', review: null, refused: false },
  {
    doubts: [],
    match: 'not_disclosed',
    ofThese: 'open',
    last: 'rejected',
    review: 'rejected',
    refused: true,
  },
  { doubts: [], match: null, ofThese: 'open', last: 'rejected', review: 'rejected', refused: true },
  {
    doubts: ['name'],
    match: 'mismatch',
    ofThese: 'open',
    last: null,
    review: 'open',
    refused: false,
  },
  {
    doubts: ['name'],
    match: 'mismatch',
    ofThese: 'accepted',
    last: 'accepted',
    review: 'accepted',
    refused: false,
  },
  {
    doubts: ['name'],
    match: 'mismatch',
    ofThese: 'open',
    last: 'accepted',
    review: 'open',
    refused: false,
  },
  {
    doubts: ['name'],
    match: 'mismatch',
    ofThese: 'open',
    last: 'rejected',
    review: 'rejected',
    refused: true,
  },
  {
    doubts: ['name'],
    match: 'mismatch',
    ofThese: 'accepted',
    last: 'rejected',
    review: 'rejected',
    refused: true,
  },
  {
    doubts: ['seller_address'],
    match: 'match',
    ofThese: 'open',
    last: null,
    review: 'open',
    refused: true,
  },
  {
    doubts: ['seller_address'],
    match: 'match',
    ofThese: 'accepted',
    last: 'accepted',
    review: 'accepted',
    refused: false,
  },
] as const)('$doubts with $match, found $ofThese, last $last: $review', (row) => {
  const review = reviewOf(row.doubts, row.match, { ofThese: row.ofThese, last: row.last });
  expect(review).toBe(row.review);
  expect(isRefused(row.doubts, review)).toBe(row.refused);
});

const LATVIAN = { country: 'lv', vatNumber: 'LV12345678901' };

test.each([
  { address: 'Tänav 1, 10111 Tallinn, Eesti', doubts: ['seller_address'] },
  { address: 'Street 1; Estonia', doubts: ['seller_address'] },
  { address: 'Straße 1\nESTLAND', doubts: ['seller_address'] },
  { address: 'Estonia, Riga', doubts: [] },
  { address: 'Iela 1, Estonia street', doubts: [] },
  { address: 'Iela 1, ', doubts: [] },
  { address: null, doubts: [] },
])('the address $address of a Latvian buyer raises $doubts', ({ address, doubts }) => {
  expect(doubtsOf(LATVIAN, { address, nameMatch: 'match' }, A_VAT_TABLE)).toEqual(doubts);
});

test('a country name of several words is recognised at the end of an address', () => {
  const vat = { ...A_VAT_TABLE, sellerCountry: 'nl' };
  const evidence = { address: 'Straat 1, The Netherlands', nameMatch: null };
  expect(doubtsOf(LATVIAN, evidence, vat)).toEqual([]);
  const dutch = { address: 'Rue 1, Pays-Bas', nameMatch: null };
  expect(doubtsOf(LATVIAN, dutch, vat)).toEqual(['seller_address']);
});

test.each([
  ['match', []],
  ['partial', ['name']],
  ['mismatch', ['name']],
  ['not_disclosed', []],
  [null, []],
] as const)('the name in VIES of a Latvian buyer, %s, raises %j', (nameMatch, doubts) => {
  expect(doubtsOf(LATVIAN, { address: null, nameMatch }, A_VAT_TABLE)).toEqual(doubts);
});

test.each([
  { country: 'lv', vatNumber: 'LV12345678901', doubts: [] },
  { country: null, vatNumber: 'LV12345678901', doubts: [] },
  { country: 'mc', vatNumber: 'FR12345678901', doubts: [] },
  { country: 'lt', vatNumber: 'LV12345678901', doubts: ['other_state'] },
  { country: 'ee', vatNumber: 'LV12345678901', doubts: ['seller_state'] },
  { country: 'ee', vatNumber: 'EE123456789', doubts: [] },
])('$vatNumber of a buyer in $country raises $doubts', ({ doubts, ...declared }) => {
  const evidence = { address: null, nameMatch: null };
  expect(doubtsOf(declared, evidence, A_VAT_TABLE)).toEqual(doubts);
});

test('the name is of no concern where the number cannot decide the rate', () => {
  const atHome = { country: 'ee', vatNumber: 'LV12345678901' };
  const evidence = { address: null, nameMatch: 'mismatch' } as const;
  expect(doubtsOf(atHome, evidence, A_VAT_TABLE)).toEqual(['seller_state']);
});

test.each([
  { country: 'fi', vatNumber: null, doubts: ['territory'] },
  { country: null, vatNumber: 'FI12345678', doubts: ['territory'] },
  { country: 'ax', vatNumber: 'FI12345678', doubts: [] },
  { country: null, vatNumber: null, doubts: [] },
])('on the Åland Islands a buyer of $country with $vatNumber raises $doubts', (row) => {
  const { doubts, ...declared } = row;
  const evidence = { address: 'Torggatan 1, 22100 Mariehamn', nameMatch: null };
  expect(doubtsOf(declared, evidence, A_VAT_TABLE)).toEqual(doubts);
});
