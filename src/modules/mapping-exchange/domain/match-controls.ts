/** Finds the control of a framework that an id of another tool names. */
import type { FrameworkKey } from '../../mapping/domain/control.js';
import { HOLD_STATES, type HoldState } from '../../mapping/domain/delta.js';
import { controlsOf, type MappingGraph } from '../../mapping/domain/mapping-graph.js';
import { problem, type ImportedControl, type ImportProblem } from './imported-control.js';

/** `21(2)(h)`, `21-2-h`, `21.2.h` are one. */
const dotted = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s()._-]+/g, '.')
    .replace(/^\.|\.$/g, '');

const withoutKind = (text: string): string =>
  text.replace(/^(article|art|point|cis|clause|control)\.+/, '');

const canonical = (ref: string): string => withoutKind(dotted(ref));

/** Forms that the id may have, from as written to without the prefix of its catalog. */
function formsOf(id: string): readonly string[] {
  const last = id.trim().split(':').at(-1) ?? '';
  const withoutPrefix = last.replace(/^[a-z][a-z0-9]*(?:_\d+)*[_-]/i, '');
  const withoutKey = last.replace(/^[a-z][a-z0-9_]*_(?=[^_]*$)/i, '');
  return [...new Set([last, withoutKey, withoutPrefix].map(canonical))];
}

/** UTF-16 units that the delta accepts. */
const MAX_NOTE_LENGTH = 2000;

/** `isPart`: the id names a part of the control. */
type ControlMatch = Readonly<{ ref: string; isPart: boolean }>;

type Matcher = (id: string) => ControlMatch | null;

/** Ids of a part, such as a paragraph of an article, lead to the nearest control above. */
export function matcherOf(graph: MappingGraph, framework: FrameworkKey): Matcher {
  const byForm = Map.groupBy(controlsOf(graph, framework), ({ ref }) => canonical(ref));
  const find = (form: string): string | null => {
    const found = byForm.get(form) ?? [];
    return found.length === 1 ? (found[0]?.ref ?? null) : null;
  };
  const longest = Math.max(...byForm.keys().map(({ length }) => length));
  /** Longer texts name no control. */
  const above = (form: string): string | null => {
    for (let end = form.lastIndexOf('.', longest); end > 0; end = form.lastIndexOf('.', end - 1)) {
      const ref = find(form.slice(0, end));
      if (ref !== null) return ref;
    }
    return null;
  };
  return (id) => {
    const forms = formsOf(id);
    const first = (finder: (form: string) => string | null): string | null =>
      forms.map(finder).find((ref) => ref !== null) ?? null;
    const whole = first(find);
    if (whole !== null) return { ref: whole, isPart: false };
    const part = first(above);
    return part === null ? null : { ref: part, isPart: true };
  };
}

/** `isPart`: the row names a part of the control. */
export type HeldRow = Readonly<{
  row: number;
  ref: string;
  state: HoldState;
  note: string | null;
  isPart: boolean;
}>;

/** `notHeld`: number of controls that are not in place according to the file or not assessed. */
export type MatchedControls = Readonly<{
  held: readonly HeldRow[];
  notHeld: number;
  problems: readonly ImportProblem[];
}>;

const isHeld = (state: ImportedControl['state']): state is HoldState =>
  (HOLD_STATES as readonly string[]).includes(state);

function toHeld(
  { row, note }: ImportedControl,
  state: HoldState,
  { ref, isPart }: ControlMatch,
): HeldRow {
  return {
    row,
    ref,
    // A part that is in place puts a part of the control in place.
    state: isPart && state === 'implemented' ? 'partial' : state,
    note: note?.slice(0, MAX_NOTE_LENGTH) ?? null,
    isPart,
  };
}

const noteProblems = ({ row, note }: ImportedControl): readonly ImportProblem[] =>
  note !== null && note.length > MAX_NOTE_LENGTH
    ? [problem('note_shortened', { row, column: 'note', value: note })]
    : [];

export function matchControls(
  graph: MappingGraph,
  framework: FrameworkKey,
  controls: readonly ImportedControl[],
): MatchedControls {
  const match = matcherOf(graph, framework);
  const problems: ImportProblem[] = [];
  const held: HeldRow[] = [];
  let notHeld = 0;
  for (const control of controls) {
    const found = match(control.id);
    if (found === null) {
      const { row, id } = control;
      problems.push(problem('control_unknown', { row, column: 'control', value: id }));
    } else if (isHeld(control.state)) {
      problems.push(...noteProblems(control));
      held.push(toHeld(control, control.state, found));
    } else notHeld += 1;
  }
  return { held, notHeld, problems };
}
