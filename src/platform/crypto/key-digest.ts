/**
 * Digests of keys, tokens and client secrets: HMAC-SHA-256 with a pepper kept outside the database. They have at least 220
 * random bits, so no slow hash is needed.
 */
import { createHmac } from 'node:crypto';

/** Domain separation from other uses of the secret. */
const API_KEYS = 'nis2:api-key:v1\0';
export const OAUTH_SECRETS = 'nis2:oauth-client:v1\0';
export const SESSIONS = 'nis2:session:v1\0';
export const SIGN_IN_LINKS = 'nis2:sign-in-link:v1\0';
export const BROWSERS = 'nis2:sign-in-browser:v1\0';

/** `all`: 32 bytes each, the current pepper's first. */
export type SecretDigest = Readonly<{
  all: (text: string) => readonly [Uint8Array, ...Uint8Array[]];
}>;

/** @param earlier predecessors, which stored digests may still use */
export function keyDigest(
  pepper: string,
  earlier: readonly string[] = [],
  domain: string = API_KEYS,
): SecretDigest {
  const digestWith = (secret: string, text: string): Uint8Array =>
    createHmac('sha256', secret).update(domain).update(text).digest();
  return {
    all: (text) => [digestWith(pepper, text), ...earlier.map((secret) => digestWith(secret, text))],
  };
}
