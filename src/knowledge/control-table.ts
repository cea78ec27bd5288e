/** Controls of `kb/framework-mapping/controls`: a YAML list, or a table whose columns are separated by `|`. */
import { z } from 'zod';
import { MEASURE_KEYS, isMeasureKey, type MeasureKey } from '../modules/mapping/domain/measure.js';
import { CADENCES, POINT_KINDS, QUALIFIERS } from '../modules/mapping/domain/point.js';
import { text } from './schema-parts.js';

const point = z.strictObject({
  kind: z.enum(POINT_KINDS),
  letters: z.array(z.enum(MEASURE_KEYS)),
  named: z.enum(MEASURE_KEYS).nullable(),
  qualifiers: z.array(z.enum(QUALIFIERS)),
  isUpdated: z.boolean(),
  cadence: z.array(z.enum(CADENCES)),
  refersTo: z.array(text),
  namesManagement: z.boolean(),
});

const control = z.strictObject({
  ref: text,
  title: text.nullable(),
  parent: text.nullable(),
  point: point.optional(),
});

type ControlRow = Readonly<Record<string, string>>;

const SEPARATOR = '|';
const COLUMNS = new Set([
  'ref',
  'parent',
  'title',
  'kind',
  'letters',
  'named',
  'qualifiers',
  'update_where_appropriate',
  'cadence',
  'refers_to',
  'management_bodies',
]);

/** @throws Error naming the line with another number of cells, or an unknown column */
export function tableRows(table: string, columns: ReadonlySet<string>): readonly ControlRow[] {
  const [head = '', ...lines] = table.trimEnd().split('\n');
  const names = head.split(SEPARATOR);
  const unknown = names.filter((name) => !columns.has(name));
  if (unknown.length > 0) throw new Error(`unknown columns: ${unknown.join(', ')}`);
  return lines.map((line, index) => {
    const cells = line.split(SEPARATOR);
    if (cells.length !== names.length) throw new Error(`line ${String(index + 2)}: ${line}`);
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

const orNull = (cell: string | undefined): string | null => cell || null;

const words = (cell: string | undefined, separator: string): string[] =>
  (cell ?? '').split(separator).filter((word) => word !== '');

const lettersOf = (cell: string | undefined): MeasureKey[] =>
  words(cell, '').filter((letter) => isMeasureKey(letter));

const toPoint = (row: ControlRow) => ({
  kind: row['kind'],
  letters: lettersOf(row['letters']),
  named: orNull(row['named']),
  qualifiers: words(row['qualifiers'], ' '),
  isUpdated: row['update_where_appropriate'] === 'yes',
  cadence: words(row['cadence'], ' '),
  refersTo: words(row['refers_to'], '; '),
  namesManagement: row['management_bodies'] === 'yes',
});

function toControl(row: ControlRow): unknown {
  const { ref, title, parent } = row;
  const named = { ref, title: orNull(title), parent: orNull(parent) };
  return row['kind'] === undefined ? named : { ...named, point: toPoint(row) };
}

const fromTable = (table: unknown): unknown =>
  typeof table === 'string' ? tableRows(table, COLUMNS).map(toControl) : table;

/** Controls of one framework, at least one. */
export const controlTable = z.preprocess(fromTable, z.array(control).nonempty());
