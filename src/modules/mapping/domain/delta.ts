/**
 * Gaps in the ten measures for an organisation that holds controls of another framework.
 * The standing depends only on the mapping's links; shares count controls and do not measure conformity.
 */
import type { FrameworkKey } from './control.js';
import { controlKeyOf, edgesOfMeasure, findControl, type MappingGraph } from './mapping-graph.js';
import type { MappingEdge } from './mapping-edge.js';
import type { Measure } from './measure.js';

/** Weakest first. `excluded`: excluded in the statement of applicability. */
export const HOLD_STATES = ['excluded', 'planned', 'partial', 'implemented'] as const;
export type HoldState = (typeof HOLD_STATES)[number];

/** One line of the held controls. `line`: from 1. */
export type HeldControl = Readonly<{
  line: number;
  ref: string;
  state: HoldState;
  note: string | null;
}>;

/** `covered`: all core controls are in place, and the framework can cover the whole measure. */
export type MeasureStanding = 'covered' | 'partly' | 'open';

/** Percent of the core controls. `low`: implemented. `high`: implemented or partial. */
type ShareBand = Readonly<{ low: number; high: number }>;

export type HeldLink = Readonly<{ edge: MappingEdge; held: HeldControl }>;

/**
 * `held`: links to controls that the organisation listed, in mapping order.
 * `missing`: links to core controls that are neither implemented nor partial.
 * `excluded`: those of `missing` that were excluded deliberately.
 */
export type MeasureDelta = Readonly<{
  measure: Measure;
  standing: MeasureStanding;
  share: ShareBand;
  held: readonly HeldLink[];
  missing: readonly MappingEdge[];
  excluded: readonly MappingEdge[];
}>;

/** `unknown`: lines with no such control in the framework. `repeated`: lines that repeat an earlier control. */
export type Delta = Readonly<{
  measures: readonly MeasureDelta[];
  unknown: readonly HeldControl[];
  repeated: readonly HeldControl[];
}>;

type HeldControls = ReadonlyMap<string, HeldControl>;

const PERCENT = 100;

const isWeaker = (one: HeldControl, other: HeldControl): boolean =>
  HOLD_STATES.indexOf(one.state) < HOLD_STATES.indexOf(other.state);

/** If a control is listed twice, the weaker state counts. */
export function gatherHeld(
  graph: MappingGraph,
  framework: FrameworkKey,
  lines: readonly HeldControl[],
): Readonly<{ holding: HeldControls } & Omit<Delta, 'measures'>> {
  const holding = new Map<string, HeldControl>();
  const unknown: HeldControl[] = [];
  const repeated: HeldControl[] = [];
  for (const line of lines) {
    const control = findControl(graph, { framework, ref: line.ref });
    if (control === null) {
      unknown.push(line);
      continue;
    }
    const key = controlKeyOf(control);
    const before = holding.get(key);
    if (before !== undefined) repeated.push(line);
    if (before === undefined || isWeaker(line, before)) holding.set(key, line);
  }
  return { holding, unknown, repeated };
}

/** Core links; if the links are not graded, all of them. */
function carryingOf(edges: readonly MappingEdge[]): readonly MappingEdge[] {
  const core = edges.filter(({ role }) => role === 'core');
  return core.length > 0 ? core : edges.filter(({ role }) => role === null);
}

function shareOf(states: readonly (HoldState | null)[]): ShareBand {
  if (states.length === 0) return { low: 0, high: 0 };
  const count = (among: readonly (HoldState | null)[]) =>
    Math.floor((PERCENT * states.filter((state) => among.includes(state)).length) / states.length);
  return { low: count(['implemented']), high: count(['implemented', 'partial']) };
}

function standingOf(
  share: ShareBand,
  isWhole: boolean,
  held: readonly HeldLink[],
): MeasureStanding {
  if (share.low === PERCENT && isWhole) return 'covered';
  const counts = held.some(({ held: { state } }) => state === 'implemented' || state === 'partial');
  return counts ? 'partly' : 'open';
}

function deltaOf(
  measure: Measure,
  edges: readonly MappingEdge[],
  holding: HeldControls,
): MeasureDelta {
  const stateOf = (edge: MappingEdge) => holding.get(controlKeyOf(edge))?.state ?? null;
  const carrying = carryingOf(edges);
  const share = shareOf(carrying.map(stateOf));
  const held = edges.flatMap((edge): HeldLink[] => {
    const line = holding.get(controlKeyOf(edge));
    return line === undefined ? [] : [{ edge, held: line }];
  });
  // Only links to ISO/IEC 27001 have a coverage: the standard may lack part of the measure.
  const isWhole = carrying.every(({ coverage }) => coverage !== 'partial');
  const missing = carrying.filter((edge) => {
    const state = stateOf(edge);
    return state !== 'implemented' && state !== 'partial';
  });
  return {
    measure,
    standing: standingOf(share, isWhole, held),
    share,
    held,
    missing,
    excluded: missing.filter((edge) => stateOf(edge) === 'excluded'),
  };
}

/** @param lines held controls of the framework, in any order */
export function deltaFrom(
  graph: MappingGraph,
  framework: FrameworkKey,
  lines: readonly HeldControl[],
): Delta {
  const { holding, unknown, repeated } = gatherHeld(graph, framework, lines);
  const measures = [...graph.measures.values()].map((measure) =>
    deltaOf(measure, edgesOfMeasure(graph, measure.key, { framework }), holding),
  );
  return { measures, unknown, repeated };
}
