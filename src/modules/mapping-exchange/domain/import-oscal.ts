/** Controls in OSCAL documents: component definition, system security plan, assessment results. */
import { isRecord, type JsonRecord } from '../../../shared/json-record.js';
import { HOLD_STATES } from '../../mapping/domain/delta.js';
import {
  problem,
  stateOf,
  type ImportedControl,
  type ImportedFile,
  type ImportFormat,
  type ImportProblem,
  type ImportState,
} from './imported-control.js';

const objectAt = (value: unknown, name: string): JsonRecord => {
  const found = isRecord(value) ? value[name] : undefined;
  return isRecord(found) ? found : {};
};

const listAt = (value: unknown, name: string): readonly JsonRecord[] => {
  const found = isRecord(value) ? value[name] : undefined;
  return Array.isArray(found) ? found.filter(isRecord) : [];
};

const textAt = (value: unknown, name: string): string | null => {
  const found = isRecord(value) ? value[name] : undefined;
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : null;
};

export const RESULT_PROPERTIES = {
  id: 'control-id',
  state: 'state',
  word: 'status',
  uuid: 'source-uuid',
} as const;

const propertyOf = (value: JsonRecord, name: string): string | null =>
  textAt(
    listAt(value, 'props').find((one) => textAt(one, 'name') === name),
    'value',
  );

/** `words`: states as written, of all parts; the weakest counts. */
type OscalEntry = Readonly<{
  id: string | null;
  words: readonly string[];
  note: string | null;
  uuid: string | null;
}>;

const componentEntries = (document: JsonRecord): readonly OscalEntry[] =>
  listAt(document, 'components')
    .flatMap((component) => listAt(component, 'control-implementations'))
    .flatMap((implementation) => listAt(implementation, 'implemented-requirements'))
    .map((requirement) => ({
      id: textAt(requirement, 'control-id'),
      words: [propertyOf(requirement, 'implementation-status')].filter((one) => one !== null),
      note: textAt(requirement, 'description'),
      uuid: textAt(requirement, 'uuid'),
    }));

function planEntry(requirement: JsonRecord): OscalEntry {
  const parts = [requirement, ...listAt(requirement, 'statements')].flatMap((one) =>
    listAt(one, 'by-components'),
  );
  const words = parts.map((part) => textAt(objectAt(part, 'implementation-status'), 'state'));
  const notes = parts.map((part) => textAt(part, 'description')).filter((one) => one !== null);
  return {
    id: textAt(requirement, 'control-id'),
    words: words.filter((one) => one !== null),
    note: notes.length === 0 ? textAt(requirement, 'remarks') : notes.join('\n'),
    uuid: textAt(requirement, 'uuid'),
  };
}

const planEntries = (document: JsonRecord): readonly OscalEntry[] =>
  listAt(objectAt(document, 'control-implementation'), 'implemented-requirements').map(planEntry);

/** `a.8.24_smt.a` is a statement of `a.8.24`, `a.8.24_obj` an objective. */
const controlOfTarget = (target: string | null): string | null =>
  target?.replace(/_(smt|obj)\b.*/s, '') ?? null;

function findingEntry(finding: JsonRecord): OscalEntry {
  const target = objectAt(finding, 'target');
  const state = textAt(objectAt(target, 'status'), 'state');
  return {
    id: controlOfTarget(textAt(target, 'target-id')),
    words: state === null ? [] : [state],
    note: textAt(finding, 'description'),
    uuid: textAt(finding, 'uuid'),
  };
}

/** Written by this service: see `oscal-results.ts`. */
const observationEntry = (observation: JsonRecord): OscalEntry => ({
  id: propertyOf(observation, RESULT_PROPERTIES.id),
  words: [propertyOf(observation, RESULT_PROPERTIES.word) ?? ''].filter((one) => one !== ''),
  note: textAt(observation, 'remarks'),
  uuid: propertyOf(observation, RESULT_PROPERTIES.uuid),
});

function resultEntries(document: JsonRecord): readonly OscalEntry[] {
  const results = listAt(document, 'results');
  const own = results
    .flatMap((result) => listAt(result, 'observations'))
    .filter((one) => propertyOf(one, RESULT_PROPERTIES.id) !== null);
  if (own.length > 0) return own.map(observationEntry);
  return results.flatMap((result) => listAt(result, 'findings')).map(findingEntry);
}

/** `column`: member with the state. `assumed`: state of an entry without one; null: it is required. */
type Model = Readonly<{
  root: string;
  format: ImportFormat;
  column: string;
  entries: (document: JsonRecord) => readonly OscalEntry[];
  assumed: ImportState | null;
}>;

const MODELS: readonly Model[] = [
  {
    root: 'component-definition',
    format: 'oscal_component_definition',
    column: 'implementation-status',
    entries: componentEntries,
    assumed: 'implemented',
  },
  {
    root: 'system-security-plan',
    format: 'oscal_system_security_plan',
    column: 'implementation-status',
    entries: planEntries,
    assumed: 'implemented',
  },
  {
    root: 'assessment-results',
    format: 'oscal_assessment_results',
    column: 'status',
    entries: resultEntries,
    assumed: null,
  },
];

const STRENGTH: readonly ImportState[] = ['not_held', ...HOLD_STATES];

const weakest = (states: readonly ImportState[]): ImportState =>
  states.reduce((one, other) => (STRENGTH.indexOf(one) <= STRENGTH.indexOf(other) ? one : other));

function toControl(entry: OscalEntry, row: number, model: Model): ImportedControl | ImportProblem {
  const { id, words, note, uuid } = entry;
  if (id === null) return problem('value_missing', { row, column: 'control-id' });
  const states = words.map(stateOf);
  const strange = words.find((_, at) => states[at] === null);
  if (strange !== undefined) {
    return problem('state_unknown', { row, column: model.column, value: strange });
  }
  const known = states.filter((state) => state !== null);
  const state = known.length === 0 ? model.assumed : weakest(known);
  if (state === null) return problem('value_missing', { row, column: model.column });
  return { row, id, state, word: words.join(', ') || null, note, uuid };
}

export const isProblem = (read: ImportedControl | ImportProblem): read is ImportProblem =>
  'type' in read;

const isControl = (read: ImportedControl | ImportProblem): read is ImportedControl =>
  !isProblem(read);

/** Null if the document is none of the three models. */
export function readOscal(document: unknown): ImportedFile | null {
  const model = MODELS.find(({ root }) => isRecord(document) && isRecord(document[root]));
  if (model === undefined) return null;
  const entries = model.entries(objectAt(document, model.root));
  const read = entries.map((entry, at) => toControl(entry, at + 1, model));
  return {
    format: model.format,
    controls: read.filter(isControl),
    problems: read.filter(isProblem),
  };
}
