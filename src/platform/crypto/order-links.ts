/** Permanent links to the current payment page of an order: the order's id with an authentication code. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { CodeLinks } from '../../shared/code-links.js';

/** Domain separation from other uses of the secret. */
const PURPOSE = 'nis2:order-links:v1';
const KEY_BYTES = 32;
const ID_BYTES = 16;
const CODE_BYTES = 16;
const MARK = 'o_';
const FORM = /^o_[\w-]{43}$/;

const codeWith = (secret: string, id: Buffer): Buffer => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));
  return createHmac('sha256', key).update(id).digest().subarray(0, CODE_BYTES);
};

const toUuid = (id: Buffer): string =>
  id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * @param secret at least 32 bytes; `earlier`: secrets of links that remain valid
 */
export function orderLinks(
  { current, earlier }: Readonly<{ current: string; earlier: readonly string[] }>,
  { payment }: Pick<CodeLinks, 'payment'>,
) {
  return {
    /** Unguessable. */
    linkOf: (orderId: string): string => {
      const id = Buffer.from(orderId.replaceAll('-', ''), 'hex');
      const name = Buffer.concat([id, codeWith(current, id)]).toString('base64url');
      return payment(`${MARK}${name}`, null);
    },
    /** @param name code of the link @returns null if it is not ours */
    read: (name: string): string | null => {
      if (!FORM.test(name)) return null;
      const bytes = Buffer.from(name.slice(MARK.length), 'base64url');
      if (bytes.toString('base64url') !== name.slice(MARK.length)) return null;
      const [id, code] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)];
      const known = [current, ...earlier].some((secret) =>
        timingSafeEqual(codeWith(secret, id), code),
      );
      return known ? toUuid(id) : null;
    },
  };
}

export type OrderLinks = ReturnType<typeof orderLinks>;
