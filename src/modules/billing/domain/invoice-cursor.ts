/** Opaque cursor in a client's list of invoices, newest first. */
import { fromBase64Url, toBase64Url } from '../../../shared/base64url.js';

export type InvoicePosition = Readonly<{ issuedAt: Date; number: string }>;

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
