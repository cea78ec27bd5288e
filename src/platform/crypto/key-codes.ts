/** Codes that collect the live key of a paid signup: authentication codes of the order's id. */
import { createHmac, hkdfSync } from 'node:crypto';
import type { KeyCodes } from '../../modules/key-collection/domain/key-codes.js';
import { sameText } from './same-bytes.js';

/** Domain separation from other uses of the secret. */
const PURPOSE = { code: 'nis2:key-code:v1', id: 'nis2:key-code-id:v1' } as const;
const KEY_BYTES = 32;
const CODE_BYTES = 24;
const ID_BYTES = 16;
const MARK = 'k_';

const macWith = (secret: string, purpose: string, orderId: string): Buffer => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return createHmac('sha256', key).update(orderId).digest();
};

const codeWith = (secret: string, orderId: string): string =>
  MARK + macWith(secret, PURPOSE.code, orderId).subarray(0, CODE_BYTES).toString('base64url');

/** @param current at least 32 bytes; `earlier`: secrets whose codes remain valid */
export const keyCodes = ({
  current,
  earlier,
}: Readonly<{ current: string; earlier: readonly string[] }>): KeyCodes => ({
  codeOf: (orderId) => codeWith(current, orderId),
  isOf: (orderId, code) =>
    [current, ...earlier].some((secret) => sameText(codeWith(secret, orderId), code)),
  keyIdsOf: (orderId) =>
    [current, ...earlier].map((secret) =>
      macWith(secret, PURPOSE.id, orderId)
        .subarray(0, ID_BYTES)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    ),
});
