import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 as zlibCrc32 } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../../../src/config/env.js';
import { randomBase62, toBase62 } from '../../../../src/modules/api-keys/domain/base62.js';
import { crc32 } from '../../../../src/modules/api-keys/domain/crc32.js';
import {
  isKeyForm,
  isOperatorKeyForm,
  KEY_RANDOM_BYTES,
  lastFour,
  makeKey,
  makeOperatorKey,
} from '../../../../src/modules/api-keys/domain/key-form.js';
import { MODES, ROLES } from '../../../../src/shared/caller.js';

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const newKey = () => makeKey('live', 'lawyer_firm', randomBytes(KEY_RANDOM_BYTES));

test.each(MODES.flatMap((mode) => ROLES.map((role) => ({ mode, role }))))(
  'a $mode key of $role has both in its prefix and 43 characters after it',
  ({ mode, role }) => {
    const key = makeKey(mode, role, randomBytes(KEY_RANDOM_BYTES));
    expect(key).toMatch(new RegExp(`^nis2_${mode}_${role}_[0-9A-Za-z]{43}$`));
    expect(isKeyForm(key)).toBe(true);
  },
);

test('a key with any one character changed is refused', () => {
  const key = newKey();
  const changed = Array.from(key).flatMap((own, at) =>
    Array.from(`${CHARACTERS}_- `)
      .filter((other) => other !== own)
      .map((other) => key.slice(0, at) + other + key.slice(at + 1)),
  );
  expect(changed.filter(isKeyForm)).toEqual([]);
});

test('the pattern that the guide gives for scanners finds keys in a text', () => {
  const guide = readFileSync(
    path.join(PROJECT_ROOT, 'src/server/docs/guides/keys-and-roles.md'),
    'utf8',
  );
  const [pattern = ''] = /nis2_\(live\|test\)[^`]+/.exec(guide) ?? [];
  const keys = MODES.flatMap((mode) =>
    ROLES.map((role) => makeKey(mode, role, randomBytes(KEY_RANDOM_BYTES))),
  );
  const found = [...`KEY=${keys.join('\nKEY=')}\n`.matchAll(new RegExp(pattern, 'g'))];
  expect(found.map(([key]) => key)).toEqual(keys);
});

test('invented keys of valid form are refused', () => {
  const invented = Array.from(
    { length: 2_000 },
    () => `nis2_live_client_${randomBase62(randomBytes(128), 43)}`,
  );
  expect(invented.filter(isKeyForm)).toEqual([]);
});

test.each(['', 'nis2_', 'nis2_live_admin_', 'Bearer x', '\u0000', 'ä'.repeat(60)])(
  'the text %j is not a key',
  (text) => {
    expect(isKeyForm(text)).toBe(false);
  },
);

test('a key with characters around it is refused', () => {
  const key = newKey();
  expect([` ${key}`, `${key}\n`, `${key} `, key.toUpperCase()].filter(isKeyForm)).toEqual([]);
});

test('two keys differ, and only the last four characters may be shown', () => {
  const key = newKey();
  expect(newKey()).not.toBe(key);
  expect(lastFour(key)).toBe(key.slice(-4));
});

test.each([[''], ['123456789'], ['nis2_live_client_abc']])(
  'the checksum of %j is CRC-32',
  (text) => {
    expect(crc32(text)).toBe(zlibCrc32(text));
  },
);

test.each([
  { value: 0, text: '000000' },
  { value: 61, text: '00000z' },
  { value: 62, text: '000010' },
  { value: 0xffffffff, text: '4gfFC3' },
])('$value is $text in base 62', ({ value, text }) => {
  expect(toBase62(value, 6)).toBe(text);
});

test('each random digit is equally likely', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const counts = new Map<string, number>();
  for (const digit of randomBase62(all, 248)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  expect([...counts.values()]).toEqual(Array<number>(62).fill(4));
});

test('too few random bytes are refused', () => {
  expect(() => randomBase62(new Uint8Array(40).fill(248), 37)).toThrow(
    new RangeError('37 digits need more random bytes'),
  );
});

test('a key of an organisation is never a valid operator’s key, nor the reverse', () => {
  const operators = makeOperatorKey(randomBytes(KEY_RANDOM_BYTES));
  expect(operators).toMatch(/^nis2_operator_[0-9A-Za-z]{43}$/);
  expect([isOperatorKeyForm(operators), isKeyForm(operators)]).toEqual([true, false]);
  const others = MODES.flatMap((mode) =>
    ROLES.map((role) => makeKey(mode, role, randomBytes(KEY_RANDOM_BYTES))),
  );
  expect(others.filter(isOperatorKeyForm)).toEqual([]);
  const mistyped = operators.slice(0, -1) + (operators.endsWith('0') ? '1' : '0');
  expect(isOperatorKeyForm(mistyped)).toBe(false);
});
