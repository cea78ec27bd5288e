/** Public keys of 128 bits of security or more, in the strict profile. Source: D-384; NIST SP 800-57 part 1, table 2. */
import { fromBase64Url } from '../../../shared/base64url.js';

/** Least bits of the modulus of an RSA key. */
export const STRONG_RSA_BITS = 3_072;

const STRONG_CURVES: readonly unknown[] = ['P-256', 'P-384', 'P-521', 'Ed25519', 'Ed448'];

const BYTE_BITS = 8;

/** What the strict profile permits, in the words of the protocol. */
export const STRONG_KEYS = `RSA keys of at least ${String(STRONG_RSA_BITS)} bits, ${STRONG_CURVES.join(', ')}`;

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Leading zeros do not count. @returns 0 for anything but base64url */
function bitsOf(modulus: unknown): number {
  const bytes = typeof modulus === 'string' ? fromBase64Url(modulus) : null;
  if (bytes === null) return 0;
  const first = bytes.findIndex((byte) => byte !== 0);
  if (first === -1) return 0;
  const topBits = BYTE_BITS - (Math.clz32(bytes[first] ?? 0) - 3 * BYTE_BITS);
  return (bytes.length - first - 1) * BYTE_BITS + topBits;
}

/** @param key a JSON Web Key */
export function isStrongKey(key: unknown): boolean {
  if (memberOf(key, 'kty') === 'RSA') return bitsOf(memberOf(key, 'n')) >= STRONG_RSA_BITS;
  return STRONG_CURVES.includes(memberOf(key, 'crv'));
}

/** @param set a JSON Web Key Set @returns its strong keys */
export function strongKeysIn(set: unknown): Readonly<{ keys: readonly unknown[] }> {
  const keys = memberOf(set, 'keys');
  return { keys: Array.isArray(keys) ? keys.filter(isStrongKey) : [] };
}

/** @param set a JSON Web Key Set, or null */
export function hasWeakKey(set: unknown): boolean {
  const keys = memberOf(set, 'keys');
  return Array.isArray(keys) && !keys.every(isStrongKey);
}
