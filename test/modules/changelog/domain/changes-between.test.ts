import { expect, test } from '@jest/globals';
import type { Change } from '../../../../src/modules/changelog/domain/change.js';
import { fromChangeCursor } from '../../../../src/modules/changelog/domain/change-cursor.js';
import { changesSince } from '../../../../src/modules/changelog/domain/changes-between.js';
import { fromDifferenceCursor } from '../../../../src/modules/changelog/domain/difference-cursor.js';

const change = (id: string, kbVersion: string): Change => ({
  ...{ id, date: '2026-01-01', kbVersion, previousKbVersion: null, act: 'Act', provision: null },
  ...{ country: null, description: { et: id }, url: 'https://example.org/' },
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
  expect(changesSince(LOG, RELEASES, from).map(({ id }) => id)).toEqual(ids);
});

const encoded = (text: string): string => Buffer.from(text).toString('base64url');

test.each([
  { text: '2026-01-01 a-1', isPlace: true },
  { text: 'x2026-01-01 a-1', isPlace: false },
  { text: '2026-01-01 a-1 ', isPlace: false },
  { text: '2026-01-01 A', isPlace: false },
  { text: '2026-1-01 a', isPlace: false },
  { text: '2026-01-01 ', isPlace: false },
])('"$text" is a place in the log: $isPlace', ({ text, isPlace }) => {
  expect(fromChangeCursor(encoded(text)) !== null).toBe(isPlace);
});

test.each([
  { text: '999999999', place: 999_999_999 },
  { text: '1000000000', place: null },
  { text: 'x1', place: null },
  { text: '1x', place: null },
])('"$text" is the place $place in a list of differences', ({ text, place }) => {
  expect(fromDifferenceCursor(encoded(text))).toBe(place);
});
