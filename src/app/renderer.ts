/** Composes document rendering. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { invoiceDocx } from '../platform/docx/invoice-docx.js';
import { noticeDocx } from '../platform/docx/notice-docx.js';
import { renderPdf } from '../platform/pdf/pdf-renderer.js';
import { PROJECT_ROOT } from '../config/env.js';
import { xmlText } from '../platform/xml/xml-text.js';
import type { InvoiceDocxRenderer } from '../modules/invoicing/invoice-renderer.js';
import type { WriteNotice } from '../modules/incidents/incidents.ports.js';
import type { Renderer } from '../modules/documents/domain/document-ports.js';

const templateOf = (name: string): Uint8Array =>
  readFileSync(path.join(PROJECT_ROOT, 'kb/templates', `${name}.docx`));

/** @throws Error if the template is missing. */
export const makeNoticeWriter = (): WriteNotice => noticeDocx(templateOf('incident_notice'));

/** @throws Error if a template is missing. */
export function makeRenderer(): Renderer & InvoiceDocxRenderer {
  return {
    pdf: renderPdf,
    invoiceDocx: invoiceDocx(templateOf('invoice')),
    xml: xmlText,
  };
}
