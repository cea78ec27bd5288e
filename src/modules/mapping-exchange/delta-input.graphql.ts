/** Converts the caller's list or CSV table to held controls. */
import { HOLD_STATES, type HeldControl, type HoldState } from '../mapping/domain/delta.js';
import { invalid, type ErrorDetail } from '../../shared/errors.js';
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

type ReadLine = HeldControl | ErrorDetail;

function fromRow({ line, cells }: TableRow): ReadLine {
  const { control = '', status = '', note } = cells;
  const state = status.toLowerCase();
  const at = `csv.${String(line)}`;
  if (control === '') return { field: `${at}.control`, type: 'missing' };
  if (!isState(state)) {
    return { field: `${at}.status`, type: 'enum', params: { expected: HOLD_STATES.join(', ') } };
  }
  return { line, ref: control, state, note: note === undefined || note === '' ? null : note };
}

const isInputError = (read: ReadLine): read is ErrorDetail => 'field' in read;

function fromTable(text: string, readTable: ReadTable): readonly HeldControl[] {
  const rows = readTable(text);
  if (rows === null) throw invalid({ field: 'csv', type: 'csv_invalid' });
  const read = rows.map(fromRow);
  const errors = read.filter(isInputError);
  if (errors.length > 0) throw invalid(...errors);
  return read.flatMap((line) => (isInputError(line) ? [] : [line]));
}

/**
 * @throws VALIDATION_FAILED if neither or both forms are sent, if the table is unreadable, and for every line with a
 *   missing control or a missing or unknown status
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
