/** Renders documents as PDF. */
import type { PrintDocument } from '../../modules/documents/domain/print-document.js';
import { documentDefinition } from './document-definition.js';
import { createPdf } from './pdf-maker.js';

/** The same document gives the same bytes. Blocks the thread for several hundred milliseconds: cache the result. */
export const renderPdf = (document: PrintDocument): Promise<Uint8Array> =>
  createPdf(documentDefinition(document));
