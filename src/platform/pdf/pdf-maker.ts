/** pdfmake with our fonts; reads no file and no network by itself. */
import { createRequire } from 'node:module';
import type Pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { lazy } from '../../shared/lazy.js';
import { FONT_FILES, FONTS } from './fonts.js';
import { mendMetadata, type Pdfkit } from './metadata.js';
import { registerCachedFonts, standInFor, type Fontkit } from './parsed-fonts.js';

const require = createRequire(import.meta.url);

/** The published types lack it. */
type WithFiles = Readonly<{ virtualfs: { writeFileSync: (name: string, text: string) => void } }>;

const maker = lazy(() => {
  const pdfmake = require('pdfmake') as typeof Pdfmake & WithFiles;
  mendMetadata(createRequire(require.resolve('pdfmake'))('pdfkit') as Pdfkit);
  registerCachedFonts(require('fontkit') as Fontkit, FONT_FILES);
  for (const file of FONT_FILES) pdfmake.virtualfs.writeFileSync(file, standInFor(file));
  pdfmake.setFonts(FONTS);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  return pdfmake;
});

/** Equal definitions give equal bytes. Blocks the thread for several hundred milliseconds. */
export async function createPdf(definition: TDocumentDefinitions): Promise<Uint8Array> {
  return maker().createPdf(definition).getBuffer();
}
