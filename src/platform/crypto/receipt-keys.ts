/**
 * Signs receipts: Ed25519 (RFC 8037) in JSON Web Signatures, by jose. The key is derived from the secret of download
 * links; the public half is published as a JSON Web Key Set.
 */
import { hash } from 'node:crypto';
import { CompactSign, compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { fromBase64Url } from '../../shared/base64url.js';
import { canonicalJson } from '../../shared/canonical-json.js';
import type { JsonRecord } from '../../shared/json-record.js';
import {
  RECEIPT_OPERATIONS,
  type ReceiptPayload,
  type Receipt,
} from '../../modules/receipts/domain/receipt.js';
import { ALGORITHM, keyFrom, readKeySet } from './service-keys.js';

const TYPE = 'nis2-receipt';
const MS = 1000;

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

function toPayload(payload: ReceiptPayload, issuer: string, issuedAt: Date) {
  const { operation, kbVersion, input, result, rules } = payload;
  return {
    iss: issuer,
    iat: Math.floor(issuedAt.getTime() / MS),
    operation,
    kb_versioon: kbVersion,
    input,
    input_sha256: hash('sha256', canonicalJson(input), 'hex'),
    result,
    rules,
  };
}

function toReceipt(bytes: Uint8Array): Receipt | null {
  const read = payloadSchema.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  if (!read.success) return null;
  const { iss, iat, kb_versioon, input_sha256, ...payload } = read.data;
  return {
    ...payload,
    kbVersion: kb_versioon,
    issuer: iss,
    issuedAt: new Date(iat * MS),
    inputHash: input_sha256,
  };
}

/** The last character of a part has unused bits; this rejects alternative spellings. */
const isCanonical = (receipt: string): boolean =>
  receipt.split('.').every((part) => fromBase64Url(part) !== null);

/** Null if the text is not a receipt of ours or was altered. */
type OpenReceipt = (receipt: string) => Promise<Receipt | null>;

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

/** @throws ZodError if `keySet` is not a JSON Web Key Set. */
export const openWithKeySet = (receipt: string, keySet: unknown): Promise<Receipt | null> =>
  receiptOpener(readKeySet(keySet))(receipt);

/**
 * @param secrets the first signs, all verify
 * @param issuer address of the service
 */
export function receiptKeys(secrets: readonly [string, ...string[]], issuer: string) {
  const [first, ...earlier] = secrets;
  const current = keyFrom(first);
  const published = {
    keys: [current, ...earlier.map((secret) => keyFrom(secret))].map(({ jwk }) => jwk),
  };
  return {
    sign: (payload: ReceiptPayload, issuedAt: Date): Promise<string> =>
      new CompactSign(Buffer.from(canonicalJson(toPayload(payload, issuer, issuedAt))))
        .setProtectedHeader({ alg: ALGORITHM, kid: current.id, typ: TYPE })
        .sign(current.secret),
    open: receiptOpener(published),
    /** Public keys as a JSON Web Key Set. */
    published: (): JsonRecord => published,
  };
}

export type ReceiptKeys = ReturnType<typeof receiptKeys>;
