/** Cursor of a position in the change log. */
import { cursorCodec } from '../../../shared/cursor.js';
import type { ChangePosition } from './change-log.js';

/** ASCII. */
export const CHANGE_ID = /^[a-z0-9-]+$/;

export const { encode: toChangeCursor, decode: fromChangeCursor } = cursorCodec<ChangePosition>({
  pattern: /^(\d{4}-\d{2}-\d{2}) ([a-z0-9-]+)$/,
  longest: 400,
  toText: ({ date, id }) => `${date} ${id}`,
  fromText: (date = '', id = '') => ({ date, id }),
});
