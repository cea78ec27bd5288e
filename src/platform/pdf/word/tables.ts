/** Tables of a .docx file as pdfmake tables. Lengths are points. */
import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import { colourOf, points } from './looks.js';
import { paragraphBlock, type Block } from './paragraphs.js';
import type { WordDocument } from './word-document.js';
import { at, attribute, elements, flag, named, numeric, textIn, type Xml } from './xml.js';

type Border = Readonly<{ width: number; colour: string }>;
type Sides = Readonly<{ left: number; right: number; top: number; bottom: number }>;

const EIGHTHS = 8;
const NO_BORDER: Border = { width: 0, colour: '#000000' };

function borderOf(cell: Xml | undefined, side: 'w:top' | 'w:bottom'): Border {
  const border = at(cell ?? null, 'w:tcPr', 'w:tcBorders', side);
  const kind = attribute(border);
  if (border === null || kind === 'none' || kind === 'nil') return NO_BORDER;
  return {
    width: (numeric(border, 'w:sz') ?? 0) / EIGHTHS,
    colour: colourOf(attribute(border, 'w:color')) ?? NO_BORDER.colour,
  };
}

const WORD_SIDE = 5.4;

/** Margins inside a cell; without them those of the table style. */
function marginsOf(cell: Xml | undefined): Sides {
  const margins = at(cell ?? null, 'w:tcPr', 'w:tcMar');
  const side = (name: string, fallback: number) =>
    points(numeric(at(margins, name), 'w:w')) ?? fallback;
  return {
    left: side('w:left', WORD_SIDE),
    right: side('w:right', WORD_SIDE),
    top: side('w:top', 0),
    bottom: side('w:bottom', 0),
  };
}

const cellsOf = (row: Xml | undefined): Xml[] => named(row ?? null, 'w:tc');

/** The heavier of the rules below one row and above the next. */
function ruleAt(rows: readonly Xml[], line: number): Border {
  const above = line === 0 ? NO_BORDER : borderOf(cellsOf(rows[line - 1])[0], 'w:bottom');
  const below = borderOf(cellsOf(rows[line])[0], 'w:top');
  return above.width >= below.width ? above : below;
}

function layoutOf(rows: readonly Xml[]): CustomTableLayout {
  const margins = cellsOf(rows[0]).map(marginsOf);
  const of = (column: number): Sides => margins[column] ?? marginsOf(undefined);
  return {
    hLineWidth: (line) => ruleAt(rows, line).width,
    hLineColor: (line) => ruleAt(rows, line).colour,
    vLineWidth: () => 0,
    paddingLeft: (column) => of(column).left,
    paddingRight: (column) => of(column).right,
    paddingTop: () => of(0).top,
    paddingBottom: () => of(0).bottom,
  };
}

const NO_CELL: TableCell = { text: '' };

function cellContent(cell: Xml, document: WordDocument, width: number): TableCell[] {
  const span = numeric(at(cell, 'w:tcPr', 'w:gridSpan')) ?? 1;
  const fill = colourOf(attribute(at(cell, 'w:tcPr', 'w:shd'), 'w:fill'));
  const content: TableCell = {
    stack: blocksOf(elements(cell), document, width).map((block) => block.content),
    ...(span > 1 ? { colSpan: span } : {}),
    ...(fill === undefined ? {} : { fillColor: fill }),
  };
  return [content, ...Array.from({ length: span - 1 }, () => NO_CELL)];
}

const widthsOf = (table: Xml): number[] =>
  named(at(table, 'w:tblGrid'), 'w:gridCol').map((one) => points(numeric(one, 'w:w')) ?? 0);

/** Averages of the fonts of a table. */
const LETTER_WIDTH = 4.2;
const LINE_HEIGHT = 11;
/** Height that leaves room on a page for a heading and a note. */
const MAX_KEPT_HEIGHT = 420;

/** Widths of the columns, and the greatest height. */
type Room = readonly [widths: readonly number[], most: number];

function heightOf(row: Xml, widths: readonly number[]): number {
  const lines = cellsOf(row).map((cell, column) =>
    Math.ceil((textIn(cell).length * LETTER_WIDTH) / (widths[column] ?? 1)),
  );
  const { top, bottom } = marginsOf(cellsOf(row)[0]);
  return Math.max(1, ...lines) * LINE_HEIGHT + top + bottom;
}

/** A whole table moved to the next page leaves at most this much empty. */
const MAX_WHOLE_HEIGHT = 230;
/** Rows after the header that stay with it. */
const MAX_WITH_HEADER = 2;

const isMarked = (row: Xml | undefined): boolean =>
  flag(at(cellsOf(row)[0] ?? null, 'w:p', 'w:pPr'), 'w:keepNext') === true;

/** Whether these rows are marked to stay with the next, and the table is not higher. */
function areKept(marked: readonly Xml[], rows: readonly Xml[], [widths, most]: Room): boolean {
  return (
    marked.length > 0 &&
    marked.every(isMarked) &&
    rows.reduce((sum, row) => sum + heightOf(row, widths), 0) <= most
  );
}

/** Header rows, and the rows that must be on a page with them. */
function headerOf(rows: readonly Xml[]) {
  const first = rows.findIndex((row) => flag(at(row, 'w:trPr'), 'w:tblHeader') !== true);
  const headerRows = Math.max(first, 0);
  if (headerRows === 0) return { headerRows };
  const after = rows.slice(headerRows, headerRows + MAX_WITH_HEADER);
  const keepWithHeaderRows = isMarked(after[0]) ? after.length : Math.min(after.length, 1);
  return { headerRows, ...(keepWithHeaderRows > 0 ? { keepWithHeaderRows } : {}) };
}

function tableBlock(table: Xml, document: WordDocument): Block {
  const rows = named(table, 'w:tr');
  const margins = cellsOf(rows[0]).map(marginsOf);
  const widths = widthsOf(table).map((width, column) => {
    const { left, right } = margins[column] ?? marginsOf(undefined);
    return width - left - right;
  });
  const content: Content = {
    table: {
      ...headerOf(rows),
      dontBreakRows: true,
      widths,
      body: rows.map((row) =>
        cellsOf(row).flatMap((cell, column) => cellContent(cell, document, widths[column] ?? 0)),
      ),
    },
    layout: layoutOf(rows),
  };
  const keepsNext = areKept(rows, rows, [widths, MAX_KEPT_HEIGHT]);
  const isShort = areKept(rows.slice(0, -1), rows, [widths, MAX_WHOLE_HEIGHT]);
  return { content, keepsNext, isShort, startsPage: false, isTable: true, endsPage: false };
}

/** Blocks in order. @param width of the text, in points */
export function blocksOf(parts: readonly Xml[], document: WordDocument, width: number): Block[] {
  return parts.flatMap((part) => {
    if (part.tagName === 'w:p') return [paragraphBlock(part, document, width)];
    return part.tagName === 'w:tbl' ? [tableBlock(part, document)] : [];
  });
}
