/** Signing keys of download links: HMAC-SHA-256, with rotation. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Mac, TokenKeys } from '../../modules/documents/domain/download-token.js';

/** Domain separation from other uses of the secret. */
const DOMAIN = 'nis2:download:v1\0';
const MIN_BYTES = 32;

type Secret = string | Uint8Array;

const macWith =
  (secret: Secret): Mac =>
  (bytes) =>
    createHmac('sha256', secret).update(DOMAIN).update(bytes).digest();

/** Derived from the secret, so equal on every node. */
const idOf = (secret: Secret): number =>
  createHash('sha256').update('nis2:download:key-id\0').update(secret).digest().readUInt8(0);

/**
 * @param current signs new links
 * @param earlier verify existing links: keep one for 72 hours after its replacement
 * @throws Error if a secret has fewer than 32 bytes, or two secrets share an id (1 pair in 256: choose another)
 */
export function tokenKeys(current: Secret, earlier: readonly Secret[] = []): TokenKeys {
  const secrets = [current, ...earlier];
  if (secrets.some((secret) => Buffer.byteLength(secret) < MIN_BYTES)) {
    throw new Error(`A secret of download links needs at least ${String(MIN_BYTES)} bytes`);
  }
  const macs = new Map(secrets.map((secret) => [idOf(secret), macWith(secret)]));
  if (macs.size < secrets.length) {
    throw new Error('Two secrets of download links share a key id: choose another new secret');
  }
  return { currentId: idOf(current), macs, dummy: macWith(randomBytes(MIN_BYTES)) };
}
