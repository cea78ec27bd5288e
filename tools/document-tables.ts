/** Tables of the document templates. Lengths are twentieths of a point, font sizes half points. */
import { Paragraph, TableRow, type Table, type TextRun } from 'docx';
import type { TableColumn } from '../src/modules/documents/domain/table-column.js';
import { cell, GREY, NAVY, NONE, STRONG, table, THIN } from './docx-parts.js';
import { leading, SANS } from './document-styles.js';
import { fillable, run, text, TEXT_WIDTH, type Look } from './document-elements.js';

const HUNDREDTHS = 100;

const CELL: Look = { size: 17, font: SANS };
const HEAD: Look = { size: 15, font: SANS, bold: true, color: NAVY };

const title = ({ word, literal }: TableColumn): string =>
  literal ?? (word === undefined ? '' : `{column_${word}}`);

const cellRuns = ({ tag, open, strong }: TableColumn): TextRun[] => {
  const look = strong === true ? { ...CELL, bold: true, color: NAVY } : CELL;
  return open === true ? fillable(tag, look) : [run(`{${tag}}`, look)];
};

const paragraphIn = (children: TextRun[], keepNext = false): Paragraph =>
  new Paragraph({ children, spacing: { before: 0, after: 0, ...leading(240) }, keepNext });

/** `loop`: field of the rows; default: that of the table. `keep`: on one page with what follows. */
type RuledOptions = Readonly<{ loop?: string; keep?: boolean }>;

/** A header repeated on every page, and one row repeated for every record. */
export function ruledTable(
  name: string,
  columns: readonly TableColumn[],
  { loop = `${name}_rows`, keep = false }: RuledOptions = {},
): Table {
  const widths = columns.map(({ share }) => Math.round((TEXT_WIDTH * share) / HUNDREDTHS));
  const last = columns.length - 1;
  const around = (runs: TextRun[], at: number): TextRun[] => [
    ...(at === 0 ? [run(`{#${loop}}`, CELL)] : []),
    ...runs,
    ...(at === last ? [run(`{/${loop}}`, CELL)] : []),
  ];
  return table(
    widths,
    [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: columns.map((column, at) =>
          cell([paragraphIn([run(title(column), HEAD)], keep)], {
            width: widths[at] ?? 0,
            top: STRONG,
            bottom: STRONG,
          }),
        ),
      }),
      new TableRow({
        cantSplit: true,
        children: columns.map((column, at) =>
          cell([paragraphIn(around(cellRuns(column), at), keep)], {
            width: widths[at] ?? 0,
            bottom: THIN,
          }),
        ),
      }),
    ],
    TEXT_WIDTH,
  );
}

const LABEL_WIDTH = 2900;

/** Rows of labels and values that the document brings itself. */
export const ruledFacts = (loop: string): Table =>
  table(
    [LABEL_WIDTH, TEXT_WIDTH - LABEL_WIDTH],
    [
      new TableRow({
        cantSplit: true,
        children: [
          cell([paragraphIn([run(`{#${loop}}{field}`, { ...CELL, color: GREY })])], {
            width: LABEL_WIDTH,
            bottom: THIN,
          }),
          cell([paragraphIn([run(`{value}{/${loop}}`, { ...CELL, bold: true })])], {
            width: TEXT_WIDTH - LABEL_WIDTH,
            bottom: THIN,
          }),
        ],
      }),
    ],
    TEXT_WIDTH,
  );

export function factsTable(rows: readonly (readonly [label: string, runs: TextRun[]])[]): Table {
  const widths = [LABEL_WIDTH, TEXT_WIDTH - LABEL_WIDTH];
  return table(
    widths,
    rows.map(
      ([label, runs]) =>
        new TableRow({
          cantSplit: true,
          children: [
            cell([paragraphIn([run(label, { ...CELL, color: GREY })])], {
              width: widths[0] ?? 0,
              bottom: THIN,
            }),
            cell([paragraphIn(runs)], { width: widths[1] ?? 0, bottom: THIN }),
          ],
        }),
    ),
    TEXT_WIDTH,
  );
}

export const signatures = (): Table =>
  table(
    [TEXT_WIDTH / 2, TEXT_WIDTH / 2],
    [
      new TableRow({
        cantSplit: true,
        children: ['prepared', 'approved'].map((who) =>
          cell(
            [
              text([run(`{word_${who}}`, { ...CELL, bold: true, color: NAVY })], 620),
              new Paragraph({
                children: [run('{word_sign_hint}', { size: 15, font: SANS, color: GREY })],
                border: { top: { ...THIN, space: 4 } },
                indent: { right: 300 },
              }),
            ],
            { width: TEXT_WIDTH / 2, bottom: NONE },
          ),
        ),
      }),
    ],
    TEXT_WIDTH,
  );
