/**
 * Signatures of files: Ed25519 in detached JSON Web Signatures with an unencoded payload (RFC 7515, appendix F; RFC 7797).
 * The key is that of receipts, so the published key set verifies both.
 */
import { createLocalJWKSet, flattenedVerify, FlattenedSign } from 'jose';
import { ALGORITHM, keyFrom, readKeySet } from './service-keys.js';

const TYPE = 'nis2-file';
const UNENCODED = { b64: false, crit: ['b64'] };

/** @param secret current one of the service */
export function fileSigner(secret: string) {
  const key = keyFrom(secret);
  return {
    /** @returns detached JSON Web Signature; equal bytes give equal signatures */
    sign: async (bytes: Uint8Array): Promise<string> => {
      const { protected: header = '', signature } = await new FlattenedSign(bytes)
        .setProtectedHeader({ alg: ALGORITHM, kid: key.id, typ: TYPE, ...UNENCODED })
        .sign(key.secret);
      return `${header}..${signature}`;
    },
  };
}

export type FileSigner = ReturnType<typeof fileSigner>;

const DETACHED = /^([\w-]+)\.\.([\w-]+)$/;

/**
 * Verifies offline: no network, no secret.
 *
 * @param signature as in the `.sig` file
 * @throws ZodError if `keySet` is not a JSON Web Key Set
 */
export async function isSignedFile(
  bytes: Uint8Array,
  signature: string,
  keySet: unknown,
): Promise<boolean> {
  const find = createLocalJWKSet(readKeySet(keySet));
  const [, header, mark] = DETACHED.exec(signature.trim()) ?? [];
  if (header === undefined || mark === undefined) return false;
  try {
    const { protectedHeader } = await flattenedVerify(
      { protected: header, payload: bytes, signature: mark },
      find,
      { algorithms: [ALGORITHM] },
    );
    return protectedHeader?.typ === TYPE;
  } catch {
    // Every error means that the signature is invalid.
    return false;
  }
}
