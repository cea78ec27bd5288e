/** Totals below a table of amounts, right-aligned. */
import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import type { DocumentBlock } from '../../modules/documents/domain/print-document.js';
import { COLOUR } from './theme.js';

type Sums = Extract<DocumentBlock, { kind: 'sums' }>;
type SumRow = Sums['total'];

const LABEL_WIDTH = 250;
const VALUE_WIDTH = 96;

const plain = ({ label, value }: SumRow): TableCell[] => [
  { text: label, style: 'label', alignment: 'right' },
  { text: value, style: 'small', alignment: 'right', noWrap: true },
];

const strong = ({ label, value }: SumRow): TableCell[] =>
  [label, value].map((text, at) => ({
    text,
    font: 'Sans',
    fontSize: 11,
    bold: true,
    color: COLOUR.navy,
    alignment: 'right',
    noWrap: at === 1,
  }));

/** @param totalRow the row with a heavier rule below it */
const ruled = (totalRow: number): CustomTableLayout => ({
  hLineWidth: (row) => (row === 0 ? 0 : row === totalRow + 1 ? 1 : 0.4),
  vLineWidth: () => 0,
  hLineColor: (row) => (row === totalRow + 1 ? COLOUR.navy : COLOUR.rule),
  paddingLeft: () => 0,
  paddingRight: (column) => (column === 0 ? 12 : 0),
  paddingTop: () => 3.2,
  paddingBottom: () => 3.4,
});

export const sums = ({ rows, total, settled }: Sums): Content => ({
  columns: [
    { text: '', width: '*' },
    {
      table: {
        widths: [LABEL_WIDTH, VALUE_WIDTH],
        body: [...rows.map(plain), strong(total), ...settled.map(plain)],
        dontBreakRows: true,
      },
      layout: ruled(rows.length),
      width: 'auto',
    },
  ],
  unbreakable: true,
  margin: [0, 4, 0, 18],
});
