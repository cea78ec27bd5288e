import { expect, jest, test } from '@jest/globals';
import { memoizeLast } from '../../src/shared/memoize-last.js';

test('computes a value again only for an argument that differs from the last', () => {
  const make = jest.fn((day: number) => `day ${day}`);
  const memoized = memoizeLast(make);
  expect([memoized(1), memoized(1), memoized(2), memoized(2), memoized(1)]).toEqual([
    'day 1',
    'day 1',
    'day 2',
    'day 2',
    'day 1',
  ]);
  expect(make.mock.calls).toEqual([[1], [2], [1]]);
});
