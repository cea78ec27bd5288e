/** Request bodies and responses with their keys are cached within a memory limit. */
import { expect, test } from '@jest/globals';
import { ResponseCache } from '../../../src/server/response-cache/response-cache.js';
import { CachedAnswer } from '../../../src/server/response-cache/cached-answer.js';
import type { PreparedText } from '../../../src/server/graphql/prepared-query.js';
import { RequestBodyCache } from '../../../src/server/fast-path/request-body-cache.js';

const MEBIBYTE = 1_048_576;
const text = { id: 1 } as PreparedText; // never read

test('bodies use at most 8 MB', () => {
  const bodies = new RequestBodyCache();
  const body = (number: number): Buffer => Buffer.from(`${String(number)} ${'x'.repeat(4_000)}`);
  const requested = { text, variables: {}, answer: 'name' };
  for (let number = 0; number < 300; number++) {
    bodies.remember(body(number), requested);
    expect(bodies.bytes).toBeLessThanOrEqual(8 * MEBIBYTE);
  }
  expect([bodies.at(body(0)), bodies.at(body(299))]).toEqual([undefined, requested]);
});

test('answers and their keys use at most 40 MB', () => {
  const cache = new ResponseCache();
  const answer = CachedAnswer.of(`id ${'x'.repeat(20_000)}`, 'id', null);
  const name = (number: number): string => `${String(number)} ${'n'.repeat(8_000)}`;
  for (let number = 0; number < 2_000; number++) {
    cache.isWorthKeeping(name(number));
    if (answer !== null) cache.keep(name(number), answer);
    expect(cache.bytes).toBeLessThanOrEqual(40 * MEBIBYTE);
  }
  expect([cache.get(name(0)), cache.get(name(1_999))]).toEqual([undefined, answer]);
});

test('an overlong key is not cached', () => {
  const cache = new ResponseCache();
  const name = 'n'.repeat(10_000);
  expect([cache.isWorthKeeping(name), cache.isWorthKeeping(name)]).toEqual([false, false]);
});
