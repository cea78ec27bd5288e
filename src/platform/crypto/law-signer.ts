/** Signs law bundles with the key of receipts, so the published key set verifies both. */
import { hash } from 'node:crypto';
import { CompactSign } from 'jose';
import type { LawSigner } from '../../modules/law-bundle/law-bundle.ports.js';
import { canonicalJson } from '../../shared/canonical-json.js';
import { ALGORITHM, keyFrom } from './service-keys.js';

/**
 * @param secret current one of the service
 * @param issuer address of the service
 */
export function lawSigner(secret: string, issuer: string): LawSigner {
  const key = keyFrom(secret);
  return {
    issuer,
    sign: (statement, type) =>
      new CompactSign(Buffer.from(canonicalJson(statement)))
        .setProtectedHeader({ alg: ALGORITHM, kid: key.id, typ: type })
        .sign(key.secret),
    digest: (text) => hash('sha256', text, 'hex'),
  };
}
