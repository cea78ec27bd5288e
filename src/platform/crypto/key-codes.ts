/** Codes that collect the live key of a paid signup: authentication codes of the order's id. */
import { createHmac, hkdfSync } from 'node:crypto';
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
}: Readonly<{ current: string; earlier: readonly string[] }>) => ({
  /** Unguessable; returned by signup alone. */
  codeOf: (orderId: string): string => codeWith(current, orderId),
  isOf: (orderId: string, code: string): boolean =>
    [current, ...earlier].some((secret) => sameText(codeWith(secret, orderId), code)),
  /** Ids that the collected key of an order can have: the first for a new key, the others of earlier secrets. */
  keyIdsOf: (orderId: string): readonly string[] =>
    [current, ...earlier].map((secret) =>
      macWith(secret, PURPOSE.id, orderId)
        .subarray(0, ID_BYTES)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    ),
});

export type KeyCodes = ReturnType<typeof keyCodes>;
