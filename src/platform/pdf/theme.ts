/** PDF styles. Lengths are points. */
import type { CustomTableLayout, StyleDictionary } from 'pdfmake/interfaces.js';
import type { Tone } from '../../modules/documents/domain/print-document.js';

export const COLOUR = {
  ink: '#1b2430',
  navy: '#14304f',
  brass: '#9a7437',
  grey: '#5d6874',
  rule: '#c9cfd6',
  shade: '#f3f5f7',
  good: '#1f6b4a',
  attention: '#9c4a12',
} as const;

/** A4 is 595 by 842. */
export const PAGE = { width: 595, left: 58, top: 74, right: 58, bottom: 58 } as const;
export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;

export const STYLES: StyleDictionary = {
  heading1: { font: 'Serif', fontSize: 17, color: COLOUR.navy, margin: [0, 14, 0, 6] },
  heading2: { font: 'Serif', fontSize: 11.5, bold: true, color: COLOUR.navy, margin: [0, 9, 0, 4] },
  paragraph: { margin: [0, 0, 0, 7] },
  small: { font: 'Sans', fontSize: 8.4, lineHeight: 0.95 },
  head: { font: 'Sans', fontSize: 7.6, bold: true, color: COLOUR.navy, characterSpacing: 0.2 },
  label: { font: 'Sans', fontSize: 8.6, color: COLOUR.grey },
  running: { font: 'Sans', fontSize: 7.8, color: COLOUR.grey },
};

type TextLook = Readonly<{ color?: string; bold?: boolean; italics?: boolean }>;

export const LOOK: Readonly<Record<Tone, TextLook>> = {
  plain: {},
  strong: { bold: true, color: COLOUR.navy },
  muted: { color: COLOUR.grey },
  good: { bold: true, color: COLOUR.good },
  attention: { bold: true, color: COLOUR.attention },
};

/** Rules between rows only. */
export const RULED: CustomTableLayout = {
  hLineWidth: (row, { table }) => (row <= 1 || row === table.body.length ? 0.8 : 0.4),
  vLineWidth: () => 0,
  hLineColor: (row) => (row <= 1 ? COLOUR.navy : COLOUR.rule),
  paddingLeft: (column) => (column === 0 ? 0 : 5),
  paddingRight: (column, { table }) => (column === (table.widths?.length ?? 0) - 1 ? 0 : 5),
  paddingTop: () => 2.8,
  paddingBottom: () => 3,
};

/** Label and value, with thin rules. */
export const FACTS: CustomTableLayout = {
  hLineWidth: () => 0.4,
  vLineWidth: () => 0,
  hLineColor: () => COLOUR.rule,
  paddingLeft: () => 0,
  paddingRight: () => 6,
  paddingTop: () => 3.2,
  paddingBottom: () => 3.4,
};

export const REMARK: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: (column) => (column === 0 ? 2.4 : 0),
  vLineColor: () => COLOUR.brass,
  paddingLeft: () => 12,
  paddingRight: () => 12,
  paddingTop: () => 8,
  paddingBottom: () => 9,
};
