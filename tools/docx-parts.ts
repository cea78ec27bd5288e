/** Building blocks of .docx templates. Lengths are twentieths of a point, font sizes half points. */
import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TextRun,
  WidthType,
  type IBorderOptions,
  type IRunOptions,
  type TableRow,
} from 'docx';

export const NAVY = '14304F';
export const BRASS = '9A7437';
export const GREY = '5D6874';
/** Text width of A4 with these margins. */
export const WIDTH = 9700;
export const MARGIN = 1100;

export type Look = Readonly<{ size?: number; bold?: boolean; color?: string }>;

const PLAIN: IRunOptions = { size: 19, color: '1B2430', font: 'Calibri' };

const run = (text: string, look: Look) => new TextRun({ ...PLAIN, ...look, text });

export const line = (text: string, look: Look = {}, after = 40) =>
  new Paragraph({ children: [run(text, look)], spacing: { after } });

export const atRight = (text: string, look: Look = {}) =>
  new Paragraph({ children: [run(text, look)], alignment: AlignmentType.RIGHT });

export const NONE: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
export const THIN: IBorderOptions = { style: BorderStyle.SINGLE, size: 4, color: 'C9CFD6' };
export const STRONG: IBorderOptions = { style: BorderStyle.SINGLE, size: 8, color: NAVY };
const noBorders = { top: NONE, bottom: NONE, left: NONE, right: NONE };

type CellLook = Readonly<{
  width: number;
  bottom?: IBorderOptions;
  top?: IBorderOptions;
  right?: number;
}>;
export const cell = (
  children: Paragraph[],
  { width, top = NONE, bottom = NONE, right = 120 }: CellLook,
) =>
  new TableCell({
    children,
    width: { size: width, type: WidthType.DXA },
    borders: { ...noBorders, top, bottom },
    margins: { top: 70, bottom: 70, left: 0, right },
  });

export const table = (columnWidths: number[], rows: TableRow[], width = WIDTH) =>
  new Table({
    rows,
    columnWidths,
    width: { size: width, type: WidthType.DXA },
    borders: { ...noBorders, insideHorizontal: NONE, insideVertical: NONE },
  });

export const small: Look = { size: 16, color: GREY };
