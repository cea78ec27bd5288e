/** Converts the caller's list or CSV table to held controls. */
import { HOLD_STATES, type HeldControl, type HoldState } from '../mapping/domain/delta.js';
import { inputErrorsOf, invalid, type ErrorDetail } from '../../shared/errors.js';
import type { ReadTable, TableRow } from './mapping-exchange.ports.js';
import type { HeldControlInput, HeldControlsArgs } from './delta.graphql.js';

const fromItem = ({ control, status, note }: HeldControlInput, index: number): HeldControl => ({
  line: index + 1,
  ref: control,
  state: status,
  note: note ?? null,
});

const isState = (word: string): word is HoldState =>
  (HOLD_STATES as readonly string[]).includes(word);

type ReadLine = Readonly<{ held: HeldControl | null; errors: readonly ErrorDetail[] }>;

function fromRow({ line, cells }: TableRow): ReadLine {
  const { control = '', status = '', note } = cells;
  const state = status.toLowerCase();
  const at = `csv.${String(line)}`;
  const params = { expected: HOLD_STATES.join(', ') };
  const errors = [
    ...(control === '' ? [{ field: `${at}.control`, type: 'missing' }] : []),
    ...(isState(state) ? [] : [{ field: `${at}.status`, type: 'enum', params }]),
  ];
  if (!isState(state) || errors.length > 0) return { held: null, errors };
  const ownNote = note === undefined || note === '' ? null : note;
  return { held: { line, ref: control, state, note: ownNote }, errors };
}

/** Line of the header. */
const HEADER = 1;

const COLUMNS = ['control', 'status'] as const;

const missingColumns = (names: readonly string[]): readonly ErrorDetail[] =>
  COLUMNS.filter((name) => !names.includes(name)).map((name) => ({
    field: `csv.${String(HEADER)}.${name}`,
    type: 'column_missing',
    params: { names: name },
  }));

function fromTable(text: string, readTable: ReadTable): readonly HeldControl[] {
  const table = readTable(text);
  if (table === null) throw invalid({ field: 'csv', type: 'csv_invalid' });
  const missing = missingColumns(table.columns);
  if (missing.length > 0) throw invalid(...missing);
  const read = table.rows.map(fromRow);
  const errors = read.flatMap((line) => line.errors);
  if (errors.length > 0) throw invalid(...errors);
  return read.flatMap(({ held }) => held ?? []);
}

/**
 * @throws VALIDATION_FAILED if neither or both forms are sent, if the table is unreadable or lacks a column, and for
 *   every line with a missing control or a missing or unknown status
 */
export function toHeldControls(
  { items, csv }: Pick<HeldControlsArgs, 'items' | 'csv'>,
  readTable: ReadTable,
): readonly HeldControl[] {
  if (items != null && csv != null)
    throw invalid({ field: 'csv', type: 'conflicting_values', params: { other: 'items' } });
  if (items != null) return items.map(fromItem);
  if (csv == null) throw invalid({ field: 'items', type: 'missing' });
  return fromTable(csv, readTable);
}

/** Of arguments that may be missing: if both are, one of them is wrong. */
export const heldErrors = (
  args: Partial<Pick<HeldControlsArgs, 'items' | 'csv'>>,
  readTable: ReadTable,
): readonly ErrorDetail[] =>
  args.items == null && args.csv == null
    ? []
    : inputErrorsOf(() => toHeldControls(args, readTable));
