/** What an OAuth client may state in its registration. */
import { expect, test } from '@jest/globals';
import {
  grantTypesOf,
  isPermittedRedirect,
  isPublicKeySet,
  MAX_REDIRECT_LENGTH,
} from '../../../src/modules/oauth/domain/client-rules.js';
import {
  isClientId,
  makeClientId,
  makeClientSecret,
} from '../../../src/modules/oauth/domain/client-id.js';

const BASE = 'https://example.com/';

test.each([
  ['https://example.com/back', true],
  ['https://example.com/back?a=b', true],
  ['http://localhost:4999/back', true],
  ['http://127.0.0.1/back', true],
  ['http://[::1]:80/back', true],
  ['com.example.app:/back', true],
  [BASE.padEnd(MAX_REDIRECT_LENGTH, 'x'), true],
  [BASE.padEnd(MAX_REDIRECT_LENGTH + 1, 'x'), false],
  ['http://example.com/back', false],
  ['http://localhost.example.com/back', false],
  ['https://user:word@example.com/', false],
  ['https://example.com/#part', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['no address', false],
  [7, false],
])('redirect to %s: %s', (address, isPermitted) => {
  expect(isPermittedRedirect(address)).toBe(isPermitted);
});

const KEY = { kty: 'OKP', crv: 'Ed25519', x: 'x' };

test.each([
  ['one public key', { keys: [KEY] }, true],
  ['five', { keys: Array(5).fill(KEY) }, true],
  ['six', { keys: Array(6).fill(KEY) }, false],
  ['none', { keys: [] }, false],
  ['a private key', { keys: [KEY, { ...KEY, d: 'd' }] }, false],
  ['a shared secret', { keys: [{ kty: 'oct', k: 'k' }] }, false],
  ['no list', KEY, false],
  ['text', 'keys', false],
])('a key set with %s', (_what, set, isPermitted) => {
  expect(isPublicKeySet(set)).toBe(isPermitted);
});

test('grants are derived from authentication and addresses', () => {
  expect(grantTypesOf('client_secret_basic', [])).toEqual(['client_credentials']);
  expect(grantTypesOf('none', [BASE])).toEqual(['authorization_code', 'refresh_token']);
  expect(grantTypesOf('private_key_jwt', [BASE])).toHaveLength(3);
});

test('ids and secrets differ in their random bytes and have the expected form', () => {
  const [one, two] = [new Uint8Array(128).fill(1), new Uint8Array(128).fill(2)];
  expect(isClientId(makeClientId(one))).toBe(true);
  expect(makeClientId(one)).not.toBe(makeClientId(two));
  expect(makeClientSecret(one)).toMatch(/^nis2_oauth_[0-9A-Za-z]{43}$/);
});
