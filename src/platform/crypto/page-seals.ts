/** Authentication codes of cursors, so that a client cannot choose the time that a page is made for. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Domain separation from other uses of the secret. */
const DOMAIN = 'nis2:page-seal:v1\0';
/** 128 bits. */
const CODE_BYTES = 16;

/** `seal`: code of a text. `isSealed`: whether it is ours. */
export type PageSeals = Readonly<{
  seal: (text: string) => string;
  isSealed: (text: string, code: string) => boolean;
}>;

const codeWith = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(DOMAIN).update(text).digest().subarray(0, CODE_BYTES);

export function pageSeals({
  current,
  earlier,
}: Readonly<{ current: string; earlier: readonly string[] }>): PageSeals {
  return {
    seal: (text) => codeWith(current, text).toString('base64url'),
    isSealed: (text, code) => {
      const given = Buffer.from(code, 'base64url');
      return (
        given.length === CODE_BYTES &&
        [current, ...earlier].some((secret) => timingSafeEqual(codeWith(secret, text), given))
      );
    },
  };
}
