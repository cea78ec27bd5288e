/** Helpers that build document blocks. */
import type { Cell, DocumentBlock, Tone } from './print-document.js';

/** In both languages on every page, whatever the language of the sample. */
export const SAMPLE_WATERMARK = 'SAMPLE / NÄIDIS';

export const cell = (...lines: string[]): Cell => ({ lines });
export const toned = (tone: Tone, ...lines: string[]): Cell => ({ lines, tone });

export const listed = (all: readonly string[]): Cell =>
  cell(all.length === 0 ? '–' : all.join(', '));

export const heading = (number: string, text: string, onNewPage = false): DocumentBlock => ({
  kind: 'heading',
  level: number.includes('.') ? 2 : 1,
  number,
  text,
  onNewPage,
});

export const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', text });
