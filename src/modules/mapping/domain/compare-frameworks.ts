/** Compares two frameworks: controls mapped to the same measure. */
import { confidenceOf, CONFIDENCES, weaker, type Confidence } from './confidence.js';
import { controlId } from './graph-node.js';
import type { Control, FrameworkKey } from './control.js';
import { controlsOf, edgesOfControl, edgesOfMeasure, findControl } from './mapping-graph.js';
import type { MappingEdge } from './mapping-edge.js';
import type { MappingGraph } from './mapping-graph.js';

/** Two links to the same measure. */
type Meeting = Readonly<{ here: MappingEdge; there: MappingEdge }>;

/**
 * `meetings`: one per shared measure, in order. `isCore`: both controls have the role `core` for some measure.
 * `confidence`: of the best meeting; that of a meeting is the lower of its two links.
 */
export type Counterpart = Readonly<{
  control: Control;
  meetings: readonly Meeting[];
  isCore: boolean;
  confidence: Confidence;
}>;

/** `isMapped`: whether any measure is mapped to the control. */
export type ComparedControl = Readonly<{
  control: Control;
  isMapped: boolean;
  counterparts: readonly Counterpart[];
}>;

export type Comparison = Readonly<{
  rows: readonly ComparedControl[];
  /** Controls of the other framework that are counterparts of no row. */
  unmatched: readonly Control[];
}>;

const confidenceOfMeeting = ({ here, there }: Meeting): Confidence =>
  weaker(confidenceOf(here), confidenceOf(there));

const isCoreMeeting = ({ here, there }: Meeting): boolean =>
  here.role === 'core' && there.role === 'core';

const better = (one: Confidence, other: Confidence): Confidence =>
  weaker(one, other) === one ? other : one;

function toCounterpart(control: Control, meetings: readonly Meeting[]): Counterpart {
  return {
    control,
    meetings,
    isCore: meetings.some(isCoreMeeting),
    confidence: meetings.map(confidenceOfMeeting).reduce(better, 'low'),
  };
}

/** Core counterparts first, then higher confidence, then more meetings. */
const byWeight = (one: Counterpart, other: Counterpart): number =>
  Number(other.isCore) - Number(one.isCore) ||
  CONFIDENCES.indexOf(other.confidence) - CONFIDENCES.indexOf(one.confidence) ||
  other.meetings.length - one.meetings.length;

function compareControl(
  graph: MappingGraph,
  control: Control,
  framework: FrameworkKey,
): ComparedControl {
  const links = edgesOfControl(graph, control);
  const meetings = links.flatMap((here) =>
    edgesOfMeasure(graph, here.measure, { framework })
      .filter((there) => there !== here)
      .map((there): Meeting => ({ here, there })),
  );
  const counterparts = [...Map.groupBy(meetings, ({ there }) => there.ref).values()].flatMap(
    (group) => {
      const other = group[0] === undefined ? null : findControl(graph, group[0].there);
      return other === null ? [] : [toCounterpart(other, group)];
    },
  );
  return { control, isMapped: links.length > 0, counterparts: counterparts.sort(byWeight) };
}

export function compareFrameworks(
  graph: MappingGraph,
  here: FrameworkKey,
  there: FrameworkKey,
): Comparison {
  const rows = controlsOf(graph, here).map((control) => compareControl(graph, control, there));
  const met = new Set(
    rows.flatMap(({ counterparts }) => counterparts.map(({ control }) => controlId(control))),
  );
  const unmatched = controlsOf(graph, there).filter((control) => !met.has(controlId(control)));
  return { rows, unmatched };
}
