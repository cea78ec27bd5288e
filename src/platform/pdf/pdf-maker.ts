/** pdfmake with our fonts; reads font files only, no network. */
import { createRequire } from 'node:module';
import type Pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { lazy } from '../../shared/lazy.js';
import { FONTS, isFontFile } from './fonts.js';

const require = createRequire(import.meta.url);

const maker = lazy(() => {
  const pdfmake = require('pdfmake') as typeof Pdfmake;
  pdfmake.setFonts(FONTS);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(isFontFile);
  return pdfmake;
});

/** Equal definitions give equal bytes. Blocks the thread for several hundred milliseconds. */
export async function createPdf(definition: TDocumentDefinitions): Promise<Uint8Array> {
  return maker().createPdf(definition).getBuffer();
}
