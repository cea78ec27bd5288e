/** Paragraphs of a .docx file as pdfmake content. Lengths are points. */
import type { Content, ContentText } from 'pdfmake/interfaces.js';
import { COLOUR, REMARK } from '../theme.js';
import { inFonts } from '../glyphs.js';
import { colourOf, paragraphLook, type Look, type ParagraphLook } from './looks.js';
import { inline, piecesOf, type Piece } from './runs.js';
import { staysWhole } from './stays-whole.js';
import type { WordDocument } from './word-document.js';
import { at, attribute, numeric, within, type Xml } from './xml.js';

/**
 * A block of the body. `keepsNext`: must stay on the page of the next one. `isShort`: must not be split over two pages.
 * `startsPage`: begins a page.
 */
export type Block = Readonly<{
  content: Content;
  keepsNext: boolean;
  isShort: boolean;
  startsPage: boolean;
  isTable: boolean;
  endsPage: boolean;
}>;

type Placed = Readonly<{ look: ParagraphLook; width: number }>;
const EIGHTHS = 8;

const rule = (border: Xml, { look, width }: Placed): Content => ({
  canvas: [
    {
      type: 'line',
      x1: 0,
      y1: 0,
      x2: width - (look.left ?? 0) - (look.right ?? 0),
      y2: 0,
      lineWidth: (numeric(border, 'w:sz') ?? EIGHTHS) / EIGHTHS,
      lineColor: colourOf(attribute(border, 'w:color')) ?? COLOUR.rule,
    },
  ],
});

const spaceOf = (border: Xml): number => numeric(border, 'w:space') ?? 0;

/** A note with a shade behind it. */
const shaded = (text: Content, fill: string): Content => ({
  table: { widths: ['*'], dontBreakRows: true, body: [[{ stack: [text], fillColor: fill }]] },
  layout: REMARK,
});

/** Text between its rules. */
function withRules(content: Content, properties: Xml | null, placed: Placed): Content[] {
  const above = at(properties, 'w:pBdr', 'w:top');
  const below = at(properties, 'w:pBdr', 'w:bottom');
  return [
    ...(above === null
      ? []
      : [{ ...(rule(above, placed) as object), margin: [0, 0, 0, spaceOf(above)] } as Content]),
    content,
    ...(below === null
      ? []
      : [{ ...(rule(below, placed) as object), margin: [0, spaceOf(below), 0, 0] } as Content]),
  ];
}

/** Columns at the tabs: label, text, page number. */
function tabbed(pieces: readonly Piece[], lineHeight: number): Content {
  const groups: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind === 'tab') groups.push([]);
    else groups.at(-1)?.push(piece);
  }
  const last = groups.length - 1;
  const widthAt = (index: number) => {
    if (index === last) return last === 1 ? 'auto' : 34;
    return index === 0 && last > 1 ? 28 : '*';
  };
  return {
    columns: groups.map((group, index) => ({
      width: widthAt(index),
      text: inline(group),
      lineHeight,
      alignment: index === last ? ('right' as const) : ('left' as const),
    })),
    columnGap: 0,
  };
}

function textOf(pieces: readonly Piece[], look: ParagraphLook): ContentText {
  return {
    text: inline(pieces),
    lineHeight: look.lineHeight ?? 1,
    ...(look.alignment === undefined ? {} : { alignment: look.alignment }),
  };
}

const plainText = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');

/** Adds the name that references lead to, and the entry of the outline. */
function anchored(paragraph: Xml, style: string | null, text: ContentText, plain: string) {
  const id = attribute(within(paragraph, 'w:bookmarkStart'), 'w:name');
  const isHeading = style !== null && /^Heading\d$/.test(style);
  return {
    ...text,
    ...(id === null ? {} : { id }),
    ...(isHeading && plain !== ''
      ? { outline: true, outlineText: inFonts(plain), headlineLevel: 1 }
      : {}),
  };
}

const pictureBlocks = (pieces: readonly Piece[], look: ParagraphLook): Content[] =>
  pieces.flatMap((piece) =>
    piece.kind === 'picture'
      ? [
          {
            image: piece.source,
            width: piece.width,
            height: piece.height,
            ...(look.alignment === undefined || look.alignment === 'justify'
              ? {}
              : { alignment: look.alignment }),
          },
        ]
      : [],
  );

const EMPTY_LINE = 6;

function bodyOf(
  paragraph: Xml,
  style: string | null,
  look: Look,
  pieces: readonly Piece[],
  document: WordDocument,
): Content {
  const numbering = look.paragraph.numbering;
  const number = numbering === undefined ? null : document.count(numbering);
  const lineHeight = look.paragraph.lineHeight ?? 1;
  if (pieces.some(({ kind }) => kind === 'tab')) return tabbed(pieces, lineHeight);
  const plain = plainText(pieces);
  const label = number === null ? '' : `${number.label} `;
  const named = `${label}${plain}`.trim();
  const text = anchored(paragraph, style, textOf(pieces, look.paragraph), named);
  if (number === null) return text;
  const hanging = number.paragraph.hanging ?? EMPTY_LINE;
  const run = { ...look.run, ...number.run };
  return {
    columns: [
      { width: hanging, text: inFonts(number.label), ...run, lineHeight },
      { width: '*', ...text },
    ],
    columnGap: 0,
  };
}

/** Indents of a numbered paragraph come from its list. */
function indentOf(
  { numbering, left = 0, hanging = 0 }: ParagraphLook,
  document: WordDocument,
): number {
  if (numbering === undefined) return left - hanging;
  const list = document.indent(numbering);
  return (list.left ?? 0) - (list.hanging ?? 0);
}

/** @param width of the text, in points */
export function paragraphBlock(paragraph: Xml, document: WordDocument, width: number): Block {
  const properties = at(paragraph, 'w:pPr');
  const style = attribute(at(properties, 'w:pStyle'));
  const base = document.styles.of(style);
  const look: Look = {
    paragraph: { ...base.paragraph, ...paragraphLook(properties) },
    run: base.run,
  };
  const pieces = piecesOf(paragraph, look.run, document.relations);
  const isGap = pieces.length === 0;
  const plain = plainText(pieces);
  const { before = 0, after = 0, right = 0 } = look.paragraph;
  const fill = colourOf(attribute(at(properties, 'w:shd'), 'w:fill'));
  const text = isGap
    ? { text: '', margin: [0, 0, 0, EMPTY_LINE] as [number, number, number, number] }
    : bodyOf(paragraph, style, look, pieces, document);
  const framed = fill === undefined ? text : shaded(text, fill);
  const placed = { look: look.paragraph, width };
  const pictures = pictureBlocks(pieces, look.paragraph);
  const stack = [
    ...pictures,
    ...(pictures.length > 0 && plain === '' ? [] : withRules(framed, properties, placed)),
  ];
  return {
    content: { stack, margin: [indentOf(look.paragraph, document), before, right, after] },
    keepsNext: look.paragraph.keepNext ?? false,
    isShort: staysWhole(plain.length, look.paragraph),
    startsPage: look.paragraph.pageBreakBefore ?? false,
    isTable: false,
    endsPage: pieces.some(({ kind }) => kind === 'page_break'),
  };
}
