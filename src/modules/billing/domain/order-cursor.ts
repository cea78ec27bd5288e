/** Opaque cursor in a client's list of orders, newest first. */
import { fromBase64Url, toBase64Url } from '../../../shared/base64url.js';

export type OrderPosition = Readonly<{ createdAt: Date; id: string }>;

const POSITION = /^(\d{1,15}) ([0-9a-f-]{36})$/;

export const toOrderCursor = ({ createdAt, id }: OrderPosition): string =>
  toBase64Url(
    Uint8Array.from(`${String(createdAt.getTime())} ${id}`, (character) => character.charCodeAt(0)),
  );

/** Characters. */
const LONGEST = 100;

/** null if the cursor is invalid. */
export function fromOrderCursor(cursor: string): OrderPosition | null {
  const bytes = cursor.length > LONGEST ? null : fromBase64Url(cursor);
  if (bytes === null) return null;
  const [, ms, id] = POSITION.exec(String.fromCharCode(...bytes)) ?? [];
  return ms === undefined || id === undefined ? null : { createdAt: new Date(Number(ms)), id };
}
