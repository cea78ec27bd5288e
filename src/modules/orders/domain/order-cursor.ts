/** Cursor of a client's list of orders, newest first. */
import { cursorCodec } from '../../../shared/cursor.js';

export type OrderPosition = Readonly<{ createdAt: Date; id: string }>;

export const { encode: toOrderCursor, decode: fromOrderCursor } = cursorCodec<OrderPosition>({
  pattern: /^(\d{1,15}) ([0-9a-f-]{36})$/,
  longest: 100,
  toText: ({ createdAt, id }) => `${String(createdAt.getTime())} ${id}`,
  fromText: (ms = '', id = '') => ({ createdAt: new Date(Number(ms)), id }),
});
