/** All paths between two nodes of the mapping graph, and the relations that follow along them. */
import { compose, type BreakReason } from './compose-relations.js';
import { CONFIDENCES, weaker, type Confidence } from './confidence.js';
import type { GraphNode } from './graph-node.js';
import { confidenceAt, directStepsFrom, linkOf, stepsFrom, type PathStep } from './graph-step.js';
import type { Relation } from './relation.js';
import type { MappingGraph } from './mapping-graph.js';

/**
 * `relation`: of the first node to the last; null if none follows.
 * `breaksAt`: index of the first step that does not compose, and the reason; null if all compose.
 * `weakest`: index of the first step with the lowest confidence.
 */
export type GraphPath = Readonly<{
  steps: readonly PathStep[];
  relation: Relation | null;
  breaksAt: Readonly<{ step: number; reason: BreakReason }> | null;
  confidence: Confidence;
  weakest: number;
}>;

/** With more hops almost everything is connected, which is meaningless. */
export const MAX_HOPS = 4;

/** Links between controls multiply the paths: with more hops there are tens of thousands. */
export const MAX_DIRECT_HOPS = 2;

/** `isDirect`: also along links between controls. */
export type PathSearch = Readonly<{
  from: GraphNode;
  to: GraphNode;
  maxHops: number;
  isDirect: boolean;
}>;

type Goal = Readonly<{ at: GraphNode; to: GraphNode; hopsLeft: number; isDirect: boolean }>;

/** Depth-first over simple paths. Few nodes are open at a time, because measures and controls alternate. */
function* walk(
  graph: MappingGraph,
  steps: readonly PathStep[],
  goal: Goal,
): Generator<readonly PathStep[]> {
  if (goal.at.id === goal.to.id) {
    yield steps;
    return;
  }
  const seen = new Set([goal.at.id, ...steps.map(({ from }) => from.id)]);
  const direct = goal.isDirect ? directStepsFrom(graph, goal.at) : [];
  for (const step of [...stepsFrom(graph, goal.at), ...direct]) {
    // The last hop only checks whether it reaches the goal.
    const isUseful = goal.hopsLeft > 1 || step.to.id === goal.to.id;
    if (!isUseful || seen.has(step.to.id)) continue;
    yield* walk(graph, [...steps, step], { ...goal, at: step.to, hopsLeft: goal.hopsLeft - 1 });
  }
}

function composeAlong(steps: readonly PathStep[]): Pick<GraphPath, 'relation' | 'breaksAt'> {
  let relation: Relation = 'equal';
  for (const [index, step] of steps.entries()) {
    const next = compose(relation, step.relation);
    if (next.relation === null) {
      return { relation: null, breaksAt: { step: index, reason: next.reason } };
    }
    ({ relation } = next);
  }
  return { relation, breaksAt: null };
}

function toPath(steps: readonly PathStep[]): GraphPath {
  const grades = steps.map(confidenceAt);
  const confidence = grades.reduce(weaker, 'high');
  return { steps, ...composeAlong(steps), confidence, weakest: grades.indexOf(confidence) };
}

/** Shorter first, then those with a relation, then higher confidence; ties keep the order of the knowledge base. */
const byWorth = (one: GraphPath, other: GraphPath): number =>
  one.steps.length - other.steps.length ||
  Number(one.relation === null) - Number(other.relation === null) ||
  CONFIDENCES.indexOf(other.confidence) - CONFIDENCES.indexOf(one.confidence);

/**
 * Every simple path of at most `maxHops` links; none from a node to itself.
 * @param search.maxHops 1 to `MAX_HOPS`, or `MAX_DIRECT_HOPS`
 */
export function pathsBetween(
  graph: MappingGraph,
  { from, to, maxHops, isDirect }: PathSearch,
): readonly GraphPath[] {
  if (from.id === to.id) return [];
  const found = [...walk(graph, [], { at: from, to, hopsLeft: maxHops, isDirect })];
  return found.map(toPath).sort(byWorth);
}

export const pathKey = ({ steps }: GraphPath): string => steps.map(linkOf).join('>');
