/** Connection limits shared by all members of a cluster. */
import { expect, test } from '@jest/globals';
import { ClusterConnectionLimiter } from '../../src/app/cluster-rate-limiter.js';

const takeAll = (counters: ClusterConnectionLimiter, members: readonly number[], name = 'key') =>
  members.map((member) => counters.acquire(member, name, 3));

test('as many are given as there are, whichever member asks', () => {
  const counters = new ClusterConnectionLimiter();
  expect(takeAll(counters, [1, 2, 3, 1])).toEqual([true, true, true, false]);
  expect(takeAll(counters, [2], 'another')).toEqual([true]);
});

test('one that was given back is free; one that was never given is not', () => {
  const counters = new ClusterConnectionLimiter();
  takeAll(counters, [1, 1, 2]);
  counters.release(3, 'key');
  expect(takeAll(counters, [3])).toEqual([false]);
  counters.release(1, 'key');
  expect(takeAll(counters, [3, 3])).toEqual([true, false]);
});

test('what a member held that is gone is free', () => {
  const counters = new ClusterConnectionLimiter();
  takeAll(counters, [1, 1, 2]);
  counters.forget(1);
  expect(takeAll(counters, [3, 3, 3])).toEqual([true, true, false]);
});
