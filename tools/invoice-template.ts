/** Template of invoices and credit notes for all languages; every text is a template field. */
import { Document, Paragraph, TableRow, type IBorderOptions, type Table } from 'docx';
import {
  atRight,
  BRASS,
  cell,
  GREY,
  line,
  MARGIN,
  NAVY,
  NONE,
  small,
  STRONG,
  table,
  THIN,
  WIDTH,
  type Look,
} from './docx-parts.js';

const HALF = WIDTH / 2;
const ATTENTION = '9C4A12';

const party = (prefix: string): Paragraph[] => [
  line(`{${prefix}_title}`, { size: 16, bold: true, color: BRASS }),
  line(`{${prefix}_name}`, { size: 21, bold: true, color: NAVY }),
  line(`{#${prefix}_lines}`, { size: 17 }),
  line('{text}', { size: 17 }),
  line(`{/${prefix}_lines}`, { size: 17 }),
];

const parties = (): Table =>
  table(
    [HALF, HALF],
    [
      new TableRow({
        children: ['seller', 'buyer'].map((prefix) => cell(party(prefix), { width: HALF })),
      }),
    ],
  );

const LABEL = 3000;

const facts = (): Table =>
  table(
    [LABEL, WIDTH - LABEL],
    [
      new TableRow({
        children: [
          cell([line('{#facts}{label}', small, 0)], { width: LABEL, bottom: THIN }),
          cell([line('{value}{/facts}', {}, 0)], { width: WIDTH - LABEL, bottom: THIN }),
        ],
      }),
    ],
  );

const COLUMNS = [
  ['description', 4700],
  ['quantity', 1200],
  ['price', 1500],
  ['vat', 900],
  ['amount', 1400],
] as const;

/** No cell margin after the last column, so amounts align with the rules. */
const spaceAt = (at: number): number => (at === COLUMNS.length - 1 ? 0 : 120);

const isText = (name: string): boolean => name === 'description';

const row = (cells: readonly Paragraph[], bottom: IBorderOptions, top: IBorderOptions = NONE) =>
  new TableRow({
    children: cells.map((one, at) =>
      cell([one], { width: COLUMNS[at]?.[1] ?? 0, top, bottom, right: spaceAt(at) }),
    ),
  });

/** The loop spans the row from its first to its last cell. */
function lineTag(name: string): string {
  if (isText(name)) return `{#lines}{${name}}`;
  return name === 'amount' ? `{${name}}{/lines}` : `{${name}}`;
}

const cellText = (name: string, text: string, look: Look = {}): Paragraph =>
  isText(name) ? line(text, look, 0) : atRight(text, look);

const lines = (): Table =>
  table(
    COLUMNS.map(([, width]) => width),
    [
      row(
        COLUMNS.map(([name]) => cellText(name, `{column_${name}}`, { ...small, bold: true })),
        STRONG,
        STRONG,
      ),
      row(
        COLUMNS.map(([name]) => cellText(name, lineTag(name))),
        THIN,
      ),
    ],
  );

const SUM_LABEL = 7600;

const sum = (label: string, value: string, look: Look, bottom: IBorderOptions): TableRow =>
  new TableRow({
    children: [
      cell([atRight(label, look)], { width: SUM_LABEL }),
      cell([atRight(value, look)], { width: WIDTH - SUM_LABEL, bottom, right: 0 }),
    ],
  });

const sums = (): Table =>
  table(
    [SUM_LABEL, WIDTH - SUM_LABEL],
    [
      sum('{#sums}{label}', '{value}{/sums}', {}, THIN),
      sum('{total_label}', '{total}', { size: 24, bold: true, color: NAVY }, STRONG),
      sum('{#settled}{label}', '{value}{/settled}', {}, THIN),
    ],
  );

const gap = (after: number) => new Paragraph({ children: [], spacing: { after } });

const remarks = (): Paragraph[] => [
  line('{#remarks}', { size: 17 }),
  line('{#title}{title}{/title}', { size: 18, bold: true, color: NAVY }, 20),
  line('{text}', { size: 17, color: GREY }, 120),
  line('{/remarks}', { size: 17 }),
];

export const invoiceTemplate = (): Document =>
  new Document({
    creator: '{seller_name}',
    title: '{title} {number}',
    styles: { default: { document: { run: { font: 'Calibri', size: 19 } } } },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        children: [
          line('{seller_name}', { size: 20, bold: true, color: NAVY }, 300),
          line('{title}', { size: 48, color: NAVY }, 60),
          line('{#mark}{mark}{/mark}', { size: 22, bold: true, color: ATTENTION }, 200),
          facts(),
          gap(200),
          parties(),
          gap(200),
          lines(),
          gap(120),
          sums(),
          gap(240),
          ...remarks(),
        ],
      },
    ],
  });
