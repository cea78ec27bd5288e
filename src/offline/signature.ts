/** Verifies signatures of the service with WebCrypto: Ed25519 in JSON Web Signatures (RFC 7515, RFC 8037). */
import { fromBase64Url } from '../shared/base64url.js';
import type { PublishedKeys } from './api.js';
import { OfflineError } from './offline-error.js';

const ALGORITHM = 'Ed25519';
const JWS_ALGORITHM = 'EdDSA';
const HEX = 16;

const utf8 = new TextEncoder();

/** @throws OfflineError `SIGNATURES_UNSUPPORTED` */
function subtle(): typeof crypto.subtle {
  const found = (globalThis as Partial<typeof globalThis>).crypto?.subtle;
  if (found !== undefined) return found;
  throw new OfflineError(
    'SIGNATURES_UNSUPPORTED',
    'WebCrypto (crypto.subtle) is missing: use Node.js 20 or later, or a browser page served over HTTPS',
  );
}

export async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await subtle().digest('SHA-256', utf8.encode(text)));
  return Array.from(bytes, (byte) => byte.toString(HEX).padStart(2, '0')).join('');
}

export const malformed = (what: string, cause?: unknown): OfflineError =>
  new OfflineError('BUNDLE_MALFORMED', `Not a ${what} of the service`, [], { cause });

const altered = (): OfflineError =>
  new OfflineError('BUNDLE_ALTERED', 'The signature does not match the content');

/** @throws OfflineError `BUNDLE_MALFORMED` */
export function readJson(text: string, what: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null)
      return value as Readonly<Record<string, unknown>>; // any object
  } catch (cause) {
    throw malformed(what, cause);
  }
  throw malformed(what);
}

function partOf(text: string | undefined): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64Url(text ?? '');
  if (bytes === null) throw altered();
  return new Uint8Array(bytes);
}

const textOf = (text: string | undefined): string => new TextDecoder().decode(partOf(text));

async function importKey(keys: PublishedKeys, id: unknown) {
  const { kty, crv, x } = keys.keys.find(({ kid }) => kid === id) ?? {};
  if (typeof kty !== 'string' || typeof crv !== 'string' || typeof x !== 'string') {
    throw new OfflineError('BUNDLE_KEY_UNKNOWN', 'Signed by a key that is not in the key set');
  }
  try {
    return await subtle().importKey('jwk', { kty, crv, x }, ALGORITHM, false, ['verify']);
  } catch (cause) {
    if (cause instanceof OfflineError) throw cause;
    const message =
      'This environment cannot verify Ed25519 signatures: Node.js 20, Chrome 137, Firefox 129 and Safari 17 can';
    throw new OfflineError('SIGNATURES_UNSUPPORTED', message, [], { cause });
  }
}

/** What is signed, before it is verified. */
export const statementIn = (signed: string): Readonly<Record<string, unknown>> =>
  readJson(textOf(signed.split('.')[1]), 'signature');

/**
 * @param type expected `typ`
 * @returns the signed statement
 * @throws OfflineError if the signature is not valid under these keys
 */
export async function openSigned(
  signed: string,
  keys: PublishedKeys,
  type: string,
): Promise<Readonly<Record<string, unknown>>> {
  const [header, payload, signature, ...others] = signed.split('.');
  if (signature === undefined || others.length > 0) throw malformed('signature');
  const { alg, typ, kid } = readJson(textOf(header), 'signature');
  if (alg !== JWS_ALGORITHM || typ !== type) throw altered();
  const key = await importKey(keys, kid);
  const content = utf8.encode(`${header ?? ''}.${payload ?? ''}`);
  if (!(await subtle().verify(ALGORITHM, key, partOf(signature), content))) throw altered();
  return readJson(textOf(payload), 'signature');
}
