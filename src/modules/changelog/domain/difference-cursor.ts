/** A position in a list of differences as clients hold it: opaque to them, checked by us. */
import { fromBase64Url, toBase64Url } from '../../../shared/base64url.js';

const POSITION = /^\d{1,9}$/;

/** Characters; more than any cursor of ours has. */
const LONGEST = 20;

/** @param position differences to pass over */
export const toDifferenceCursor = (position: number): string =>
  toBase64Url(Uint8Array.from(String(position), (digit) => digit.charCodeAt(0)));

/** The position; null where the text is no cursor of ours. */
export function fromDifferenceCursor(cursor: string): number | null {
  const bytes = cursor.length > LONGEST ? null : fromBase64Url(cursor);
  if (bytes === null) return null;
  const text = String.fromCharCode(...bytes);
  return POSITION.test(text) ? Number(text) : null;
}
