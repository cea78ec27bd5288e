/** Places of all members of a cluster together. */
import { expect, test } from '@jest/globals';
import { PlaceDesk } from '../../src/app/cluster-connection-limiter.js';

const takeAll = (desk: PlaceDesk, members: readonly number[], name = 'key') =>
  members.map((member) => desk.take(member, name, 3));

test('as many are given as there are, whichever member asks', () => {
  const desk = new PlaceDesk();
  expect(takeAll(desk, [1, 2, 3, 1])).toEqual([true, true, true, false]);
  expect(takeAll(desk, [2], 'another')).toEqual([true]);
});

test('one that was given back is free; one that was never given is not', () => {
  const desk = new PlaceDesk();
  takeAll(desk, [1, 1, 2]);
  desk.leave(3, 'key');
  expect(takeAll(desk, [3])).toEqual([false]);
  desk.leave(1, 'key');
  expect(takeAll(desk, [3, 3])).toEqual([true, false]);
});

test('what a member held that is gone is free', () => {
  const desk = new PlaceDesk();
  takeAll(desk, [1, 1, 2]);
  desk.forget(1);
  expect(takeAll(desk, [3, 3, 3])).toEqual([true, true, false]);
});
