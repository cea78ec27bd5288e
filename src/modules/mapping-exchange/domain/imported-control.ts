/** Controls and their states as read from a file of another tool. */
import { HOLD_STATES, type HoldState } from '../../mapping/domain/delta.js';

export const IMPORT_FORMATS = [
  'oscal_component_definition',
  'oscal_system_security_plan',
  'oscal_assessment_results',
  'ciso_assistant_audit',
  'table',
] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** `not_held`: the file states that the control is not in place or was not assessed. */
export type ImportState = HoldState | 'not_held';

/**
 * `row`: line of a table, or position in an OSCAL document, from 1. `id`: as written. `word`: the state as written;
 * null if none. `uuid`: of the entry in an OSCAL document.
 */
export type ImportedControl = Readonly<{
  row: number;
  id: string;
  state: ImportState;
  word: string | null;
  note: string | null;
  uuid: string | null;
}>;

export const PROBLEM_TYPES = [
  'column_missing',
  'value_missing',
  'state_unknown',
  'control_unknown',
  'control_repeated',
  'note_shortened',
  'row_unreadable',
] as const;
type ProblemType = (typeof PROBLEM_TYPES)[number];

/** `value`: at most 60 characters of it. */
export type ImportProblem = Readonly<{
  row: number;
  column: string;
  value: string;
  type: ProblemType;
}>;

export type ImportedFile = Readonly<{
  format: ImportFormat;
  controls: readonly ImportedControl[];
  problems: readonly ImportProblem[];
}>;

const MAX_VALUE_LENGTH = 60;

export const problem = (
  type: ProblemType,
  { row, column, value = '' }: Readonly<{ row: number; column: string; value?: string }>,
): ImportProblem => ({ row, column, value: value.slice(0, MAX_VALUE_LENGTH), type });

/** Words of tools and of people. The states of OSCAL, CISO Assistant and statements of applicability are among them. */
const WORDS: Readonly<Record<ImportState, readonly string[]>> = {
  implemented: [
    'implemented',
    'compliant',
    'satisfied',
    'in place',
    'yes',
    'done',
    'operational',
    'alternative',
  ],
  partial: ['partial', 'partially implemented', 'partially compliant', 'partly', 'in part'],
  planned: ['planned', 'in progress', 'to do', 'todo', 'under development'],
  excluded: ['excluded', 'not applicable', 'n/a', 'na', 'not included'],
  not_held: [
    'not held',
    'non compliant',
    'not satisfied',
    'not implemented',
    'not assessed',
    'missing',
    'no',
  ],
};

const STATE_OF_WORD: ReadonlyMap<string, ImportState> = new Map(
  [...HOLD_STATES, 'not_held' as const].flatMap((state) =>
    WORDS[state].map((word): [string, ImportState] => [word, state]),
  ),
);

/** Null if the word is not known. Ignores case, and hyphen or underscore for a space. */
export const stateOf = (word: string): ImportState | null =>
  STATE_OF_WORD.get(
    word
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, ' '),
  ) ?? null;
