/** Answers an import with the delta of its controls, by the operation `mappingDelta` with all its checks. */
import type { ImportProblem } from '../../modules/mapping-exchange/domain/imported-control.js';
import { problem } from '../../modules/mapping-exchange/domain/imported-control.js';
import type {
  HeldRow,
  MatchedControls,
} from '../../modules/mapping-exchange/domain/match-controls.js';
import type { MeasureResult } from '../../modules/mapping-exchange/domain/oscal-results.js';
import type { ImportBody } from './import-body.js';

type Line = Readonly<{ line: number; control: string }>;

/** Members of `MappingDelta` that are read here. */
export type DeltaView = Readonly<{
  repeated: readonly Line[];
  measures: readonly Readonly<{
    measure: Readonly<{ ref: string }>;
    standing: string;
    share_low: number;
    share_high: number;
    missing: readonly Readonly<{ control: Readonly<{ ref: string }> }>[];
  }>[];
}>;

/** Problems in an answer; all are counted. */
const MAX_PROBLEMS = 1000;

const rowOf = (held: readonly HeldRow[], line: number): HeldRow | null => held[line - 1] ?? null;

/** Parts of one control repeat it on purpose. */
function repeatedProblems(held: readonly HeldRow[], { repeated }: DeltaView): ImportProblem[] {
  return repeated.flatMap(({ line, control }) => {
    const source = rowOf(held, line);
    if (source === null || source.isPart) return [];
    return [problem('control_repeated', { row: source.row, column: 'control', value: control })];
  });
}

export function importAnswer(
  framework: string,
  { file }: ImportBody,
  { held, notHeld, problems }: MatchedControls,
  delta: DeltaView,
) {
  const all = [...file.problems, ...problems, ...repeatedProblems(held, delta)].sort(
    (one, other) => one.row - other.row,
  );
  const repeated = delta.repeated.map(({ line, control }) => ({
    line: rowOf(held, line)?.row ?? line,
    control,
  }));
  return {
    format: file.format,
    framework,
    held: held.length,
    not_held: notHeld,
    problem_count: all.length,
    problems: all.slice(0, MAX_PROBLEMS),
    delta: { ...delta, repeated },
  };
}

export const measureResults = ({ measures }: DeltaView): readonly MeasureResult[] =>
  measures.map(({ measure, standing, share_low, share_high, missing }) => ({
    article: measure.ref,
    standing,
    shareLow: share_low,
    shareHigh: share_high,
    missing: missing.map(({ control }) => control.ref),
  }));
