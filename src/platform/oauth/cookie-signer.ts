/** Signatures of the provider's cookies: HMAC-SHA-256, because those of the library are HMAC-SHA-1 unless it is given a signer. */
import { createHmac } from 'node:crypto';
import { sameText } from '../crypto/same-bytes.js';

/** `index`: place of the key of a signature; -1: not ours. */
type CookieSigner = Readonly<{
  sign: (data: string) => string;
  verify: (data: string, signature: string) => boolean;
  index: (data: string, signature: string) => number;
}>;

export function cookieSigner(secret: string): CookieSigner {
  const sign = (data: string) => createHmac('sha256', secret).update(data).digest('base64url');
  const verify = (data: string, signature: string) => sameText(signature, sign(data));
  return { sign, verify, index: (data, signature) => (verify(data, signature) ? 0 : -1) };
}
