/** Rows of a statement of applicability or of an audit export of CISO Assistant. */
import type { ErrorDetail } from '../../../shared/errors.js';
import {
  problem,
  stateOf,
  type ImportedControl,
  type ImportProblem,
  type ImportState,
} from './imported-control.js';

/** `cells`: by column name in lower case. */
export type ImportRow = Readonly<{ row: number; cells: Readonly<Record<string, string>> }>;

/** Names of columns, the preferred first. */
const COLUMNS = {
  control: ['control', 'ref_id', 'control_id', 'control id', 'ref', 'reference', 'id', 'urn'],
  state: [
    'status',
    'compliance_result',
    'state',
    'implementation status',
    'implementation_status',
    'implemented',
  ],
  applicable: ['applicable', 'applicability', 'included'],
  note: ['note', 'observations', 'justification', 'comment', 'comments', 'remarks'],
} as const;

type Role = keyof typeof COLUMNS;

/** Column of each role that the table has. */
export type TableColumns = Readonly<Partial<Record<Role, string>>>;

/** Column that an audit export of CISO Assistant has. */
const AUDIT_COLUMN = 'compliance_result';

export const isAudit = (columns: TableColumns): boolean => columns.state === AUDIT_COLUMN;

const ROLES = Object.keys(COLUMNS) as readonly Role[]; // keys of a literal

export function columnsOf(names: readonly string[]): TableColumns {
  const found = ROLES.flatMap((role) => {
    const name = COLUMNS[role].find((one) => names.includes(one));
    return name === undefined ? [] : [[role, name] as const];
  });
  return Object.fromEntries(found);
}

/** Line of the header. */
const HEADER = 1;

const lacking = (name: string, ...roles: readonly Role[]): ErrorDetail => ({
  field: `csv.${String(HEADER)}.${name}`,
  type: 'column_missing',
  params: { names: roles.flatMap((role) => COLUMNS[role]).join(', ') },
});

/** What the header must have and lacks; empty if the rows can be read. */
export function headerErrors({ control, state, applicable }: TableColumns): readonly ErrorDetail[] {
  return [
    ...(control === undefined ? [lacking('control', 'control')] : []),
    ...(state === undefined && applicable === undefined
      ? [lacking('status', 'state', 'applicable')]
      : []),
  ];
}

const NO_WORDS = ['no', 'false', 'n', '0'];

type Cells = Readonly<Record<Role, string>>;

/** What is not applicable is excluded, whatever its status. */
function wordOf({ applicable, state }: Cells): string {
  const isExcluded =
    NO_WORDS.includes(applicable.toLowerCase()) || stateOf(applicable) === 'excluded';
  return isExcluded ? 'excluded' : state;
}

/** A spreadsheet writes an apostrophe before text that could be a formula. */
const textOf = (cell: string | undefined): string =>
  (cell ?? '').trim().replace(/^'(?=[=+\-@])/, '');

function cellsOf({ cells }: ImportRow, columns: TableColumns): Cells {
  const at = (role: Role): string => textOf(cells[columns[role] ?? '']);
  return {
    control: at('control'),
    state: at('state'),
    applicable: at('applicable'),
    note: at('note'),
  };
}

type ReadRow = ImportedControl | ImportProblem | null;

function stateIn(
  { row }: ImportRow,
  columns: TableColumns,
  word: string,
): ImportState | ImportProblem {
  const column = columns.state ?? columns.applicable ?? 'status';
  if (word === '') return problem('value_missing', { row, column });
  return stateOf(word) ?? problem('state_unknown', { row, column, value: word });
}

/** Null for headings: rows without a state in an audit, and empty rows. */
export function readRow(source: ImportRow, columns: TableColumns): ReadRow {
  const { row } = source;
  const cells = cellsOf(source, columns);
  const word = wordOf(cells);
  const isHeading = word === '' && (isAudit(columns) || cells.control === '');
  if (isHeading) return null;
  if (cells.control === '') {
    return problem('value_missing', { row, column: columns.control ?? 'control' });
  }
  const state = stateIn(source, columns, word);
  if (typeof state !== 'string') return state;
  const note = cells.note === '' ? null : cells.note;
  return { row, id: cells.control, state, word, note, uuid: null };
}
