/** Ed25519 keys of the service (RFC 8037), derived from secrets; their public halves are a JSON Web Key Set. */
import { hash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { JSONWebKeySet, JWK } from 'jose';
import { z } from 'zod';
import { canonicalJson } from '../../shared/canonical-json.js';

/** Domain separation: a key of one purpose verifies nothing of another. */
const RECEIPTS = 'nis2:receipts:v1';
const SEED_BYTES = 32;
export const ALGORITHM = 'EdDSA';

/** PKCS #8 prefix of an Ed25519 key (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

export type SigningKey = Readonly<{ id: string; secret: KeyObject; jwk: JWK }>;

/** RFC 7638: the key id is derived from the key. */
const thumbprint = ({ crv, kty, x }: JWK): string =>
  hash('sha256', canonicalJson({ crv, kty, x }), 'base64url');

export function keyFrom(secret: string, domain: string = RECEIPTS): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', domain, SEED_BYTES));
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const jwk: JWK = { ...createPublicKey(key).export({ format: 'jwk' }) };
  const id = thumbprint(jwk);
  return { id, secret: key, jwk: { ...jwk, kid: id, alg: ALGORITHM, use: 'sig' } };
}

const keySetSchema = z.object({ keys: z.array(z.object({ kty: z.string() }).loose()) });

/** @throws ZodError if it is not a JSON Web Key Set */
export const readKeySet = (keySet: unknown): JSONWebKeySet => keySetSchema.parse(keySet);
