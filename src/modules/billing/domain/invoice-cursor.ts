/** Cursor of a client's list of invoices, newest first. */
import { cursorCodec } from '../../../shared/cursor.js';

export type InvoicePosition = Readonly<{ issuedAt: Date; number: string }>;

export const { encode: toInvoiceCursor, decode: fromInvoiceCursor } = cursorCodec<InvoicePosition>({
  pattern: /^(\d{1,15}) ([A-Z0-9-]{1,40})$/,
  longest: 100,
  toText: ({ issuedAt, number }) => `${String(issuedAt.getTime())} ${number}`,
  fromText: (ms = '', number = '') => ({ issuedAt: new Date(Number(ms)), number }),
});
