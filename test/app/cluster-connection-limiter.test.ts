/** Connection limits shared by all members of a cluster. */
import { expect, test } from '@jest/globals';
import { ClusterConnectionLimiter } from '../../src/app/cluster-rate-limiter.js';

const acquireAll = (counters: ClusterConnectionLimiter, members: readonly number[], name = 'key') =>
  members.map((member) => counters.acquire(member, name, 3));

test('the limit holds for all members together', () => {
  const counters = new ClusterConnectionLimiter();
  expect(acquireAll(counters, [1, 2, 3, 1])).toEqual([true, true, true, false]);
  expect(acquireAll(counters, [2], 'another')).toEqual([true]);
});

test('a released place is free; a place that was never granted is not', () => {
  const counters = new ClusterConnectionLimiter();
  acquireAll(counters, [1, 1, 2]);
  counters.release(3, 'key');
  expect(acquireAll(counters, [3])).toEqual([false]);
  counters.release(1, 'key');
  expect(acquireAll(counters, [3, 3])).toEqual([true, false]);
});

test('places of a member that has exited are free', () => {
  const counters = new ClusterConnectionLimiter();
  acquireAll(counters, [1, 1, 2]);
  counters.forget(1);
  expect(acquireAll(counters, [3, 3, 3])).toEqual([true, true, false]);
});
