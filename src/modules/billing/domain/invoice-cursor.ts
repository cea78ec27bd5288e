/** A position in a client's invoices, newest first, as the client holds it: opaque to it, checked by us. */
import { fromBase64Url, toBase64Url } from '../../../shared/base64url.js';

/** The last invoice of the page before. */
export type InvoicePosition = Readonly<{ issuedAt: Date; number: string }>;

const POSITION = /^(\d{1,15}) ([A-Z0-9-]{1,40})$/;

/** Characters; more than any cursor of ours has. */
const LONGEST = 100;

export const toInvoiceCursor = ({ issuedAt, number }: InvoicePosition): string =>
  toBase64Url(
    Uint8Array.from(`${String(issuedAt.getTime())} ${number}`, (character) =>
      character.charCodeAt(0),
    ),
  );

/** The position; null where the text is no cursor of ours. */
export function fromInvoiceCursor(cursor: string): InvoicePosition | null {
  const bytes = cursor.length > LONGEST ? null : fromBase64Url(cursor);
  if (bytes === null) return null;
  const [, ms, number] = POSITION.exec(String.fromCharCode(...bytes)) ?? [];
  return ms === undefined || number === undefined
    ? null
    : { issuedAt: new Date(Number(ms)), number };
}
