/** A position in a client's orders, newest first, as the client holds it: opaque to it, checked by us. */
import { fromBase64Url, toBase64Url } from '../../../shared/base64url.js';

/** The last order of the page before. */
export type OrderPosition = Readonly<{ createdAt: Date; id: string }>;

const POSITION = /^(\d{1,15}) ([0-9a-f-]{36})$/;

export const toOrderCursor = ({ createdAt, id }: OrderPosition): string =>
  toBase64Url(
    Uint8Array.from(`${String(createdAt.getTime())} ${id}`, (character) => character.charCodeAt(0)),
  );

/** Characters; more than any cursor of ours has. */
const LONGEST = 100;

/** The position; null where the text is no cursor of ours. */
export function fromOrderCursor(cursor: string): OrderPosition | null {
  const bytes = cursor.length > LONGEST ? null : fromBase64Url(cursor);
  if (bytes === null) return null;
  const [, ms, id] = POSITION.exec(String.fromCharCode(...bytes)) ?? [];
  return ms === undefined || id === undefined ? null : { createdAt: new Date(Number(ms)), id };
}
