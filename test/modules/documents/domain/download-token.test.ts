import { expect, test } from '@jest/globals';
import { tokenKeys } from '../../../../src/platform/crypto/token-signer.js';
import { fromBase64Url, toBase64Url } from '../../../../src/shared/base64url.js';
import {
  linkEnd,
  LINK_HOURS,
  readToken,
  TOKEN_LENGTH,
  writeToken,
} from '../../../../src/modules/documents/domain/download-token.js';

const SECRET = 'a secret of the tests, thirty-two bytes';
const NEXT_SECRET = 'the next secret of the tests, 32 bytes';
const KEYS = tokenKeys(SECRET);
const DOCUMENT = '0193a7b2-5c4d-7e8f-9a0b-1c2d3e4f5a6b';
const NOW = new Date('2026-11-21T10:00:00.250Z');
const GRANT = { documentId: DOCUMENT, validUntil: linkEnd(NOW) };
const TOKEN = writeToken(GRANT, KEYS);
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/. \u00e4';

const later = (milliseconds: number) => new Date(GRANT.validUntil.getTime() + milliseconds);
const replaced = (at: number, character: string) =>
  TOKEN.slice(0, at) + character + TOKEN.slice(at + 1);

test('a token of fixed length opens the document that it was issued for', () => {
  expect(TOKEN).toHaveLength(TOKEN_LENGTH);
  expect(readToken(TOKEN, KEYS, NOW)).toEqual(GRANT);
});

test('a link is valid for 72 hours', () => {
  expect(LINK_HOURS).toBe(72);
  expect(GRANT.validUntil).toEqual(new Date('2026-11-24T10:00:00.000Z'));
});

test.each([
  { when: 'a millisecond before its end', at: later(-1), open: true },
  { when: 'at its end', at: later(0), open: false },
  { when: 'long after its end', at: later(1e9), open: false },
])('a token $when is accepted: $open', ({ at, open }) => {
  expect(readToken(TOKEN, KEYS, at) !== null).toBe(open);
});

test('a token with any one character altered is refused', () => {
  const forged = Array.from(TOKEN).flatMap((original, at) =>
    Array.from(ALPHABET, (character) => (character === original ? null : replaced(at, character))),
  );
  const accepted = forged.filter((token) => token !== null && readToken(token, KEYS, NOW) !== null);
  expect(forged.length).toBeGreaterThan(5000);
  expect(accepted).toEqual([]);
});

test('a token with any one bit altered is refused', () => {
  const bytes = fromBase64Url(TOKEN) ?? new Uint8Array();
  const accepted = Array.from({ length: bytes.length * 8 }, (_, bit) => {
    const forged = Uint8Array.from(bytes, (byte, at) =>
      at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte,
    );
    return readToken(toBase64Url(forged), KEYS, NOW);
  }).filter((grant) => grant !== null);
  expect(bytes).toHaveLength(55);
  expect(accepted).toEqual([]);
});

test.each([
  { name: 'empty', token: '' },
  { name: 'too short', token: TOKEN.slice(1) },
  { name: 'too long', token: `${TOKEN}A` },
  { name: 'padded', token: `${TOKEN.slice(0, -1)}=` },
  { name: 'of zeros', token: 'A'.repeat(TOKEN_LENGTH) },
])('a token that is $name is refused', ({ token }) => {
  expect(readToken(token, KEYS, NOW)).toBeNull();
});

test('a token signed with another secret is refused', () => {
  expect(readToken(writeToken(GRANT, tokenKeys(NEXT_SECRET)), KEYS, NOW)).toBeNull();
});

test('a token stays valid after key rotation as long as the old key is kept', () => {
  const rotated = tokenKeys(NEXT_SECRET, [SECRET]);
  expect(readToken(TOKEN, rotated, NOW)).toEqual(GRANT);
  expect(readToken(writeToken(GRANT, rotated), tokenKeys(NEXT_SECRET), NOW)).toEqual(GRANT);
  expect(readToken(TOKEN, tokenKeys(NEXT_SECRET), NOW)).toBeNull();
});

test.each([
  { part: 'version', at: 0 },
  { part: 'purpose', at: 2 },
])('a token with a valid code but another $part is refused', ({ at }) => {
  const header = (fromBase64Url(TOKEN) ?? new Uint8Array()).slice(0, 23);
  header[at] = 9;
  const mac = KEYS.macs.get(KEYS.currentId) ?? KEYS.dummy;
  expect(readToken(toBase64Url(Uint8Array.of(...header, ...mac(header))), KEYS, NOW)).toBeNull();
});

test.each(['order-1', `x${DOCUMENT}`, `${DOCUMENT}0`, DOCUMENT.toUpperCase()])(
  'a document id that is not a UUID in lower case cannot be signed: %s',
  (documentId) => {
    expect(() => writeToken({ ...GRANT, documentId }, KEYS)).toThrow(
      new RangeError('A document id is a UUID in lower case'),
    );
  },
);

test('without the current key nothing is signed', () => {
  expect(() => writeToken(GRANT, { ...KEYS, macs: new Map() })).toThrow(
    new RangeError('The current signing key is missing'),
  );
});

test('a code that was made with the dummy of unknown keys opens nothing', () => {
  const header = (fromBase64Url(TOKEN) ?? new Uint8Array()).slice(0, 23);
  const token = toBase64Url(Uint8Array.of(...header, ...KEYS.dummy(header)));
  expect(readToken(token, { ...KEYS, macs: new Map() }, NOW)).toBeNull();
});

test('a secret under 32 bytes is refused', () => {
  expect(() => tokenKeys('too short')).toThrow('at least 32 bytes');
});

test('a secret listed twice is refused', () => {
  expect(() => tokenKeys(SECRET, [SECRET])).toThrow('share a key id');
});
