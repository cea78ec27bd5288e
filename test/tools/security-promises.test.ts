/** SECURITY.md names a test for every promise; each of these tests exists. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';

const ROW = /^\| (?<promise>[^|]+) \| `(?<file>test\/[^`]+)` \| (?<name>[^|]+) \|$/;

const rows = readFileSync(path.join(PROJECT_ROOT, 'SECURITY.md'), 'utf8')
  .split('\n')
  .map((line) => ROW.exec(line)?.groups)
  .filter((groups) => groups !== undefined);

test('each promise is listed once', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(new Set(rows.map(({ promise }) => promise)).size).toBe(rows.length);
});

test.each(rows)('$promise', ({ file = '', name = '' }) => {
  const place = path.join(PROJECT_ROOT, file);
  expect(existsSync(place)).toBe(true);
  const text = readFileSync(place, 'utf8');
  const isNamed = [`'${name}'`, `"${name}"`, `\`${name}\``].some((quoted) => text.includes(quoted));
  expect([name, isNamed]).toEqual([name, true]);
  expect(text).not.toMatch(/\btest\.(skip|todo|only)\b/);
});
