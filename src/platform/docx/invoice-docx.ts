/** Invoices as .docx from `kb/templates/invoice.docx`. */
import { invoiceTags } from '../../modules/invoicing/domain/invoice-tags.js';
import type { InvoiceSheet } from '../../modules/invoicing/domain/invoice-sheet.js';
import { SerialQueue } from './serial-queue.js';
import { renderDocx } from './threaded-docx.js';

/**
 * In a worker thread, one at a time.
 *
 * @param template bytes of the template
 */
export function invoiceDocx(template: Uint8Array): (sheet: InvoiceSheet) => Promise<Uint8Array> {
  const queue = new SerialQueue();
  return (sheet) =>
    queue.run(async () => {
      const date = `${sheet.date}T00:00:00Z`;
      const [file] = await renderDocx([{ template, tags: invoiceTags(sheet), date }]);
      if (file === undefined) throw new Error('rendering gave no file');
      return file;
    });
}
