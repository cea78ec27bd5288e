/** Proofs of possession by keys that make verification costly. */
import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { SignJWT } from 'jose';
import { ProofVerifier } from '../../../src/server/http/dpop-proof.js';

const URL = 'https://service.example';
const TOKEN = 'token';

const verifier = new ProofVerifier({
  publicUrl: URL,
  firstUse: null,
  isStrict: false,
  now: () => new Date(),
});

function verified(publicExponent: number): Promise<string | null> {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048, publicExponent });
  const signing = new SignJWT({
    htm: 'GET',
    htu: `${URL}/v1/services`,
    ath: createHash('sha256').update(TOKEN).digest('base64url'),
  })
    .setProtectedHeader({
      alg: 'RS256',
      typ: 'dpop+jwt',
      jwk: pair.publicKey.export({ format: 'jwk' }),
    })
    .setJti(randomUUID())
    .setIssuedAt()
    .sign(pair.privateKey);
  return signing.then((proof) =>
    verifier.verify({ method: 'GET', url: '/v1/services', token: TOKEN, proof }),
  );
}

test('a proof by a common RSA key holds', async () => {
  expect(await verified(65_537)).toHaveLength(43);
});

test('a proof by an RSA key with a long exponent is not verified', async () => {
  expect(await verified(16_777_217)).toBeNull();
});

test.each(['', 'a.b.c', 'x'.repeat(4_000)])('%j is no proof', async (proof) => {
  const request = { method: 'GET', url: '/v1/services', token: TOKEN, proof };
  expect(await verifier.verify(request)).toBeNull();
});
