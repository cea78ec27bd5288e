/** Reads the key of a request from its two headers. */
import { expect, test } from '@jest/globals';
import { CONFLICTING_KEYS, keyIn } from '../../../src/server/auth/credential.js';
import { isKeyForm } from '../../../src/modules/api-keys/domain/key-form.js';

test.each([
  { what: 'no header', headers: {}, key: undefined },
  { what: 'X-API-Key', headers: { 'x-api-key': 'k' }, key: 'k' },
  { what: 'a repeated X-API-Key', headers: { 'x-api-key': ['k', 'l'] }, key: 'k' },
  { what: 'a bearer token', headers: { authorization: 'Bearer k' }, key: 'k' },
  { what: 'the scheme in another case', headers: { authorization: 'bEARER k' }, key: 'k' },
  { what: 'spaces around the token', headers: { authorization: 'Bearer   k ' }, key: 'k' },
  { what: 'a scheme without a token', headers: { authorization: 'Bearer' }, key: '' },
  { what: 'another scheme', headers: { authorization: 'Basic azpr' }, key: undefined },
  { what: 'a longer scheme', headers: { authorization: 'Bearers k' }, key: undefined },
  {
    what: 'another scheme beside a key',
    headers: { 'x-api-key': 'k', authorization: 'Basic azpr' },
    key: 'k',
  },
  { what: 'both, equal', headers: { 'x-api-key': 'k', authorization: 'Bearer k' }, key: 'k' },
  {
    what: 'both, different',
    headers: { 'x-api-key': 'k', authorization: 'Bearer l' },
    key: CONFLICTING_KEYS,
  },
  {
    what: 'a key beside an empty token',
    headers: { 'x-api-key': 'k', authorization: 'Bearer' },
    key: CONFLICTING_KEYS,
  },
])('$what gives $key', ({ headers, key }) => {
  expect(keyIn(headers)).toBe(key);
});

test('two different keys give a value that never has the form of a key', () => {
  expect(isKeyForm(CONFLICTING_KEYS)).toBe(false);
});
