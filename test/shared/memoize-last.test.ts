import { expect, jest, test } from '@jest/globals';
import { memoizeLast } from '../../src/shared/memoize-last.js';

test('makes a value again only for another argument than the last', () => {
  const make = jest.fn((day: number) => `day ${day}`);
  const said = memoizeLast(make);
  expect([said(1), said(1), said(2), said(2), said(1)]).toEqual([
    'day 1',
    'day 1',
    'day 2',
    'day 2',
    'day 1',
  ]);
  expect(make.mock.calls).toEqual([[1], [2], [1]]);
});
