/** What the transports need to answer with a file. */
import type { Caller } from '../../shared/caller.js';

export type FileAnswer = Readonly<{
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}>;

export type InvoiceFormat = 'docx' | 'pdf' | 'xml';

export interface FileAccess {
  /** @throws NOT_FOUND for every token that opens nothing, whatever is wrong with it. */
  open(token: string): Promise<FileAnswer>;
  /** @throws NOT_FOUND for an invoice that is missing or another client's. */
  invoice(invoiceNumber: string, format: InvoiceFormat, caller: Caller): Promise<FileAnswer>;
}
