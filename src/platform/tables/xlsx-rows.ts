/** Rows of the first sheet of an Excel workbook (ECMA-376). Sizes are bounded. */
import { openArchive, type ReadEntry } from '../archive/bounded-unzip.js';
import { at, attribute, named, parseXml, textIn, type Xml } from '../pdf/word/xml.js';
import type { SheetRow } from '../../server/bulk/import.ports.js';

/** Of one part of the workbook, inflated. */
const MAX_PART_BYTES = 4_194_304;
const MAX_ROWS = 20_000;
const MAX_COLUMNS = 200;

function partOf(read: ReadEntry, name: string): Xml | null {
  const bytes = read(name);
  return bytes === null ? null : parseXml(bytes.toString('utf8'));
}

/** Path of the first sheet in the workbook's order. */
function firstSheet(read: ReadEntry): string {
  const workbook = partOf(read, 'xl/workbook.xml');
  const id = attribute(at(workbook, 'sheets', 'sheet'), 'r:id');
  const relations = named(partOf(read, 'xl/_rels/workbook.xml.rels'), 'Relationship');
  const relation = relations.find((one) => attribute(one, 'Id') === id) ?? null;
  const target = attribute(relation, 'Target') ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Plain or in runs of different formats; without phonetic hints. */
const textsIn = (element: Xml | null): string =>
  [element, ...named(element, 'r')]
    .flatMap((one) => named(one, 't'))
    .map(textIn)
    .join('');

const sharedTexts = (read: ReadEntry): readonly string[] =>
  named(partOf(read, 'xl/sharedStrings.xml'), 'si').map(textsIn);

const LETTERS = 26;
const BEFORE_A = 64;

/** `C7` is in column 2. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? 'A';
  return (
    Array.from(letters).reduce((sum, one) => sum * LETTERS + one.charCodeAt(0) - BEFORE_A, 0) - 1
  );
}

function cellText(cell: Xml, shared: readonly string[]): string {
  const type = attribute(cell, 't');
  if (type === 'inlineStr') return textsIn(at(cell, 'is'));
  const stated = at(cell, 'v');
  const value = stated === null ? '' : textIn(stated);
  return type === 's' ? (shared[Number(value)] ?? '') : value;
}

function rowOf(row: Xml, shared: readonly string[], place: number): SheetRow {
  const cells: string[] = [];
  for (const [index, cell] of named(row, 'c').entries()) {
    const reference = attribute(cell, 'r');
    const column = reference === null ? index : columnOf(reference);
    if (column < MAX_COLUMNS) cells[column] = cellText(cell, shared).trim();
  }
  const line = Number(attribute(row, 'r') ?? place + 1);
  // Skipped columns are holes in the array.
  return { row: line, cells: Array.from(cells, (cell: string | undefined) => cell ?? '') };
}

/** Null if the bytes are not a workbook, or are too large. */
export function readWorkbook(bytes: Uint8Array): readonly SheetRow[] | null {
  try {
    const read = openArchive(bytes, MAX_PART_BYTES);
    const sheet = partOf(read, firstSheet(read));
    if (sheet === null) return null;
    const shared = sharedTexts(read);
    return named(at(sheet, 'sheetData'), 'row')
      .slice(0, MAX_ROWS + 1)
      .map((row, place) => rowOf(row, shared, place));
  } catch {
    return null;
  }
}
