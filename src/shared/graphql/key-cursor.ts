/** Opaque cursors of lists of the mapping graph, made of the items' keys (R-10.25). */
import type { PageOptions } from '../../modules/mapping/domain/page-after.js';
import { cursorCodec } from '../cursor.js';

/** Characters; well above the longest cursor. */
export const MAX_CURSOR_LENGTH = 200;

const keyCursor = cursorCodec<string>({
  pattern: /^([^]+)$/,
  longest: MAX_CURSOR_LENGTH,
  toText: (key) => key,
  fromText: (key = '') => key,
});

export const toCursor = keyCursor.encode;

type RequestInput = Readonly<{ first: number; after?: string | null | undefined }>;

/** A foreign cursor becomes the empty key, which no list contains. */
export const toPageOptions = ({ first, after }: RequestInput): PageOptions => ({
  first,
  after: after === undefined || after === null ? null : (keyCursor.decode(after) ?? ''),
});
