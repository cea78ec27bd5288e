/** Document number, derived from the order and the position, so re-rendering keeps it. Source: D-115. */

/** Crockford's base 32: no letter can be mistaken for a digit. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_PER_DIGIT = 5n;
const DIGIT_COUNT = 12;
const GROUP = 4;
/** Hexadecimal digits at the end of a UUID that are random in versions 4 and 7 (60 bits). */
const RANDOM_DIGITS = 15;

/**
 * Such as NIS2-4QZ7-M1KT-9B2X-01. Ignores the start of the order id, which encodes only its time.
 *
 * @param orderId UUID of version 4 or 7
 * @param place of the document in its order, from 1
 */
export function documentNumber(orderId: string, place: number): string {
  const bits = BigInt(`0x${orderId.replaceAll('-', '').slice(-RANDOM_DIGITS)}`);
  const digits = Array.from({ length: DIGIT_COUNT }, (_, at) => {
    const value = (bits >> (BigInt(DIGIT_COUNT - 1 - at) * BITS_PER_DIGIT)) & 31n;
    return DIGITS.charAt(Number(value));
  }).join('');
  const groups = [0, 1, 2].map((at) => digits.slice(at * GROUP, (at + 1) * GROUP));
  return ['NIS2', ...groups, String(place).padStart(2, '0')].join('-');
}
