/** Keys of OAuth clients at and around 128 bits of security. Source: D-384. */
import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import {
  hasWeakKey,
  isStrongKey,
  STRONG_KEYS,
  strongKeysIn,
} from '../../../../src/modules/oauth/domain/key-strength.js';

const toBase64Url = (bytes: readonly number[]): string => Buffer.from(bytes).toString('base64url');

/** @param first bytes of the modulus @param length in bytes */
const rsa = (first: readonly number[], length: number) => ({
  kty: 'RSA',
  e: 'AQAB',
  n: toBase64Url([...first, ...Array<number>(length - first.length).fill(0xff)]),
});

const jwkOf = (type: 'ec' | 'ed25519' | 'ed448', namedCurve = '') =>
  (type === 'ec'
    ? generateKeyPairSync('ec', { namedCurve })
    : generateKeyPairSync(type as 'ed25519')
  ).publicKey.export({ format: 'jwk' });

test.each([
  { what: 'RSA of 2,048 bits', key: rsa([0xff], 256), isStrong: false },
  { what: 'RSA of 3,064 bits', key: rsa([0xff], 383), isStrong: false },
  { what: 'RSA of 3,071 bits', key: rsa([0x7f], 384), isStrong: false },
  { what: 'RSA of 3,072 bits', key: rsa([0x80], 384), isStrong: true },
  { what: 'RSA of 3,072 bits after a zero', key: rsa([0, 0x80], 385), isStrong: true },
  {
    what: 'RSA of 2,048 bits after 128 zeros',
    key: rsa(Array<number>(128).fill(0), 384),
    isStrong: false,
  },
  { what: 'RSA of 4,096 bits', key: rsa([0xff], 512), isStrong: true },
  {
    what: 'a generated RSA key of 2,048 bits',
    key: generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' }),
    isStrong: false,
  },
  {
    what: 'a generated RSA key of 3,072 bits',
    key: generateKeyPairSync('rsa', { modulusLength: 3072 }).publicKey.export({ format: 'jwk' }),
    isStrong: true,
  },
  { what: 'RSA without a modulus', key: { kty: 'RSA', e: 'AQAB' }, isStrong: false },
  { what: 'RSA of zeros', key: rsa(Array<number>(384).fill(0), 384), isStrong: false },
  { what: 'RSA that is not base64url', key: { kty: 'RSA', n: '+'.repeat(512) }, isStrong: false },
  { what: 'RSA that names a curve', key: { ...rsa([0xff], 256), crv: 'P-256' }, isStrong: false },
  { what: 'P-256', key: jwkOf('ec', 'P-256'), isStrong: true },
  { what: 'P-384', key: jwkOf('ec', 'P-384'), isStrong: true },
  { what: 'P-521', key: jwkOf('ec', 'P-521'), isStrong: true },
  { what: 'secp256k1', key: jwkOf('ec', 'secp256k1'), isStrong: false },
  { what: 'P-192', key: { kty: 'EC', crv: 'P-192', x: 'x', y: 'y' }, isStrong: false },
  { what: 'Ed25519', key: jwkOf('ed25519'), isStrong: true },
  { what: 'Ed448', key: jwkOf('ed448'), isStrong: true },
  { what: 'a shared secret', key: { kty: 'oct', k: 'k' }, isStrong: false },
  { what: 'nothing', key: null, isStrong: false },
])('$what is strong: $isStrong', ({ key, isStrong }) => {
  expect(isStrongKey(key)).toBe(isStrong);
});

const STRONG = { kty: 'OKP', crv: 'Ed25519', x: 'x' };
const WEAK = rsa([0xff], 256);

test.each([
  { what: 'a strong key', set: { keys: [STRONG] }, isWeak: false, strong: [STRONG] },
  {
    what: 'a weak and a strong key',
    set: { keys: [WEAK, STRONG] },
    isWeak: true,
    strong: [STRONG],
  },
  { what: 'a weak key', set: { keys: [WEAK] }, isWeak: true, strong: [] },
  { what: 'no keys', set: { keys: [] }, isWeak: false, strong: [] },
  { what: 'no list', set: null, isWeak: false, strong: [] },
])('of a set with $what, the strong keys remain', ({ set, isWeak, strong }) => {
  expect(hasWeakKey(set)).toBe(isWeak);
  expect(strongKeysIn(set)).toEqual({ keys: strong });
});

test.each([
  { what: 'no object', key: 'RSA' },
  { what: 'null', key: null },
  { what: 'a modulus that is no base64url', key: { kty: 'RSA', n: '*'.repeat(600) } },
  { what: 'a modulus of zeros', key: rsa(Array<number>(400).fill(0), 400) },
  { what: '3,064 bits behind two zero bytes', key: rsa([0, 0], 385) },
])('$what is no strong key', ({ key }) => {
  expect(isStrongKey(key)).toBe(false);
});

test('a refusal names what is permitted', () => {
  expect(STRONG_KEYS).toBe('RSA keys of at least 3072 bits, P-256, P-384, P-521, Ed25519, Ed448');
});
