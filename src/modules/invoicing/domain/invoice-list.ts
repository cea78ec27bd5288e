/** A client's list of invoices, newest first, and its opaque cursor. */
import { fromBase64Url, toBase64Url } from '../../../shared/base64url.js';
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

const POSITION = /^(\d{1,15}) ([A-Z0-9-]{1,40})$/;

/** Characters. */
const LONGEST = 100;

export const toInvoiceCursor = ({ issuedAt, number }: InvoicePosition): string =>
  toBase64Url(
    Uint8Array.from(`${String(issuedAt.getTime())} ${number}`, (character) =>
      character.charCodeAt(0),
    ),
  );

/** null if the cursor is invalid. */
export function fromInvoiceCursor(cursor: string): InvoicePosition | null {
  const bytes = cursor.length > LONGEST ? null : fromBase64Url(cursor);
  if (bytes === null) return null;
  const [, ms, number] = POSITION.exec(String.fromCharCode(...bytes)) ?? [];
  return ms === undefined || number === undefined
    ? null
    : { issuedAt: new Date(Number(ms)), number };
}
