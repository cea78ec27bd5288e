/** Limits and schemes of a client's registration. */
import { expect, test } from '@jest/globals';
import {
  isClientId,
  makeClientId,
  makeClientSecret,
} from '../../../../src/modules/oauth/domain/client-id.js';
import {
  AUTH_METHODS,
  grantTypesOf,
  isPermittedRedirect,
  isPublicKeySet,
  needsSecret,
  SIGNING_ALGORITHMS,
} from '../../../../src/modules/oauth/domain/client-rules.js';
import {
  SAMPLE_CLIENT,
  SAMPLE_GRANT,
  SAMPLE_SECRET,
} from '../../../../src/modules/oauth/domain/oauth-samples.js';
import {
  CODE_SECONDS,
  GRANT_SECONDS,
  INTERACTION_SECONDS,
  MAX_TOKEN_SECONDS,
  REFRESH_SECONDS,
} from '../../../../src/modules/oauth/domain/token-lifetime.js';

test.each([
  'javascript:x',
  'data:,x',
  'vbscript:x',
  'file:///etc',
  'blob:https://example.com/x',
  'about:blank',
  'https://user@example.com/',
  'https://:word@example.com/',
  'http://[::2]/',
])('%s is not accepted as a redirect address', (address) => {
  expect(isPermittedRedirect(address)).toBe(false);
});

const KEY = { x: 'x' };

test.each(['EC', 'OKP', 'RSA'])('a key of the type %s is public', (kty) => {
  expect(isPublicKeySet({ keys: [{ ...KEY, kty }] })).toBe(true);
  for (const member of ['d', 'p', 'q', 'k']) {
    expect(isPublicKeySet({ keys: [{ ...KEY, kty, [member]: 'secret' }] })).toBe(false);
  }
});

test.each([
  { set: { keys: [null] } },
  { set: { keys: ['text'] } },
  { set: { keys: [{ kty: 'oct' }] } },
  { set: { keys: { length: 1 } } },
  { set: { keys: [{ kty: 'EC' }, { kty: 'oct' }] } },
  { set: null },
  { set: undefined },
])('$set is not a set of public keys', ({ set }) => {
  expect(isPublicKeySet(set)).toBe(false);
});

test.each([
  { method: 'client_secret_basic', secret: true },
  { method: 'client_secret_post', secret: true },
  { method: 'private_key_jwt', secret: false },
  { method: 'none', secret: false },
] as const)('a client of $method needs a secret: $secret', ({ method, secret }) => {
  expect(needsSecret(method)).toBe(secret);
});

test('a client without a secret and an address can be granted nothing', () => {
  expect(grantTypesOf('none', [])).toEqual([]);
});

test('methods and algorithms match the metadata', () => {
  expect(AUTH_METHODS).toEqual([
    'client_secret_basic',
    'client_secret_post',
    'private_key_jwt',
    'none',
  ]);
  expect(SIGNING_ALGORITHMS).toEqual(['ES256', 'EdDSA', 'PS256', 'RS256']);
});

test.each(['oc_', `oc_${'a'.repeat(21)}`, `oc_${'a'.repeat(23)}`, `xoc_${'a'.repeat(22)}`])(
  '%s is not a client id',
  (text) => {
    expect(isClientId(text)).toBe(false);
  },
);

test('ids and secrets have the expected length', () => {
  expect(makeClientId(new Uint8Array(128))).toBe(`oc_${'0'.repeat(22)}`);
  expect(makeClientSecret(new Uint8Array(128))).toBe(`nis2_oauth_${'0'.repeat(43)}`);
});

test('tokens last up to an hour, codes a minute, permissions ninety days', () => {
  expect([MAX_TOKEN_SECONDS, INTERACTION_SECONDS, CODE_SECONDS]).toEqual([3_600, 600, 60]);
  expect([REFRESH_SECONDS, GRANT_SECONDS]).toEqual([2_592_000, 7_776_000]);
});

test('samples have the form of the real values', () => {
  expect(isClientId(SAMPLE_CLIENT.id)).toBe(true);
  expect(SAMPLE_SECRET).toBe(makeClientSecret(new Uint8Array(128)));
  expect(SAMPLE_CLIENT).toMatchObject({
    accountId: null,
    name: 'Sample client',
    secretDigest: null,
    metadata: {
      client_name: 'Sample client',
      scope: 'law:read',
      response_types: [],
      token_endpoint_auth_method: 'client_secret_basic',
      redirect_uris: [],
      grant_types: grantTypesOf('client_secret_basic', []),
    },
    createdAt: new Date('2026-01-15T09:00:00Z'),
  });
  expect(SAMPLE_GRANT).toEqual({
    id: expect.stringMatching(/^sample-grant-0{28}$/),
    clientId: SAMPLE_CLIENT.id,
    clientName: 'Sample client',
    scopes: ['law:read'],
    createdAt: SAMPLE_CLIENT.createdAt,
    expiresAt: new Date('2026-04-15T09:00:00Z'),
  });
});
