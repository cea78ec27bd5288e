/** What turns papers into files. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { invoiceDocx } from '../adapters/docx/invoice-docx.js';
import { renderPdf } from '../adapters/pdf/pdf-renderer.js';
import { PROJECT_ROOT } from '../config.js';
import { xmlText } from '../adapters/xml/xml-text.js';
import type { InvoiceRenderer } from '../features/billing/billing.ports.js';
import type { Renderer } from '../features/documents/documents.ports.js';

/** @throws Error where a template is missing. */
export function makeRenderer(): Renderer & InvoiceRenderer {
  const template = readFileSync(path.join(PROJECT_ROOT, 'kb/templates/invoice.docx'));
  return {
    pdf: renderPdf,
    invoiceDocx: invoiceDocx(template),
    xml: xmlText,
    sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
  };
}
