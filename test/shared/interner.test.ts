/** Equal values become one frozen object; different values stay separate. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Interner } from '../../src/shared/interner.js';

const leaf = fc.oneof(fc.string({ maxLength: 2 }), fc.integer({ max: 3 }), fc.constant(null));
const value = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('node'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('node'), { noNullPrototype: true }),
  ),
})).node;

test('values are interned unchanged', () => {
  const interner = new Interner();
  fc.assert(
    fc.property(value, value, (one, other) => {
      const [first, second] = [structuredClone(one), structuredClone(other)];
      const [a, b] = [interner.of(first), interner.of(second)];
      expect(a).toEqual(one);
      expect(b).toEqual(other);
      const again = interner.of(structuredClone(one));
      expect(Object.is(again, a)).toBe(true);
      expect(Object.isFrozen(a)).toBe(true);
      if (Object.is(a, b)) expect(one).toEqual(other);
    }),
    { numRuns: 2_000 },
  );
});

test('frozen objects are returned unchanged, and evicted ones are created again', () => {
  const interner = new Interner();
  const law = Object.freeze({ act: 'x' });
  const [first] = interner.of([law]);
  expect(first).toBe(law);
  const kept = interner.of({ a: 1 });
  interner.clear();
  expect(interner.size).toBe(0);
  expect(interner.of({ a: 1 })).not.toBe(kept);
});
