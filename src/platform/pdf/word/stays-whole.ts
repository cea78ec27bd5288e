/** Paragraphs that are not split over two pages. */
import type { ParagraphLook } from './looks.js';

/** Characters. Columns of mark and text lose the mark and the margin if they are split. */
const MAX_LENGTH = { plain: 320, marked: 2_000 } as const;

export const staysWhole = (characters: number, { numbering }: ParagraphLook): boolean =>
  characters <= (numbering === undefined ? MAX_LENGTH.plain : MAX_LENGTH.marked);
