/**
 * Routes from the controls of one framework to those of another: a direct link, or two links whose relations compose.
 * A route is as strong as its weaker link.
 */
import { compose, inverseOf } from './compose-relations.js';
import type { ControlName, FrameworkKey } from './control.js';
import { controlId, measureId } from './graph-node.js';
import type { MappingEdge } from './mapping-edge.js';
import type { Relation } from './relation.js';
import {
  controlKeyOf,
  controlSteps,
  controlsOf,
  edgesOfControl,
  edgesOfMeasure,
  type MappingGraph,
} from './mapping-graph.js';
import type { MeasureKey } from './measure.js';

/** `relation`: of `from` to `to`. `via`: id of the node between them; null if direct. `links`: ids. */
export type Route = Readonly<{
  from: ControlName;
  to: ControlName;
  relation: Relation;
  strength: number;
  via: string | null;
  links: readonly string[];
}>;

/** `at`: a measure's letter or a control. */
type Hop<At = MeasureKey | ControlName> = Readonly<{
  at: At;
  relation: Relation;
  strength: number;
  key: string;
}>;

const WHOLE: readonly Relation[] = ['equal', 'equivalent', 'superset'];

/** Whether the first side contains everything that the second requires. */
export const isWhole = (relation: Relation): boolean => WHOLE.includes(relation);

const strengthOf = ({ grade }: MappingEdge): number => grade?.strength ?? 0;

const hopsToMeasures = (graph: MappingGraph, control: ControlName): readonly Hop[] =>
  edgesOfControl(graph, control).map((edge) => ({
    at: edge.measure,
    relation: inverseOf(edge.relation),
    strength: strengthOf(edge),
    key: edge.key,
  }));

const hopsToControls = (
  graph: MappingGraph,
  control: ControlName,
  framework: FrameworkKey,
): readonly Hop<ControlName>[] =>
  controlSteps(graph, control, framework).map(({ to, relation, strength, link }) => ({
    at: to,
    relation,
    strength,
    key: link.key,
  }));

const hopsFromMeasure = (
  graph: MappingGraph,
  measure: MeasureKey,
  framework: FrameworkKey,
): readonly Hop<ControlName>[] =>
  edgesOfMeasure(graph, measure, { framework }).map((edge) => ({
    at: edge,
    relation: edge.relation,
    strength: strengthOf(edge),
    key: edge.key,
  }));

const onwards = (
  graph: MappingGraph,
  { at }: Hop,
  target: FrameworkKey,
): readonly Hop<ControlName>[] =>
  typeof at === 'string' ? hopsFromMeasure(graph, at, target) : hopsToControls(graph, at, target);

const nodeOf = ({ at }: Hop): string => (typeof at === 'string' ? measureId(at) : controlId(at));

function joined(from: ControlName, first: Hop, second: Hop<ControlName>): readonly Route[] {
  const { relation } = compose(first.relation, second.relation);
  if (relation === null) return [];
  return [
    {
      from,
      to: second.at,
      relation,
      strength: Math.min(first.strength, second.strength),
      via: nodeOf(first),
      links: [first.key, second.key],
    },
  ];
}

/** Routes that contain the whole point first, then stronger ones, then shorter ones. */
export const byWorth = (one: Route, other: Route): number =>
  Number(isWhole(other.relation)) - Number(isWhole(one.relation)) ||
  other.strength - one.strength ||
  one.links.length - other.links.length;

function routesOf(
  graph: MappingGraph,
  from: ControlName,
  target: FrameworkKey,
  between: readonly FrameworkKey[],
): readonly Route[] {
  const direct = hopsToControls(graph, from, target).map(({ at, key, ...hop }): Route => ({
    ...hop,
    from,
    to: at,
    via: null,
    links: [key],
  }));
  const hops = [
    ...hopsToMeasures(graph, from),
    ...between.flatMap((framework) => hopsToControls(graph, from, framework)),
  ];
  const longer = hops.flatMap((first) =>
    onwards(graph, first, target).flatMap((second) => joined(from, first, second)),
  );
  return [...direct, ...longer];
}

/** Key: control of the target. The best route of each control of `held` that reaches it, best first. */
export type Routes = ReadonlyMap<string, readonly Route[]>;

export function routesBetween(
  graph: MappingGraph,
  held: FrameworkKey,
  target: FrameworkKey,
): Routes {
  const between = [...graph.controlsOfFramework.keys()].filter(
    (framework) => framework !== held && framework !== target,
  );
  const best = new Map<string, Route>();
  const all = controlsOf(graph, held).flatMap((from) => routesOf(graph, from, target, between));
  for (const route of all) {
    const pair = `${route.from.ref}|${controlKeyOf(route.to)}`;
    const known = best.get(pair);
    if (known === undefined || byWorth(route, known) < 0) best.set(pair, route);
  }
  const lists = Map.groupBy(best.values(), ({ to }) => controlKeyOf(to));
  return new Map([...lists].map(([key, list]) => [key, list.sort(byWorth)]));
}
