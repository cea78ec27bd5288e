import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  applyParts,
  deltaParts,
  type DeltaPart,
} from '../../../../src/modules/law-bundle/domain/law-delta.js';

/** The parts, and the pauses during their computation. */
function partsOf(before: string, after: string) {
  const run = deltaParts(before, after);
  let pauses = 0;
  for (;;) {
    const step = run.next();
    if (step.done === true) return { parts: step.value, pauses };
    pauses += 1;
  }
}

const text = (length: number, from = 0): string =>
  Array.from({ length }, (_, at) => String.fromCharCode(0x4e00 + from + at)).join('');

const OLD = text(200);
const NEW = text(30, 1_000);

const TABLE: readonly (readonly [what: string, after: string, parts: readonly DeltaPart[]])[] = [
  ['the same text', OLD, [[0, 200]]],
  ['nothing', '', []],
  ['another text', NEW, [NEW]],
  ['a text inserted before', NEW + OLD, [NEW, [0, 200]]],
  ['a text appended', OLD + NEW, [[0, 200], NEW]],
  [
    'a text inserted in between',
    OLD.slice(0, 100) + NEW + OLD.slice(100),
    [[0, 100], NEW, [100, 100]],
  ],
  [
    'a part left out',
    OLD.slice(0, 50) + OLD.slice(70),
    [
      [0, 50],
      [70, 130],
    ],
  ],
  ['one block', OLD.slice(48, 96), [[48, 48]]],
  ['less than a block', OLD.slice(48, 95), [OLD.slice(48, 95)]],
  ['a block that is not at a multiple', OLD.slice(1, 95), [OLD.slice(1, 95)]],
  ['the end', OLD.slice(150), [OLD.slice(150)]],
  [
    'a copy twice',
    OLD + OLD,
    [
      [0, 200],
      [0, 200],
    ],
  ],
  ['a block with what is before it', NEW + OLD.slice(40, 96), [NEW, [40, 56]]],
];

test.each(TABLE)('%s is encoded by its parts', (_, after, parts) => {
  expect(partsOf(OLD, after).parts).toEqual(parts);
  expect(applyParts(OLD, parts)).toBe(after);
});

test('of equal blocks the first is copied', () => {
  const block = text(48);
  expect(partsOf(block + block + NEW, block).parts).toEqual([[0, 48]]);
});

test('text already written is not copied again', () => {
  const after = OLD.slice(0, 60) + OLD.slice(30, 100);
  const { parts } = partsOf(OLD, after);
  expect(applyParts(OLD, parts)).toBe(after);
  expect(parts).toEqual([
    [0, 60],
    [30, 70],
  ]);
});

test.each([
  { length: 20_000 + 46, pauses: 0 },
  { length: 20_000 + 47, pauses: 1 },
  { length: 40_000 + 47, pauses: 2 },
])('a text of $length characters without copies takes $pauses pauses', ({ length, pauses }) => {
  expect(partsOf('', 'x'.repeat(length)).pauses).toBe(pauses);
});

test('any text can be rebuilt from any other with its parts', () => {
  const words = fc.array(fc.constantFrom(OLD.slice(0, 60), OLD.slice(60), NEW, 'x'), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [before, after] = [one.join(''), other.join('')];
      expect(applyParts(before, partsOf(before, after).parts)).toBe(after);
    }),
    { numRuns: 50 },
  );
});

test('the last block of the old text is copied, too', () => {
  const before = text(48);
  expect(partsOf(before, before + NEW).parts).toEqual([[0, 48], NEW]);
});

test('a copy does not reach back into what is written already', () => {
  const [one, other] = [`${text(47)}z`, `${text(47, 500)}z`];
  const { parts } = partsOf(one + other, other + other);
  expect(parts).toEqual([
    [48, 48],
    [48, 48],
  ]);
});
