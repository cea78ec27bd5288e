/** Texts of frozen objects are created once, within a memory limit. */
import { expect, test } from '@jest/globals';
import { FROZEN_TEXT_BYTES, keepingFrozen } from '../../../src/server/writer/frozen-texts.js';

function counting(text: string) {
  const state = { written: 0 };
  const write = keepingFrozen(() => {
    state.written++;
    return text;
  });
  return { state, write };
}

test('a frozen object is serialised once, any other each time', () => {
  const { state, write } = counting('x');
  const frozen = Object.freeze({ a: 1 });
  expect([write(frozen), write(frozen), state.written]).toEqual(['x', 'x', 1]);
  const open = { a: 1 };
  write(open);
  write(open);
  expect(state.written).toBe(3);
});

test('beyond the limit all cached texts are dropped, of every writer', () => {
  const { state, write } = counting('x');
  const frozen = Object.freeze({ a: 1 });
  write(frozen);
  const large = counting('y'.repeat(1_000_000));
  for (let size = 0; size < FROZEN_TEXT_BYTES; size += 1_000_000) large.write(Object.freeze({}));
  expect(write(frozen)).toBe('x');
  expect(state.written).toBe(2);
});
