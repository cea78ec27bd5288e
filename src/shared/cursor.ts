/** Opaque cursors of lists: base64url of UTF-8 text. */
import { fromBase64Url, toBase64Url } from './base64url.js';

/** `pattern`: of the text. `longest`: characters of a cursor. `fromText`: takes the pattern's groups. */
type CursorForm<Position> = Readonly<{
  pattern: RegExp;
  longest: number;
  toText: (position: Position) => string;
  fromText: (...groups: readonly string[]) => Position;
}>;

/** `decode`: null for anything but a cursor of this list. */
export type CursorCodec<Position> = Readonly<{
  encode: (position: Position) => string;
  decode: (cursor: string) => Position | null;
}>;

export const cursorCodec = <Position>(form: CursorForm<Position>): CursorCodec<Position> => ({
  encode: (position) => toBase64Url(new TextEncoder().encode(form.toText(position))),
  decode: (cursor) => {
    const bytes = cursor.length > form.longest ? null : fromBase64Url(cursor);
    const found = bytes === null ? null : form.pattern.exec(new TextDecoder().decode(bytes));
    return found === null ? null : form.fromText(...found.slice(1));
  },
});

/** Cursor of a list in the order of its numeric ids. */
export const idCursor = cursorCodec<string>({
  pattern: /^(\d{1,18})$/,
  longest: 24,
  toText: (id) => id,
  fromText: (id = '') => id,
});
