/**
 * What the held controls of one framework answer of another: point by point, by direct links or two that compose.
 * A point is met only if a held control contains all of it; shared content is never more than partly.
 */
import type { Control, FrameworkKey } from './control.js';
import { isWhole, type Route, type Routes } from './coverage-routes.js';
import { gatherHeld, type HeldControl } from './delta.js';
import {
  controlKeyOf,
  controlsOf,
  edgesOfMeasure,
  parentOf,
  type MappingGraph,
} from './mapping-graph.js';
import type { Measure } from './measure.js';

/** Strongest first. `unmapped`: no link leads to the point from the held framework, so nothing follows for it. */
export const POINT_STANDINGS = ['met', 'partly', 'open', 'unmapped'] as const;
export type PointStanding = (typeof POINT_STANDINGS)[number];

export type HeldRoute = Readonly<{ route: Route; held: HeldControl }>;

/**
 * `strength`: of the strongest route that counts for the standing; null if none does.
 * `by`: routes of listed controls, best first. `missing`: routes of controls that are neither implemented nor partial.
 * `within`: nearest mapped point above an unmapped one.
 */
export type CoveredPoint = Readonly<{
  control: Control;
  standing: PointStanding;
  strength: number | null;
  by: readonly HeldRoute[];
  missing: readonly Route[];
  within: Control | null;
}>;

export type PointCoverage = Readonly<{
  points: readonly CoveredPoint[];
  unknown: readonly HeldControl[];
  repeated: readonly HeldControl[];
}>;

export type CoverageOptions = Readonly<{
  held: FrameworkKey;
  target: FrameworkKey;
  lines: readonly HeldControl[];
}>;

const counts = ({ held: { state } }: HeldRoute): boolean =>
  state === 'implemented' || state === 'partial';

const answersAll = ({ route, held }: HeldRoute): boolean =>
  held.state === 'implemented' && isWhole(route.relation);

const strongest = (routes: readonly HeldRoute[]): number =>
  Math.max(...routes.map(({ route }) => route.strength));

function standingOf(by: readonly HeldRoute[], isMapped: boolean) {
  const whole = by.filter(answersAll);
  if (whole.length > 0) return { standing: 'met', strength: strongest(whole) } as const;
  const counted = by.filter(counts);
  if (counted.length > 0) return { standing: 'partly', strength: strongest(counted) } as const;
  return { standing: isMapped ? 'open' : 'unmapped', strength: null } as const;
}

function mappedAbove(graph: MappingGraph, control: Control, routes: Routes): Control | null {
  const parent = parentOf(graph, control);
  if (parent === null || routes.has(controlKeyOf(parent))) return parent;
  return mappedAbove(graph, parent, routes);
}

export function coverageOf(
  graph: MappingGraph,
  routes: Routes,
  { held, target, lines }: CoverageOptions,
): PointCoverage {
  const { holding, unknown, repeated } = gatherHeld(graph, held, lines);
  const points = controlsOf(graph, target).map((control): CoveredPoint => {
    const leading = routes.get(controlKeyOf(control)) ?? [];
    const by = leading.flatMap((route): HeldRoute[] => {
      const line = holding.get(controlKeyOf(route.from));
      return line === undefined ? [] : [{ route, held: line }];
    });
    const inPlace = new Set(by.filter(counts).map(({ route }) => route));
    const isMapped = leading.length > 0;
    return {
      control,
      ...standingOf(by, isMapped),
      by,
      missing: leading.filter((route) => !inPlace.has(route)),
      within: isMapped ? null : mappedAbove(graph, control, routes),
    };
  });
  return { points, unknown, repeated };
}

/** Numbers of points by standing. */
export type StandingCounts = Readonly<Record<PointStanding, number>>;

export function countStandings(points: readonly CoveredPoint[]): StandingCounts {
  const count = (standing: PointStanding) =>
    points.filter((one) => one.standing === standing).length;
  return {
    met: count('met'),
    partly: count('partly'),
    open: count('open'),
    unmapped: count('unmapped'),
  };
}

/** `strength`: mean of the points that are met or partly met, to one decimal; null if there are none. */
export type MeasureCoverage = Readonly<{
  measure: Measure;
  counts: StandingCounts;
  strength: number | null;
}>;

const TENTHS = 10;

function meanStrength(points: readonly CoveredPoint[]): number | null {
  const known = points.map(({ strength }) => strength).filter((one) => one !== null);
  if (known.length === 0) return null;
  const sum = known.reduce((total, one) => total + one, 0);
  return Math.round((TENTHS * sum) / known.length) / TENTHS;
}

/** One row per measure: the points that serve it, by their letters or by links of the measure. */
export function coverageByMeasure(
  graph: MappingGraph,
  { points }: PointCoverage,
): readonly MeasureCoverage[] {
  return [...graph.measures.values()].map((measure) => {
    const refs = new Set(edgesOfMeasure(graph, measure.key).map(controlKeyOf));
    const serving = points.filter(
      ({ control }) =>
        control.point?.letters.includes(measure.key) === true || refs.has(controlKeyOf(control)),
    );
    return { measure, counts: countStandings(serving), strength: meanStrength(serving) };
  });
}
