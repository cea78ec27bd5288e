import { expect, test } from '@jest/globals';
import { matchesTag, strongTag, weakTag } from '../../../src/server/http/entity-tag.js';

const VERSION = 'kb_2026-01-01_00000000';
const tag = weakTag(VERSION, { a: 1 });

test('a weak tag contains the version and differs by content', () => {
  expect(tag).toMatch(/^W\/"kb_2026-01-01_00000000\.[0-9a-f]{16}"$/);
  expect(weakTag(VERSION, { a: 1 })).toBe(tag);
  expect(weakTag(VERSION, { a: 2 })).not.toBe(tag);
  expect(strongTag('body')).toMatch(/^"[0-9a-f]{16}"$/);
});

test.each([
  { header: undefined, held: false },
  { header: '', held: false },
  { header: tag, held: true },
  { header: tag.slice(2), held: true },
  { header: `"other", ${tag}`, held: true },
  { header: ' * ', held: true },
  { header: '"other"', held: false },
  { header: VERSION, held: false },
])('If-None-Match $header matches the answer: $held', ({ header, held }) => {
  expect(matchesTag(header, tag)).toBe(held);
});
