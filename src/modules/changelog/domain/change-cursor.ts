/** Opaque cursor of a position in the change log. */
import { fromBase64Url, toBase64Url } from '../../../shared/base64url.js';
import type { ChangePosition } from './change-log.js';

/** Ids are ASCII; see `CHANGE_ID`. */
const POSITION = /^(\d{4}-\d{2}-\d{2}) ([a-z0-9-]+)$/;

export const CHANGE_ID = /^[a-z0-9-]+$/;

export const toChangeCursor = ({ date, id }: ChangePosition): string =>
  toBase64Url(Uint8Array.from(`${date} ${id}`, (character) => character.charCodeAt(0)));

/** Characters; above any cursor of ours. */
const LONGEST = 400;

/** The position; null if the text is not a cursor of ours. */
export function fromChangeCursor(cursor: string): ChangePosition | null {
  const bytes = cursor.length > LONGEST ? null : fromBase64Url(cursor);
  if (bytes === null) return null;
  const text = String.fromCharCode(...bytes);
  const [, date, id] = POSITION.exec(text) ?? [];
  return date === undefined || id === undefined ? null : { date, id };
}
