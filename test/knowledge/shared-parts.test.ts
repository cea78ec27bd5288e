/** Equal parts are written once and read as if written in every place. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { joinParts, shareParts } from '../../src/knowledge/shared-parts.js';

const written = (value: unknown): string => JSON.stringify(shareParts(value));

const read = (text: string): unknown =>
  joinParts(JSON.parse(text) as ReturnType<typeof shareParts>); // written by `shareParts`

const source = { title: 'Directive (EU) 2022/2555', provision: 'art 21(2)', read: '2026-11-22' };

test('any JSON is read unchanged', () => {
  const part = fc.constantFrom(source, { sources: [source, source] }, [source, [source]]);
  const named = (value: unknown) => JSON.stringify(value).includes('"=":');
  const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => !named(value));
  const values = json.chain((value) => {
    const inner = fc.oneof(fc.constant(value), part);
    return fc.oneof(fc.array(inner), fc.dictionary(fc.constantFrom('a', 'b', 'c', '1'), inner));
  });
  fc.assert(
    fc.property(values, (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(read(written(plain))).toEqual(plain);
    }),
    { numRuns: 2_000 },
  );
});

test('an equal part is written once, also if nested', () => {
  const text = written({
    one: source,
    two: [{ ...source }],
    three: { of: [source], by: 'a reader' },
  });
  expect(text.split(source.title)).toHaveLength(2);
  const inner = written([
    { sources: [source], kind: 'a' },
    { sources: [source], kind: 'a' },
    { sources: [source], kind: 'b' },
  ]);
  expect(inner.split(source.title)).toHaveLength(2);
});

test('a property with the name of references is refused', () => {
  expect(() => written([{ '=': 0 }])).toThrow('a property is named "="');
});

test('the result cannot be changed', () => {
  const { of } = read(written({ of: [source, source] })) as { of: object[] };
  expect(of[0]).toBe(of[1]);
  expect([of, ...of].every(Object.isFrozen)).toBe(true);
});
