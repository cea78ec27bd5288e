/** Which tokens are accepted as our own. */
import { expect, test } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT, type JWTHeaderParameters } from 'jose';
import { oauthKeys } from '../../../src/platform/oauth/oauth-keys.js';

const ISSUER = 'https://service.example';
const NOW = new Date('2026-11-25T12:00:00Z');

const keys = oauthKeys(['a secret of more than thirty-two bytes'], ISSUER, [ISSUER]);
const { published, signing } = keys.at(NOW);

const CLAIMS = {
  jti: 'token',
  client_id: 'client',
  scope: 'law:read',
  nis2: {
    account: 'account',
    key: 'key',
    lineage: 'lineage',
    role: 'client',
    mode: 'live',
    tier: 'baas',
    per_minute: null,
    per_month: null,
    grant: null,
  },
};

type Key = Parameters<SignJWT['sign']>[0];

const signed = (key: Key, header: Partial<JWTHeaderParameters> = {}) =>
  new SignJWT(CLAIMS)
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: signing.kid ?? '', ...header })
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setIssuedAt(NOW)
    .setExpirationTime(new Date(NOW.getTime() + 600_000))
    .sign(key);

test('a token of our key is accepted', async () => {
  expect(await keys.verify(await signed(signing), NOW)).toMatchObject({ id: 'token' });
});

test('the verification key is always ours, never one named in the token', async () => {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const jwk = await exportJWK(publicKey);
  for (const header of [
    { jwk },
    { jku: 'https://evil.example/jwks' },
    { x5u: 'https://evil.example/certificate' },
    { kid: 'another' },
  ]) {
    expect(await keys.verify(await signed(privateKey, header), NOW)).toBeNull();
  }
});

test('other algorithms, and none, are refused', async () => {
  // The public key as a shared secret.
  const shared = Buffer.from(String(published[0]?.['x']), 'base64url');
  expect(await keys.verify(await signed(shared, { alg: 'HS256' }), NOW)).toBeNull();
  const unsigned = [
    { alg: 'none', typ: 'at+jwt' },
    { ...CLAIMS, iss: ISSUER, aud: ISSUER, exp: NOW.getTime() },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  expect(await keys.verify(`${unsigned.join('.')}.`, NOW)).toBeNull();
});
