/** Building blocks of the document templates. Lengths are twentieths of a point, font sizes half points. */
import {
  Bookmark,
  HeadingLevel,
  InternalHyperlink,
  LeaderType,
  PageReference,
  Paragraph,
  ShadingType,
  TabStopType,
  TextRun,
  type IRunOptions,
  type ParagraphChild,
} from 'docx';
import { GREY } from './docx-parts.js';
import { OUTLINE } from './document-styles.js';

/** Text width of A4 between the margins of a document. */
export const TEXT_WIDTH = 9360;

export type Look = Readonly<{
  size?: number;
  bold?: boolean;
  italics?: boolean;
  color?: string;
  font?: string;
}>;

export const run = (text: string, look: Look = {}): TextRun => new TextRun({ ...look, text });

/** A field of the order; if empty, a highlighted placeholder. */
export function fillable(tag: string, look: Look = {}): TextRun[] {
  const blank: IRunOptions = {
    ...look,
    bold: false,
    text: `{^${tag}}{word_blank}{/${tag}}`,
    shading: { type: ShadingType.CLEAR, fill: 'FFF2CC', color: 'auto' },
  };
  return [run(`{#${tag}}{${tag}}{/${tag}}`, look), new TextRun(blank)];
}

export const text = (children: TextRun[], after = 100, keepNext = false): Paragraph =>
  new Paragraph({ children, spacing: { after }, keepNext });

export const rightTab = { type: TabStopType.RIGHT, position: TEXT_WIDTH };

/** A field alone in its paragraph, which is removed when the template is filled. */
export const mark = (tag: string): Paragraph => new Paragraph({ children: [run(tag)] });

/** The table of contents links to it by the name of its field. */
export const heading = (tag: string, onNewPage = false): Paragraph =>
  new Paragraph({
    pageBreakBefore: onNewPage,
    heading: HeadingLevel.HEADING_1,
    numbering: { reference: OUTLINE.reference, level: 0 },
    children: [new Bookmark({ id: tag, children: [run(`{${tag}}`)] })],
  });

function contentsLine(tag: string, number: string): Paragraph {
  const title = run(`${number}\t{${tag}}`);
  const link: ParagraphChild = new InternalHyperlink({ anchor: tag, children: [title] });
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- one of the kinds of children
  const page: ParagraphChild = new PageReference(tag, { hyperlink: true });
  return new Paragraph({
    style: 'Contents',
    tabStops: [
      { type: TabStopType.LEFT, position: 560 },
      { ...rightTab, leader: LeaderType.DOT },
    ],
    children: [link, run('\t'), page],
  });
}

/** One line per heading. Word fills in the page numbers when it updates the fields, other programs on opening. */
export const contents = (tags: readonly string[]): Paragraph[] =>
  tags.map((tag, at) => contentsLine(tag, String(at + 1)));

/** Lines of the sections that the document has; their numbers are fields. */
export const chosenContents = (sections: readonly string[]): Paragraph[] => [
  ...sections.flatMap((key) => [
    mark(`{#${key}_shown}`),
    contentsLine(`${key}_title`, `{${key}_no}`),
    mark(`{/${key}_shown}`),
  ]),
  contentsLine('word_sources', '{sources_no}'),
];

export const clauses = (section: string): Paragraph[] => [
  mark(`{#${section}_clauses}`),
  new Paragraph({
    style: 'Clause',
    numbering: { reference: OUTLINE.reference, level: 1 },
    children: [run('{text}'), run('{#source} [{source}]{/source}', { size: 18, color: GREY })],
  }),
  mark(`{/${section}_clauses}`),
];
