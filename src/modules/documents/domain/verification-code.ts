/** Code by which anybody can verify a document. Source: D-166. */

/** Crockford's base 32: no letter can be mistaken for a digit. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const DIGIT_COUNT = 16;
const GROUP = 4;
const BITS_PER_DIGIT = 5n;
const BITS = BITS_PER_DIGIT * BigInt(DIGIT_COUNT);
const BITS_PER_BYTE = 8;
const BYTES = Number(BITS) / BITS_PER_BYTE;

const grouped = (digits: string): string =>
  [0, 1, 2, 3].map((at) => digits.slice(at * GROUP, (at + 1) * GROUP)).join('-');

/** Such as 4QZ7-M1KT-9B2X-77HD. @param digest at least 10 bytes, unguessable */
export function verificationCode(digest: Uint8Array): string {
  const bits = digest
    .subarray(0, BYTES)
    .reduce((sum, byte) => (sum << BigInt(BITS_PER_BYTE)) | BigInt(byte), 0n);
  const digits = Array.from({ length: DIGIT_COUNT }, (_, at) => {
    const shift = BigInt(DIGIT_COUNT - 1 - at) * BITS_PER_DIGIT;
    return DIGITS.charAt(Number((bits >> shift) & 31n));
  });
  return grouped(digits.join(''));
}

const ALIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const CODE = new RegExp(`^[${DIGITS}]{${String(DIGIT_COUNT)}}$`);

/** A code as somebody typed it, in its canonical form; null if it is none. */
export function readVerificationCode(text: string): string | null {
  const digits = text
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[OIL]/g, (letter) => ALIKE[letter] ?? letter);
  return CODE.test(digits) ? grouped(digits) : null;
}
