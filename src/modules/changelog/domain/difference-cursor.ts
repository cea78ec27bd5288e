/** Cursor in a list of differences: how many to skip. */
import { cursorCodec } from '../../../shared/cursor.js';

export const { encode: toDifferenceCursor, decode: fromDifferenceCursor } = cursorCodec<number>({
  pattern: /^(\d{1,9})$/,
  longest: 20,
  toText: String,
  fromText: (skipped = '') => Number(skipped),
});
