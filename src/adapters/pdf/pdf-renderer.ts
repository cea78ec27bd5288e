/** Papers as PDF files. Nothing outside the paper is read but the fonts; nothing is fetched. */
import pdfmake from 'pdfmake';
import type { Paper } from '../../core/documents/paper.js';
import { FONTS, isFontFile } from './fonts.js';
import { paperDefinition } from './paper-definition.js';

pdfmake.setFonts(FONTS);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(isFontFile);

/** The same paper gives the same bytes. Takes some hundred milliseconds of the thread: make a paper once, keep it. */
export async function renderPdf(paper: Paper): Promise<Uint8Array> {
  return pdfmake.createPdf(paperDefinition(paper)).getBuffer();
}
