/** Words across each page. */
import type { Watermark } from 'pdfmake/interfaces.js';
import { COLOUR } from './theme.js';

const LOOK = { font: 'Sans', bold: true, color: COLOUR.navy } as const;

/** Of the sample: one short word. */
export const sampleWatermark = (text: string): Watermark => ({
  ...LOOK,
  text,
  opacity: 0.075,
  angle: -52,
  fontSize: 74,
});

/** Of a preview: as large as the page permits, and darker, so that it shows on a copy too. */
export const previewWatermark = (text: string): Watermark => ({ ...LOOK, text, opacity: 0.16 });
