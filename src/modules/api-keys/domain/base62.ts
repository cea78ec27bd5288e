/** Base 62 digits in ASCII order. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Multiple of 62: higher bytes would favour the first digits. */
const FAIR_BYTES = 248;

/** Whole number ≥ 0, padded with zeros to `length` digits. */
export function toBase62(value: number, length: number): string {
  let text = '';
  let rest = value;
  while (text.length < length) {
    text = DIGITS.charAt(rest % DIGITS.length) + text;
    rest = Math.floor(rest / DIGITS.length);
  }
  return text;
}

/**
 * Random digits, each equally likely.
 * @param random random bytes; one in 32 is discarded
 * @throws RangeError if too few bytes are left
 */
export function randomBase62(random: Uint8Array, length: number): string {
  const fair = [...random].filter((byte) => byte < FAIR_BYTES).slice(0, length);
  if (fair.length < length) throw new RangeError(`${String(length)} digits need more random bytes`);
  return fair.map((byte) => DIGITS.charAt(byte % DIGITS.length)).join('');
}
