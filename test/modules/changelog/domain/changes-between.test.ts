import { expect, test } from '@jest/globals';
import type { Change } from '../../../../src/modules/changelog/domain/change.js';
import {
  CHANGE_ID,
  fromChangeCursor,
} from '../../../../src/modules/changelog/domain/change-cursor.js';
import { isInVersion, KB_VERSION } from '../../../../src/modules/changelog/domain/kb-release.js';
import { changesSince } from '../../../../src/modules/changelog/domain/changes-between.js';
import { fromDifferenceCursor } from '../../../../src/modules/changelog/domain/difference-cursor.js';

const change = (id: string, kbVersion: string): Change => ({
  id,
  date: '2026-01-01',
  kbVersion,
  previousKbVersion: null,
  act: 'Act',
  provision: null,
  country: null,
  description: { et: id },
  url: 'https://example.org/',
  kind: 'changed',
});

const LOG = [change('d', 'v3'), change('c', 'v2'), change('b', 'v2'), change('a', 'v1')];
const RELEASES = ['v1', 'v2', 'v3'].map((version) => ({ version, date: '2026-01-01' }));

test.each([
  { from: 'v1', ids: ['d', 'c', 'b'] },
  { from: 'v2', ids: ['d'] },
  { from: 'v3', ids: [] },
  { from: 'unknown', ids: [] },
])('since $from the log has $ids', ({ from, ids }) => {
  expect(changesSince(LOG, RELEASES, from).map(({ id }) => id)).toStrictEqual(ids);
});

const encoded = (text: string): string => Buffer.from(text).toString('base64url');

test.each([
  { text: '2026-01-01 a-1', isPlace: true },
  { text: 'x2026-01-01 a-1', isPlace: false },
  { text: '2026-01-01 a-1 ', isPlace: false },
  { text: '2026-01-01 A', isPlace: false },
  { text: '2026-1-01 a', isPlace: false },
  { text: '2026-01-01 ', isPlace: false },
])('"$text" is a position in the log: $isPlace', ({ text, isPlace }) => {
  expect(fromChangeCursor(encoded(text)) !== null).toBe(isPlace);
});

test.each([
  { text: '999999999', place: 999_999_999 },
  { text: '1000000000', place: null },
  { text: 'x1', place: null },
  { text: '1x', place: null },
])('"$text" is the position $place in a list of differences', ({ text, place }) => {
  expect(fromDifferenceCursor(encoded(text))).toBe(place);
});

test.each([
  { text: '2026-01-01-a', isId: true },
  { text: 'x', isId: true },
  { text: '', isId: false },
  { text: 'A-1', isId: false },
  { text: '1-A', isId: false },
])('"$text" is an id of a change: $isId', ({ text, isId }) => {
  expect(CHANGE_ID.test(text)).toBe(isId);
});

test.each([
  { text: 'kb_2026-01-01_0123abcd', isVersion: true },
  { text: 'kb_2026-01-01_0123abcde', isVersion: false },
  { text: 'kb_2026-01-01_0123abc', isVersion: false },
  { text: 'xkb_2026-01-01_0123abcd', isVersion: false },
  { text: 'kb_2026-1-01_0123abcd', isVersion: false },
  { text: 'kb_2026-01-1_0123abcd', isVersion: false },
  { text: 'kb_026-01-01_0123abcd', isVersion: false },
  { text: 'kb_2026-01-01_0123ABCD', isVersion: false },
])('"$text" has the form of a version: $isVersion', ({ text, isVersion }) => {
  expect(KB_VERSION.test(text)).toBe(isVersion);
});

test.each([
  { name: 'changes/x.yaml', isIn: false },
  { name: 'law/changes/x.yaml', isIn: true },
  { name: 'reviews/et.yaml', isIn: false },
  { name: 'release.yaml', isIn: false },
  { name: 'release.yaml.old', isIn: true },
  { name: 'texts/et/console.yaml', isIn: false },
  { name: 'texts/et/links.yaml', isIn: false },
  { name: 'texts/et/console.yaml.old', isIn: true },
  { name: 'texts/et/x/console.yaml', isIn: true },
  { name: 'sources.yaml', isIn: true },
])('the file $name is part of a version: $isIn', ({ name, isIn }) => {
  expect(isInVersion(name)).toBe(isIn);
});
