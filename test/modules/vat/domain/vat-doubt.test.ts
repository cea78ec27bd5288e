import { expect, test } from '@jest/globals';
import { isRefused, reviewOf } from '../../../../src/modules/vat/domain/vat-doubt.js';

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
