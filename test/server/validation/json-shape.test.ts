import { expect, test } from '@jest/globals';
import { JSON_LIMITS, jsonShapeProblems } from '../../../src/server/validation/json-shape.js';

const nested = (levels: number): unknown =>
  JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

const kinds = (value: unknown): string[] =>
  jsonShapeProblems(value).map(({ field, type }) => `${field} ${type}`);

test.each([1, 'x', null, true, {}, [], { a: [{ b: 'õ\t\r\n🙂' }] }])(
  '%p is well-formed',
  (value) => {
    expect(jsonShapeProblems(value)).toEqual([]);
  },
);

test('depth is counted from the value itself', () => {
  expect(jsonShapeProblems(nested(JSON_LIMITS.depth))).toEqual([]);
  expect(jsonShapeProblems(nested(JSON_LIMITS.depth + 1))).toMatchObject([{ type: 'json_depth' }]);
});

test('a hundred thousand levels exhaust neither stack nor memory', () => {
  expect(jsonShapeProblems(nested(100_000))).toHaveLength(1);
});

test.each([
  {
    what: 'list',
    at: (count: number) => Array<number>(count).fill(0),
    limit: JSON_LIMITS.arrayItems,
    type: 'too_long',
  },
  {
    what: 'object',
    at: (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [i, 0])),
    limit: JSON_LIMITS.objectMembers,
    type: 'object_too_large',
  },
  {
    what: 'text',
    at: (count: number) => 'x'.repeat(count),
    limit: JSON_LIMITS.stringBytes,
    type: 'string_too_long',
  },
])('a $what has at most $limit', ({ at, limit, type }) => {
  expect(jsonShapeProblems({ a: at(limit) })).toEqual([]);
  expect(kinds({ a: at(limit + 1) })).toEqual([`a ${type}`]);
});

test.each([
  ['a\u0000', 'string_control_characters'],
  ['\u001f', 'string_control_characters'],
  ['\u000b', 'string_control_characters'],
  ['\ufffe', 'string_control_characters'],
  ['\uffff', 'string_control_characters'],
  ['\ud800', 'string_unicode'],
  ['\udc00\ud800', 'string_unicode'],
])('the text %j is an error', (text, type) => {
  expect(kinds({ a: { b: [text] } })).toEqual([`a.b.0 ${type}`]);
});

test('an error of a member’s name is reported at its object, with its position', () => {
  expect(kinds({ '\u0000': 'x', ok: 'y' })).toEqual(['body string_control_characters']);
  expect(kinds({ a: { '\u0000': '\ud800' } })).toEqual([
    'a string_control_characters',
    'a.0 string_unicode',
  ]);
});

test('the answer to a hostile body is not larger than the body', () => {
  expect(jsonShapeProblems({ a: Array<string>(1000).fill('\u0000') })).toHaveLength(100);
});

test('a picture in base64 may be longer than a text; its argument limits it', () => {
  const long = 'A'.repeat(JSON_LIMITS.stringBytes);
  expect(kinds({ a: `iVBORw0KGgo${long}`, b: `PHN2Zy${long}==` })).toEqual([]);
  expect(kinds({ a: long, b: `x${long}`, c: `iVBORw0KGgo${long}!` })).toEqual([
    'b string_too_long',
    'c string_too_long',
  ]);
});
