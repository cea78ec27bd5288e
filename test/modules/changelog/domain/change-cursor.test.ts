import { expect, test } from '@jest/globals';
import {
  fromChangeCursor,
  toChangeCursor,
} from '../../../../src/modules/changelog/domain/change-cursor.js';

const position = { date: '2026-11-21', id: '2026-11-21-founding-release' };

test('a cursor decodes to its position and does not reveal it', () => {
  const cursor = toChangeCursor(position);
  expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(cursor).not.toContain('2026');
  expect(fromChangeCursor(cursor)).toEqual(position);
});

test.each([
  '',
  'x',
  'not a cursor',
  '2026-11-21',
  `${toChangeCursor(position)}A`,
  `${toChangeCursor(position)}=`,
  'A'.repeat(100_000),
  '\u{1F600}',
])('%j is not a cursor', (text) => {
  expect(fromChangeCursor(text)).toBeNull();
});
