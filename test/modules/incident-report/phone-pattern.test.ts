/** The pattern of telephone numbers accepts the same texts as that of JSON schema IR-1.2.1, which takes exponential time. */
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../../src/config/env.js';

const ORIGINAL = /^\+?[1-9]\d{1,14}(?:\s?\(\d+\))?(?:[-\s.]?\d+)*$/;

const contract = readFileSync(path.join(PROJECT_ROOT, 'schema/openapi.json'), 'utf8');
const [, text = ''] = /"pattern": "(\^\\\\\+\?\[1-9\](?:[^"\\]|\\.)*)"/.exec(contract) ?? [];
const ours = new RegExp(JSON.parse(`"${text}"`) as string); // text of a pattern

const CHARACTERS = ['+', '0', '1', ' ', '-', '.', '(', ')'];

/** Every text of these characters up to a length. */
const texts = (length: number): readonly string[] =>
  length === 0
    ? ['']
    : texts(length - 1).flatMap((one) =>
        one.length < length - 1 ? [one] : [one, ...CHARACTERS.map((next) => one + next)],
      );

test('every short text is judged alike', () => {
  const all = texts(6);
  expect(all).toHaveLength((8 ** 7 - 1) / 7);
  expect(all.filter((one) => ours.test(one) !== ORIGINAL.test(one))).toEqual([]);
  expect(all.filter((one) => ours.test(one)).length).toBeGreaterThan(100);
});

test.each([
  '+3725123456789012',
  '+372 512 34 56',
  `+1${'0'.repeat(15)}`,
  `1${'0'.repeat(14)} (12) 3-4.5 6`,
  '1234567890123456(1)',
  '+372 (5) 12--3',
  '+372(5)12 x',
])('%s is judged alike', (one) => {
  expect(ours.test(one)).toBe(ORIGINAL.test(one));
});
