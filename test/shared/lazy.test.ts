import { expect, test } from '@jest/globals';
import { lazy } from '../../src/shared/lazy.js';

test('a value is made when it is first asked for, and only then', () => {
  let made = 0;
  const value = lazy(() => ++made);
  expect(made).toBe(0);
  expect([value(), value()]).toEqual([1, 1]);
});

test('nothing is kept of a try that failed', () => {
  const tries = [new Error('not yet'), null];
  const value = lazy(() => {
    const failure = tries.shift();
    if (failure != null) throw failure;
    return 'made';
  });
  expect(value).toThrow('not yet');
  expect(value()).toBe('made');
});
