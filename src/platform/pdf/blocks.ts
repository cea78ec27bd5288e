/** Blocks of a document as pdfmake content. */
import type { Content } from 'pdfmake/interfaces.js';
import type { Cell, DocumentBlock } from '../../modules/documents/domain/print-document.js';
import { sums } from './sums.js';
import { COLOUR, FACTS, LOOK, REMARK, RULED, TEXT_WIDTH } from './theme.js';

type Of<Kind extends DocumentBlock['kind']> = Extract<DocumentBlock, { kind: Kind }>;

const SHARES = 100;
/** Points that the layout adds around a column. */
const COLUMN_PADDING = 10;

function heading({ level, number, text, onNewPage }: Of<'heading'>): Content {
  return {
    text: number === '' ? text : `${number}\u2002${text}`,
    style: level === 1 ? 'heading1' : 'heading2',
    tocItem: true,
    tocStyle: level === 1 ? { bold: true, color: COLOUR.navy } : {},
    tocMargin: [level === 1 ? 0 : 20, level === 1 ? 4 : 1, 0, 0],
    outline: true,
    outlineText: `${number} ${text}`,
    headlineLevel: level,
    ...(onNewPage === true ? { pageBreak: 'before' as const, marginTop: 0 } : {}),
  };
}

const paragraph = ({ text, tone = 'plain' }: Of<'paragraph'>): Content => ({
  text,
  style: tone === 'muted' ? ['small', 'paragraph'] : 'paragraph',
  ...LOOK[tone],
  ...(tone === 'strong' ? { style: 'heading1', bold: false } : {}),
});

const list = ({ items }: Of<'list'>): Content => ({
  ul: items.map((text) => ({ text, margin: [0, 0, 0, 3] })),
  markerColor: COLOUR.brass,
  margin: [6, 0, 0, 6],
});

const facts = ({ rows }: Of<'facts'>): Content => ({
  table: {
    widths: [132, '*'],
    body: rows.map(([label, value]) => [
      { text: label, style: 'label' },
      { text: value, style: 'small' },
    ]),
  },
  layout: FACTS,
  margin: [0, 0, 0, 12],
});

/** Only the first line has the tone; others are muted. */
const tableCell = ({ lines, tone = 'plain', url }: Cell) => ({
  style: 'small',
  stack: lines.map((text, at) => ({
    text,
    ...(at === 0 ? LOOK[tone] : LOOK.muted),
    ...(url === undefined
      ? {}
      : { link: url, decoration: 'underline' as const, decorationColor: COLOUR.rule }),
  })),
});

const alignmentOf = (column: Of<'table'>['columns'][number] | undefined) => ({
  alignment: column?.atRight === true ? ('right' as const) : ('left' as const),
});

function table({ columns, rows }: Of<'table'>): Content {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const space = TEXT_WIDTH - COLUMN_PADDING * (columns.length - 1);
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: columns.map(({ share }) => Math.floor((share / total) * space * SHARES) / SHARES),
      body: [
        columns.map((column) => ({ text: column.title, style: 'head', ...alignmentOf(column) })),
        ...rows.map((row) =>
          row.map((cell, at) => ({ ...tableCell(cell), ...alignmentOf(columns[at]) })),
        ),
      ],
    },
    layout: RULED,
    margin: [0, 2, 0, 10],
  };
}

/** Milestone figures above a line with one dot each. */
function milestones({ stops }: Of<'milestones'>): Content {
  const width = TEXT_WIDTH / stops.length;
  return {
    columns: stops.map(({ figure, title, lines }) => ({
      width,
      stack: [
        { text: figure, font: 'Serif', fontSize: 20, color: COLOUR.navy },
        {
          canvas: [
            {
              type: 'line',
              x1: 0,
              y1: 6,
              x2: width,
              y2: 6,
              lineWidth: 0.8,
              lineColor: COLOUR.brass,
            },
            { type: 'ellipse', x: 3.5, y: 6, r1: 3.5, r2: 3.5, color: COLOUR.brass },
          ],
          margin: [0, 2, 0, 5],
        },
        { text: title, style: 'small', ...LOOK.strong },
        ...lines.map((text) => ({ text, style: 'small', ...LOOK.muted })),
      ],
    })),
    columnGap: 0,
    unbreakable: true,
    margin: [0, 6, 0, 14],
  };
}

const note = ({ title, text }: Of<'note'>): Content => ({
  table: {
    widths: ['*'],
    body: [
      [
        {
          stack: [
            { text: title, style: 'head', margin: [0, 0, 0, 3] },
            { text, style: 'small' },
          ],
          fillColor: COLOUR.shade,
          fillOpacity: 0.6,
        },
      ],
    ],
  },
  layout: REMARK,
  margin: [0, 12, 0, 10],
});

const signatures = ({ places }: Of<'signatures'>): Content => ({
  columns: places.map(({ role, hint }) => ({
    stack: [
      { text: role, style: 'small', ...LOOK.strong },
      {
        canvas: [
          { type: 'line', x1: 0, y1: 34, x2: 210, y2: 34, lineWidth: 0.6, lineColor: COLOUR.grey },
        ],
      },
      { text: hint, style: 'small', ...LOOK.muted, margin: [0, 3, 0, 0] },
    ],
  })),
  columnGap: 30,
  unbreakable: true,
  margin: [0, 4, 0, 14],
});

const contents = ({ title }: Of<'contents'>): Content => ({
  toc: {
    title: { text: title, style: 'heading1' },
    textStyle: { font: 'Sans', fontSize: 9.4 },
    numberStyle: { font: 'Sans', fontSize: 9.4, color: COLOUR.grey },
  },
});

type Makers = Readonly<{ [Kind in DocumentBlock['kind']]: (block: Of<Kind>) => Content }>;

const MAKERS: Makers = {
  heading,
  paragraph,
  list,
  facts,
  table,
  milestones,
  note,
  sums,
  signatures,
  contents,
};

export function toContent<Kind extends DocumentBlock['kind']>(block: Of<Kind>): Content {
  const make: (block: Of<Kind>) => Content = MAKERS[block.kind];
  return make(block);
}
