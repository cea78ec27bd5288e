/**
 * Signs receipts: Ed25519 (RFC 8037) in JSON Web Signatures, by jose. The key is derived from the secret of download
 * links; the public half is published as a JSON Web Key Set.
 */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { CompactSign, compactVerify, createLocalJWKSet, type JSONWebKeySet, type JWK } from 'jose';
import { z } from 'zod';
import { fromBase64Url } from '../../shared/base64url.js';
import { canonicalJson } from '../../shared/canonical-json.js';
import {
  RECEIPT_OPERATIONS,
  type ReceiptPayload,
  type Receipt,
} from '../../modules/receipts/domain/receipt.js';
import type { ReceiptKeys } from '../../modules/receipts/receipts.ports.js';

const DOMAIN = 'nis2:receipts:v1';
const SEED_BYTES = 32;
const ALGORITHM = 'EdDSA';
const TYPE = 'nis2-receipt';
const MS = 1000;

/** PKCS #8 prefix of an Ed25519 key (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

const jsonRecord = z.record(z.string(), z.unknown());

const payloadSchema = z.object({
  iss: z.string(),
  iat: z.number(),
  operation: z.enum(RECEIPT_OPERATIONS),
  kb_versioon: z.string(),
  input: jsonRecord,
  input_sha256: z.string(),
  result: jsonRecord,
  rules: z.array(z.string()),
});

type SigningKey = Readonly<{ id: string; secret: KeyObject; jwk: JWK }>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** RFC 7638: the key id is derived from the key. */
const thumbprint = ({ crv, kty, x }: JWK): string =>
  createHash('sha256').update(canonicalJson({ crv, kty, x })).digest('base64url');

function keyFrom(secret: string): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', DOMAIN, SEED_BYTES));
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const jwk: JWK = { ...createPublicKey(key).export({ format: 'jwk' }) };
  const id = thumbprint(jwk);
  return { id, secret: key, jwk: { ...jwk, kid: id, alg: ALGORITHM, use: 'sig' } };
}

function toPayload(claim: ReceiptPayload, issuer: string, issuedAt: Date) {
  const { operation, kbVersion, input, result, rules } = claim;
  return {
    iss: issuer,
    iat: Math.floor(issuedAt.getTime() / MS),
    operation,
    kb_versioon: kbVersion,
    input,
    input_sha256: sha256(canonicalJson(input)),
    result,
    rules,
  };
}

function toReceipt(bytes: Uint8Array): Receipt | null {
  const read = payloadSchema.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  if (!read.success) return null;
  const { iss, iat, kb_versioon, input_sha256, ...claim } = read.data;
  return {
    ...claim,
    kbVersion: kb_versioon,
    issuer: iss,
    issuedAt: new Date(iat * MS),
    inputHash: input_sha256,
  };
}

/** The last character of a part has unused bits; this rejects alternative spellings. */
const isCanonical = (receipt: string): boolean =>
  receipt.split('.').every((part) => fromBase64Url(part) !== null);

type OpenReceipt = ReceiptKeys['open'];

/** Verifies with the keys of `published` alone: no network, no secret. */
function receiptOpener(published: JSONWebKeySet): OpenReceipt {
  const find = createLocalJWKSet(published);
  return async (receipt) => {
    if (!isCanonical(receipt)) return null;
    try {
      const { payload } = await compactVerify(receipt, find, { algorithms: [ALGORITHM] });
      return toReceipt(payload);
    } catch {
      // Every error means that the receipt is invalid.
      return null;
    }
  };
}

const keySetSchema = z.object({ keys: z.array(z.object({ kty: z.string() }).loose()) });

/** @throws ZodError if `keySet` is not a JSON Web Key Set. */
export const openWithKeySet = (receipt: string, keySet: unknown): Promise<Receipt | null> =>
  receiptOpener(keySetSchema.parse(keySet))(receipt);

/**
 * @param secrets the first signs, all verify
 * @param issuer address of the service
 */
export function receiptKeys(secrets: readonly [string, ...string[]], issuer: string): ReceiptKeys {
  const [first, ...earlier] = secrets;
  const current = keyFrom(first);
  const published = { keys: [current, ...earlier.map(keyFrom)].map(({ jwk }) => jwk) };
  return {
    sign: (claim, issuedAt) =>
      new CompactSign(Buffer.from(canonicalJson(toPayload(claim, issuer, issuedAt))))
        .setProtectedHeader({ alg: ALGORITHM, kid: current.id, typ: TYPE })
        .sign(current.secret),
    open: receiptOpener(published),
    published: () => published,
  };
}
