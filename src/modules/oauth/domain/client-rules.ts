/** What an OAuth client may state about itself (RFC 7591; RFC 8252, 7; OAuth 2.1). */
export const AUTH_METHODS = [
  'client_secret_basic',
  'client_secret_post',
  'private_key_jwt',
  'none',
] as const;
export type AuthMethod = (typeof AUTH_METHODS)[number];

export const SIGNING_ALGORITHMS = ['ES256', 'EdDSA', 'PS256', 'RS256'] as const;

/** Of proofs of possession at the token endpoint: keys of 128 bits of security (D-384). */
export const PROOF_ALGORITHMS = ['ES256', 'Ed25519', 'EdDSA'] as const;

export const MAX_REDIRECTS = 10;
export const MAX_REDIRECT_LENGTH = 500;
const MAX_KEYS = 5;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Private-use schemes are reverse domain names or at least not those that a browser runs. */
const REFUSED_SCHEMES = new Set(['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:']);

/** https; http of this machine; a scheme of an app. Without a fragment. */
export function isPermittedRedirect(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > MAX_REDIRECT_LENGTH || text.includes('#'))
    return false;
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return true;
  return url.protocol === 'http:' ? LOOPBACK.has(url.hostname) : !REFUSED_SCHEMES.has(url.protocol);
}

const PRIVATE_MEMBERS = ['d', 'p', 'q', 'k'] as const;
const KEY_TYPES: readonly unknown[] = ['EC', 'OKP', 'RSA'];

function isPublicKey(key: unknown): boolean {
  if (typeof key !== 'object' || key === null) return false;
  const isPrivate = PRIVATE_MEMBERS.some((member) => Object.hasOwn(key, member));
  return !isPrivate && KEY_TYPES.includes(Reflect.get(key, 'kty'));
}

/** A JSON Web Key Set of public keys. */
export function isPublicKeySet(value: unknown): boolean {
  const keys: unknown = typeof value === 'object' && value !== null && Reflect.get(value, 'keys');
  return (
    Array.isArray(keys) && keys.length > 0 && keys.length <= MAX_KEYS && keys.every(isPublicKey)
  );
}

/** Of a client with these redirect addresses and this method. */
export const grantTypesOf = (
  method: AuthMethod,
  redirects: readonly string[],
): readonly string[] => [
  ...(method === 'none' ? [] : ['client_credentials']),
  ...(redirects.length === 0 ? [] : ['authorization_code', 'refresh_token']),
];

export const needsSecret = (method: AuthMethod): boolean =>
  method === 'client_secret_basic' || method === 'client_secret_post';
