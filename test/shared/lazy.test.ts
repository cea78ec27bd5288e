import { expect, test } from '@jest/globals';
import { lazy } from '../../src/shared/lazy.js';

test('a value is created at its first use, and not before', () => {
  let made = 0;
  const value = lazy(() => ++made);
  expect(made).toBe(0);
  expect([value(), value()]).toEqual([1, 1]);
});

test('nothing of a failed attempt is kept', () => {
  const tries = [new Error('not yet'), null];
  const value = lazy(() => {
    const failure = tries.shift();
    if (failure != null) throw failure;
    return 'made';
  });
  expect(value).toThrow('not yet');
  expect(value()).toBe('made');
});
