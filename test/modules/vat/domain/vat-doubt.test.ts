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
