/** Compares two frameworks: controls mapped to the same measure, and controls that are linked directly. */
import { confidenceOf, CONFIDENCES, weaker, type Confidence } from './confidence.js';
import { controlId } from './graph-node.js';
import type { Control, FrameworkKey } from './control.js';
import type { ControlStep } from './control-link.js';
import {
  controlsOf,
  controlSteps,
  edgesOfControl,
  edgesOfMeasure,
  findControl,
} from './mapping-graph.js';
import type { MappingEdge } from './mapping-edge.js';
import type { MappingGraph } from './mapping-graph.js';

/** Two links to the same measure. */
type Meeting = Readonly<{ here: MappingEdge; there: MappingEdge }>;

/**
 * `meetings`: one per shared measure, in order. `isCore`: both controls have the role `core` for some measure.
 * `direct`: the link without a measure between them; null if there is none, or if it was not asked for. `confidence`: of the best meeting or direct link; that of a meeting is
 * the lower of its two links.
 */
export type Counterpart = Readonly<{
  control: Control;
  meetings: readonly Meeting[];
  direct: ControlStep | null;
  isCore: boolean;
  confidence: Confidence;
}>;

/** `isMapped`: whether any measure, or with direct links any control of the other framework, is linked to the control. */
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

function toCounterpart(
  control: Control,
  meetings: readonly Meeting[],
  direct: ControlStep | null,
): Counterpart {
  const least = direct === null ? 'low' : confidenceOf(direct.link.set);
  return {
    control,
    meetings,
    direct,
    isCore: meetings.some(isCoreMeeting),
    confidence: meetings.map(confidenceOfMeeting).reduce(better, least),
  };
}

/** Direct counterparts first, then core ones, then higher confidence, then more meetings. */
const byWeight = (one: Counterpart, other: Counterpart): number =>
  Number(other.direct !== null) - Number(one.direct !== null) ||
  Number(other.isCore) - Number(one.isCore) ||
  CONFIDENCES.indexOf(other.confidence) - CONFIDENCES.indexOf(one.confidence) ||
  other.meetings.length - one.meetings.length;

function compareControl(
  graph: MappingGraph,
  control: Control,
  { there: framework, isDirect }: ComparedFrameworks,
): ComparedControl {
  const links = edgesOfControl(graph, control);
  const meetings = links.flatMap((here) =>
    edgesOfMeasure(graph, here.measure, { framework })
      .filter((there) => there !== here)
      .map((there): Meeting => ({ here, there })),
  );
  const met = Map.groupBy(meetings, ({ there }) => there.ref);
  const steps = isDirect ? controlSteps(graph, control, framework) : [];
  const linked = new Map(steps.map((step) => [step.to.ref, step]));
  const refs = [...new Set([...met.keys(), ...linked.keys()])];
  const counterparts = refs.flatMap((ref) => {
    const other = findControl(graph, { framework, ref });
    return other === null
      ? []
      : [toCounterpart(other, met.get(ref) ?? [], linked.get(ref) ?? null)];
  });
  const isMapped = links.length + steps.length > 0;
  return { control, isMapped, counterparts: counterparts.sort(byWeight) };
}

/** `isDirect`: also by links between controls. */
export type ComparedFrameworks = Readonly<{
  here: FrameworkKey;
  there: FrameworkKey;
  isDirect: boolean;
}>;

export function compareFrameworks(graph: MappingGraph, compared: ComparedFrameworks): Comparison {
  const { here, there } = compared;
  const rows = controlsOf(graph, here).map((control) => compareControl(graph, control, compared));
  const met = new Set(
    rows.flatMap(({ counterparts }) => counterparts.map(({ control }) => controlId(control))),
  );
  const unmatched = controlsOf(graph, there).filter((control) => !met.has(controlId(control)));
  return { rows, unmatched };
}
