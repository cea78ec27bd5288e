/** Papers as PDF files. Nothing outside the paper is read but the fonts; nothing is fetched. */
import { createRequire } from 'node:module';
import type Pdfmake from 'pdfmake';
import type { PrintDocument } from '../../modules/documents/domain/paper.js';
import { once } from '../../shared/lazy.js';
import { FONTS, isFontFile } from './fonts.js';
import { documentDefinition } from './paper-definition.js';

const require = createRequire(import.meta.url);

const renderer = once(() => {
  const pdfmake = require('pdfmake') as typeof Pdfmake;
  pdfmake.setFonts(FONTS);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(isFontFile);
  return pdfmake;
});

/** The same paper gives the same bytes. Takes some hundred milliseconds of the thread: make a paper once, keep it. */
export async function renderPdf(paper: PrintDocument): Promise<Uint8Array> {
  return renderer().createPdf(documentDefinition(paper)).getBuffer();
}
