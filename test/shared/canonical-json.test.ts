import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson } from '../../src/shared/canonical-json.js';

test.each([
  { one: '{"a":1,"b":[1,2]}', other: '{ "b": [1, 2.0], "a": 1 }', same: true },
  { one: '{"a":{"x":1,"y":2}}', other: '{"a":{"y":2,"x":1}}', same: true },
  { one: '{"a":null}', other: '{}', same: false },
  { one: '[1,2]', other: '[2,1]', same: false },
  { one: '{"a":"1"}', other: '{"a":1}', same: false },
  { one: '{"a":"\\u00e4"}', other: '{"a":"ä"}', same: true },
  { one: '{"__proto__":1}', other: '{}', same: false },
  { one: '{"ab":"c"}', other: '{"a":"bc"}', same: false },
])('$one and $other are the same request: $same', ({ one, other, same }) => {
  expect(canonicalJson(JSON.parse(one)) === canonicalJson(JSON.parse(other))).toBe(same);
});

test('the text parses to the original value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
