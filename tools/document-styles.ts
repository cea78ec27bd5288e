/** Styles of the document templates. Lengths are twentieths of a point, font sizes half points. */
import {
  AlignmentType,
  LevelFormat,
  LineRuleType,
  type ILevelsOptions,
  type IStylesOptions,
} from 'docx';
import { LANGUAGE_MARK } from '../src/platform/docx/docx-template.js';
import { GREY, NAVY } from './docx-parts.js';

export const SERIF = 'Times New Roman';
export const SANS = 'Arial';
const INK = '1B2430';

/** Line spacing relative to the font size; without the rule some programs use an exact height. 240: single. */
export const leading = (line: number) => ({ line, lineRule: LineRuleType.AUTO }) as const;

export const STYLES: IStylesOptions = {
  default: {
    document: {
      run: { font: SERIF, size: 22, color: INK, language: { value: LANGUAGE_MARK } },
      paragraph: { spacing: leading(276) },
    },
    heading1: {
      run: { font: SERIF, size: 30, bold: true, color: NAVY },
      paragraph: { spacing: { before: 400, after: 140 }, keepNext: true },
    },
    heading2: {
      run: { font: SERIF, size: 23, bold: true, color: NAVY },
      paragraph: { spacing: { before: 260, after: 80 }, keepNext: true },
    },
  },
  paragraphStyles: [
    {
      id: 'Clause',
      name: 'Clause',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: { spacing: { after: 110 }, alignment: AlignmentType.LEFT },
    },
    {
      id: 'Contents',
      name: 'Contents',
      basedOn: 'Normal',
      paragraph: { spacing: { after: 70 } },
    },
  ],
};

const level = (at: number, text: string, left: number): ILevelsOptions => ({
  level: at,
  format: LevelFormat.DECIMAL,
  text,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left, hanging: left } } },
});

/** Of a memo of two pages. */
export const CLOSE_STYLES: IStylesOptions = {
  ...STYLES,
  default: {
    ...STYLES.default,
    heading1: {
      run: { font: SERIF, size: 26, bold: true, color: NAVY },
      paragraph: { spacing: { before: 220, after: 80 }, keepNext: true },
    },
  },
  paragraphStyles: [
    {
      id: 'Clause',
      name: 'Clause',
      basedOn: 'Normal',
      quickFormat: true,
      run: { size: 20 },
      paragraph: { spacing: { after: 80, ...leading(250) }, alignment: AlignmentType.LEFT },
    },
  ],
};

/** Headings and clauses share one numbering: 1, 1.1, 1.2, 2, 2.1. */
export const OUTLINE = {
  reference: 'outline',
  levels: [
    level(0, '%1', 560),
    {
      ...level(1, '%1.%2', 560),
      style: {
        run: { font: SERIF, size: 20, color: GREY },
        paragraph: { indent: { left: 560, hanging: 560 } },
      },
    },
  ],
};
