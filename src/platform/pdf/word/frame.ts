/** Headers and footers of a .docx file as pdfmake content. Lengths are points. */
import type { Content } from 'pdfmake/interfaces.js';
import { COLOUR } from '../theme.js';
import type { Styles } from './looks.js';
import { inline, piecesOf, type PageNumbers, type Piece } from './runs.js';
import type { Frame } from './word-document.js';
import { named } from './xml.js';

/** Left and right of the tab. */
function sides(pieces: readonly Piece[]): readonly [readonly Piece[], readonly Piece[]] {
  const tab = pieces.findIndex(({ kind }) => kind === 'tab');
  return tab < 0 ? [pieces, []] : [pieces.slice(0, tab), pieces.slice(tab + 1)];
}

const PICTURE_GAP = 4;

function line(pieces: readonly Piece[], numbers: PageNumbers): Content {
  const [left, right] = sides(pieces);
  const picture = left.find((piece) => piece.kind === 'picture');
  return {
    columns: [
      ...(picture?.kind === 'picture'
        ? [{ image: picture.source, width: picture.width, height: picture.height }]
        : []),
      { width: '*', text: inline(left, numbers) },
      { width: 'auto', text: inline(right, numbers), alignment: 'right' as const },
    ],
    columnGap: PICTURE_GAP,
  };
}

const rule = (width: number): Content => ({
  canvas: [
    { type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.5, lineColor: COLOUR.rule },
  ],
});

export type FrameLook = Readonly<{
  styles: Styles;
  width: number;
  left: number;
  right: number;
  place: 'header' | 'footer';
}>;

const TOP = 32;
const BOTTOM = 16;
const RULE_GAP = 5;

export function frameContent(frame: Frame, look: FrameLook, numbers: PageNumbers): Content {
  const { styles, width, left, right, place } = look;
  const lines = named(frame.root, 'w:p').map((paragraph) =>
    line(piecesOf(paragraph, styles.base.run, frame.relations), numbers),
  );
  const isHeader = place === 'header';
  return {
    margin: [left, isHeader ? TOP : BOTTOM, right, 0],
    stack: isHeader
      ? [...lines, { stack: [rule(width)], margin: [0, RULE_GAP, 0, 0] }]
      : [{ stack: [rule(width)], margin: [0, 0, 0, RULE_GAP] }, ...lines],
  };
}
