import { expect, test } from '@jest/globals';
import { findMeasure, indexMeasures } from '../../../../src/modules/mapping/domain/find-measure.js';
import { measure, sample } from './sample.js';

const index = indexMeasures(sample.measures);

const keysOf = (requested: string): string | null => {
  const match = findMeasure(index, requested);
  return match && [match.measure, ...match.others].map(({ key }) => key).join(' ');
};

test.each([
  'b',
  'B',
  ' b ',
  '(b)',
  'art 21(2)(b)',
  'Art. 21 (2) (b)',
  '21(2)(b)',
  '21.2.b',
  'art21(2)b',
])('the article form "%s" is measure b', (request) => {
  expect(keysOf(request)).toBe('b');
});

test.each(['artikkel 21(2)(b)', 'Article 21(2)(b)', 'ARTIKKEL 21 (2)(b)'])(
  'the word for article may be written out: "%s"',
  (query) => {
    expect(keysOf(query)).toBe('b');
  },
);

test.each(['k', 'z', '(k)', 'art 21(2)(k)', '21(2)(z)'])(
  'no measure has the letter of "%s"',
  (request) => {
    expect(keysOf(request)).toBeNull();
  },
);

test.each([
  { request: 'policies on risk analysis', key: 'a' },
  { request: 'INTSIDENTIDE KÄSITLEMINE', key: 'b' },
  { request: 'incident  handling', key: 'b' },
])('the full name "$request" finds only $key', ({ request, key }) => {
  expect(keysOf(request)).toBe(key);
});

test.each([
  { request: 'risk', keys: 'a' },
  { request: 'kasitle', keys: 'b' },
  { request: 'handtering', keys: 'b' },
  { request: 'ΧΕΙΡΙΣΜΟΣ', keys: 'a' },
  { request: 'incident', keys: 'b c' },
  { request: 'tal', keys: 'c' },
])('the fragment "$request" finds $keys, first letter first', ({ request, keys }) => {
  expect(keysOf(request)).toBe(keys);
});

test.each([
  '',
  '  ',
  'ta',
  'xyz',
  'art',
  'art 21',
  '21(2)',
  '22(2)(a)',
  '21(2) art (b)',
  '%',
  '.*',
])('"%s" finds nothing', (request) => {
  expect(keysOf(request)).toBeNull();
});

test('a full name that others contain finds only its own measure', () => {
  const two = indexMeasures([
    measure('a', 'incident handling plan'),
    measure('b', 'incident handling'),
  ]);
  expect(findMeasure(two, 'incident handling')).toMatchObject({
    measure: { key: 'b' },
    others: [],
  });
});
