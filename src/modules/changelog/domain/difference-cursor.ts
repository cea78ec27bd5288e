/** Opaque cursor of a position in a list of differences. */
import { fromBase64Url, toBase64Url } from '../../../shared/base64url.js';

const POSITION = /^\d{1,9}$/;

/** Characters; above any cursor of ours. */
const LONGEST = 20;

/** @param position number of differences to skip */
export const toDifferenceCursor = (position: number): string =>
  toBase64Url(Uint8Array.from(String(position), (digit) => digit.charCodeAt(0)));

/** The position; null if the text is not a cursor of ours. */
export function fromDifferenceCursor(cursor: string): number | null {
  const bytes = cursor.length > LONGEST ? null : fromBase64Url(cursor);
  if (bytes === null) return null;
  const text = String.fromCharCode(...bytes);
  return POSITION.test(text) ? Number(text) : null;
}
