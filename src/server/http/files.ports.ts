/** What the transports need to send a file. */
import type { Caller } from '../../shared/caller.js';

export type FileAnswer = Readonly<{
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}>;

export type InvoiceFormat = 'docx' | 'pdf' | 'xml';

export interface FileAccess {
  /** @throws NOT_FOUND for every invalid token */
  open(token: string): Promise<FileAnswer>;
  /** @throws NOT_FOUND for an invoice that does not exist or belongs to another client */
  invoice(invoiceNumber: string, format: InvoiceFormat, caller: Caller): Promise<FileAnswer>;
}
