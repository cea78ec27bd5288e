/** Renders documents as PDF; reads font files only, no network. */
import { createRequire } from 'node:module';
import type Pdfmake from 'pdfmake';
import type { PrintDocument } from '../../modules/documents/domain/paper.js';
import { lazy } from '../../shared/lazy.js';
import { FONTS, isFontFile } from './fonts.js';
import { documentDefinition } from './document-definition.js';

const require = createRequire(import.meta.url);

const renderer = lazy(() => {
  const pdfmake = require('pdfmake') as typeof Pdfmake;
  pdfmake.setFonts(FONTS);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(isFontFile);
  return pdfmake;
});

/** The same document gives the same bytes. Blocks the thread for several hundred milliseconds: cache the result. */
export async function renderPdf(document: PrintDocument): Promise<Uint8Array> {
  return renderer().createPdf(documentDefinition(document)).getBuffer();
}
