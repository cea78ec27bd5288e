/** A client's list of invoices, newest first, and its opaque cursor. */
import { cursorCodec } from '../../../shared/cursor.js';
import type { InvoiceSeries } from './invoice.js';

/** `issuedOn`: YYYY-MM-DD. `totalCents`: negative on a credit note. `credits`: number of the credited invoice. */
export type InvoiceSummary = Readonly<{
  number: string;
  series: InvoiceSeries;
  orderId: string;
  issuedOn: string;
  totalCents: number;
  credits: string | null;
}>;

export type InvoicePosition = Readonly<{ issuedAt: Date; number: string }>;

/** `limit`: at least 1. `after`: null for the first page. */
export type InvoicePage = Readonly<{ limit: number; after: InvoicePosition | null }>;

/** `position`: of the invoice in the list. */
export type FoundInvoice = Readonly<{ summary: InvoiceSummary; position: InvoicePosition }>;

export const { encode: toInvoiceCursor, decode: fromInvoiceCursor } = cursorCodec<InvoicePosition>({
  pattern: /^(\d{1,15}) ([A-Z0-9-]{1,40})$/,
  longest: 100,
  toText: ({ issuedAt, number }) => `${String(issuedAt.getTime())} ${number}`,
  fromText: (ms = '', number = '') => ({ issuedAt: new Date(Number(ms)), number }),
});
