/** Cookies of signing in, and which requests come from the service's own pages. */
import { expect, test } from '@jest/globals';
import { cookieLine, isFromOwnPages, readCookie } from '../../../src/server/auth/session-cookie.js';

const OWN = new Set(['https://nis2.example']);
const own = { origin: 'https://nis2.example' };
const foreign = { origin: 'https://evil.example' };

test.each([
  { method: 'GET', headers: {}, is: true },
  { method: 'POST', headers: {}, is: false },
  { method: 'POST', headers: own, is: true },
  { method: 'POST', headers: foreign, is: false },
  { method: 'GET', headers: foreign, is: false },
  { method: 'POST', headers: { origin: 'null' }, is: false },
  { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, is: true },
  { method: 'POST', headers: { 'sec-fetch-site': 'same-site', ...own }, is: false },
  { method: 'GET', headers: { 'sec-fetch-site': 'cross-site' }, is: false },
  { method: 'GET', headers: { 'sec-fetch-site': 'none' }, is: true },
  { method: 'POST', headers: { 'sec-fetch-site': 'none' }, is: false },
  { method: 'POST', headers: { 'sec-fetch-site': 'anything else', ...own }, is: false },
])('$method with $headers comes from our own pages: $is', ({ method, headers, is }) => {
  expect(isFromOwnPages(method, headers, OWN)).toBe(is);
});

const lifetimes = { session: 60, sign_in: 30 };

test('over https only this host can set and read the cookie', () => {
  const settings = { isSecure: true, lifetimes };
  expect(cookieLine('session', 'abc', settings).split('; ').sort()).toEqual(
    [
      '__Host-nis2_session=abc',
      'HttpOnly',
      'Max-Age=60',
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ].sort(),
  );
  expect(readCookie('session', 'nis2_session=planted', settings)).toBeUndefined();
  expect(readCookie('session', 'a=b; __Host-nis2_session=abc', settings)).toBe('abc');
});

test('a cookie is deleted with the attributes that it was set with', () => {
  const line = cookieLine('sign_in', null, { isSecure: true, lifetimes });
  expect(line).toContain('__Host-nis2_sign_in=;');
  expect(line).toContain('Max-Age=0');
  expect(line).toContain('Path=/');
});
