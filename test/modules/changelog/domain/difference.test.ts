import { expect, test } from '@jest/globals';
import {
  differences,
  pageOfDifferences,
} from '../../../../src/modules/changelog/domain/difference.js';
import {
  fromDifferenceCursor,
  toDifferenceCursor,
} from '../../../../src/modules/changelog/domain/difference-cursor.js';

const files = (content: Record<string, unknown>) => new Map(Object.entries(content));

const inFile = (before: unknown, after: unknown) =>
  differences(files({ 'a/b.yaml': before }), files({ 'a/b.yaml': after }));

test('equal files have no differences, whatever the order of their members', () => {
  expect(inFile({ x: 1, y: [{ key: 'k' }] }, { y: [{ key: 'k' }], x: 1 })).toEqual([]);
});

test.each([
  { before: { x: { y: 1 } }, after: { x: { y: 2 } }, path: 'a/b:x.y', kind: 'changed' },
  { before: { x: 1 }, after: { x: 1, y: null }, path: 'a/b:y', kind: 'added' },
  { before: { x: 1, y: 2 }, after: { x: 1 }, path: 'a/b:y', kind: 'removed' },
  { before: { x: ['m'] }, after: { x: ['m', 'n'] }, path: 'a/b:x', kind: 'changed' },
  { before: [{ v: 1 }], after: [{ v: 2 }], path: 'a/b:[0].v', kind: 'changed' },
])('a value $kind at $path is listed', ({ before, after, path, kind }) => {
  expect(inFile(before, after)).toMatchObject([{ subject: 'a', path, kind }]);
});

test.each([
  {
    what: 'records of which only some have a name are named by their places',
    before: [{ key: 'a', v: 1 }, { v: 1 }],
    after: [{ key: 'a', v: 1 }, { v: 2 }],
    is: [['changed', 'a/b:[1].v']],
  },
  {
    what: 'records with the same name are named by their places',
    before: [
      { key: 'a', v: 1 },
      { key: 'a', v: 1 },
    ],
    after: [
      { key: 'a', v: 1 },
      { key: 'a', v: 2 },
    ],
    is: [['changed', 'a/b:[1].v']],
  },
  {
    what: 'a list of records and other values is compared as a whole',
    before: { x: [{ v: 1 }, 2] },
    after: { x: [{ v: 1 }, 3] },
    is: [['changed', 'a/b:x']],
  },
  {
    what: 'an empty list is a value',
    before: { x: [] },
    after: { x: [1] },
    is: [['changed', 'a/b:x']],
  },
  {
    what: 'an empty record is a value',
    before: { x: {} },
    after: { x: { y: 1 } },
    is: [
      ['removed', 'a/b:x'],
      ['added', 'a/b:x.y'],
    ],
  },
  {
    what: 'differences are in the order of their paths',
    before: { z: 1 },
    after: { z: 2, a: 1 },
    is: [
      ['added', 'a/b:a'],
      ['changed', 'a/b:z'],
    ],
  },
])('$what', ({ before, after, is }) => {
  expect(inFile(before, after).map(({ kind, path }) => [kind, path])).toEqual(is);
});

test('only the extension of a file is left out of its path', () => {
  const after = files({ 'a/b.v2.yaml': { x: 1 } });
  expect(differences(files({}), after).map(({ path }) => path)).toEqual(['a/b.v2:x']);
});

test('a page that ends with the last difference is the last', () => {
  const all = inFile({ z: 0 }, { z: 0, a: 1, b: 2 });
  expect(pageOfDifferences(all, { after: 0, limit: 2 })).toMatchObject({ total: 2, next: null });
});

test('a new first record does not shift the records that have names', () => {
  const found = inFile(
    [{ key: 'one', v: 1 }],
    [
      { key: 'new', v: 0 },
      { key: 'one', v: 1 },
    ],
  );
  expect(found.map(({ path }) => path)).toEqual(['a/b:[new].key', 'a/b:[new].v']);
});

test('change records, second readings and the release date are not law data', () => {
  const after = { 'changes/x.yaml': 1, 'reviews/et.yaml': 1, 'release.yaml': 1, 'sources.yaml': 1 };
  expect(differences(files({}), files(after))).toEqual([
    { subject: 'sources', path: 'sources:', kind: 'added', before: null, after: 1 },
  ]);
});

test('the pages together list every difference', () => {
  const all = inFile({ z: 0 }, { z: 0, a: 1, b: 2, c: 3 });
  const first = pageOfDifferences(all, { after: 0, limit: 2 });
  expect(first).toMatchObject({ total: 3, next: 2, differences: [{ after: 1 }, { after: 2 }] });
  const last = pageOfDifferences(all, { after: 2, limit: 2 });
  expect(last).toMatchObject({ total: 3, next: null, differences: [{ after: 3 }] });
});

test.each([0, 7, 123_456])('the cursor of position %d decodes to it', (position) => {
  expect(fromDifferenceCursor(toDifferenceCursor(position))).toBe(position);
});

test.each(['', 'x', toDifferenceCursor(-1), 'A'.repeat(500)])('%p is not a cursor', (cursor) => {
  expect(fromDifferenceCursor(cursor)).toBeNull();
});
