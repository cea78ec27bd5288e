/** Signs law bundles with the key of receipts, so the published key set verifies both. */
import { hash } from 'node:crypto';
import { CompactSign } from 'jose';
import { canonicalJson } from '../../shared/canonical-json.js';
import { ALGORITHM, keyFrom } from './service-keys.js';

/**
 * @param secret current one of the service
 * @param issuer address of the service
 */
export function lawSigner(secret: string, issuer: string) {
  const key = keyFrom(secret);
  return {
    issuer,
    /** @returns a JWS in compact form with this `typ` */
    sign: (statement: object, type: string): Promise<string> =>
      new CompactSign(Buffer.from(canonicalJson(statement)))
        .setProtectedHeader({ alg: ALGORITHM, kid: key.id, typ: type })
        .sign(key.secret),
    /** SHA-256, hexadecimal. */
    digest: (text: string): string => hash('sha256', text, 'hex'),
  };
}

export type LawSigner = ReturnType<typeof lawSigner>;
