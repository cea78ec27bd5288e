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
])('the article form "%s" names measure b', (request) => {
  expect(keysOf(request)).toBe('b');
});

test.each(['artikkel 21(2)(b)', 'Article 21(2)(b)', 'ARTIKKEL 21 (2)(b)'])(
  'the word for article may be written out: "%s"',
  (wanted) => {
    expect(keysOf(wanted)).toBe('b');
  },
);

test.each(['k', 'z', '(k)', 'art 21(2)(k)', '21(2)(z)'])(
  'no measure has the letter of "%s"',
  (asked) => {
    expect(keysOf(asked)).toBeNull();
  },
);

test.each([
  { asked: 'policies on risk analysis', key: 'a' },
  { asked: 'INTSIDENTIDE KÄSITLEMINE', key: 'b' },
  { asked: 'incident  handling', key: 'b' },
])('the whole name "$asked" names $key alone', ({ asked, key }) => {
  expect(keysOf(asked)).toBe(key);
});

test.each([
  { asked: 'risk', keys: 'a' },
  { asked: 'kasitle', keys: 'b' },
  { asked: 'handtering', keys: 'b' },
  { asked: 'ΧΕΙΡΙΣΜΟΣ', keys: 'a' },
  { asked: 'incident', keys: 'b c' },
  { asked: 'tal', keys: 'c' },
])('the fragment "$asked" finds $keys, first letter first', ({ asked, keys }) => {
  expect(keysOf(asked)).toBe(keys);
});

test.each(['', '  ', 'ta', 'xyz', 'art', 'art 21', '21(2)', '22(2)(a)', '%', '.*'])(
  'nothing is found for "%s"',
  (asked) => {
    expect(keysOf(asked)).toBeNull();
  },
);

test('a whole name that others contain finds only its own measure', () => {
  const two = indexMeasures([
    measure('a', 'incident handling plan'),
    measure('b', 'incident handling'),
  ]);
  expect(findMeasure(two, 'incident handling')).toMatchObject({
    measure: { key: 'b' },
    others: [],
  });
});
