/** Template of one incident notification; every text is a template field. */
import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  PageNumber,
  Paragraph,
  ShadingType,
  TextRun,
  type FileChild,
} from 'docx';
import { GREY, NAVY } from './docx-parts.js';
import { leading, SANS, STYLES } from './document-styles.js';
import { mark, run, text } from './document-elements.js';

/** Highlights what the sender must complete. */
const blank = (tag: string): TextRun =>
  new TextRun({ text: tag, shading: { type: ShadingType.CLEAR, fill: 'FFF2CC', color: 'auto' } });

const rows = (): FileChild[] => [
  mark('{#rows}'),
  mark('{#headings}'),
  new Paragraph({ heading: HeadingLevel.HEADING_2, children: [run('{text}')] }),
  mark('{/headings}'),
  mark('{#lines}'),
  text([run('{#parts}{plain}'), blank('{blank}'), run('{/parts}')], 80),
  mark('{/lines}'),
  mark('{#notes}'),
  new Paragraph({
    children: [run('{text}', { size: 18, font: SANS, color: GREY })],
    bullet: { level: 0 },
    spacing: { after: 60, ...leading(250) },
  }),
  mark('{/notes}'),
  mark('{/rows}'),
];

const title = (): Paragraph =>
  new Paragraph({
    heading: HeadingLevel.TITLE,
    children: [run('{title}', { size: 36, bold: true, color: NAVY })],
    spacing: { after: 240, ...leading(240) },
  });

const PAGE = {
  size: { width: 11906, height: 16838 },
  margin: { top: 1300, bottom: 1200, left: 1273, right: 1273, footer: 600 },
} as const;

/** No branding: the document is the sender's. */
const pages = (): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({
            font: SANS,
            size: 15,
            color: GREY,
            children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });

export const incidentNoticeTemplate = (): Document =>
  new Document({
    styles: STYLES,
    sections: [
      {
        properties: { page: PAGE },
        footers: { default: pages() },
        children: [title(), ...rows()],
      },
    ],
  });
