/** All ways from one place of the mapping graph to another, and what holds along them. */
import { compose, type BreakReason } from './compose-relations.js';
import { confidenceOf, CONFIDENCES, weaker, type Confidence } from './confidence.js';
import type { GraphNode } from './graph-node.js';
import { stepsFrom, type GraphStep } from './graph-step.js';
import type { Relation } from './mapping-edge.js';
import type { MappingGraph } from './mapping-graph.js';

/**
 * `relation`: of the first place to the last; null where nothing follows.
 * `breaksAt`: index of the step that does not compose with those before it, with the reason; null where all do.
 * `weakest`: index of the step whose link rests on least, the first of several.
 */
export type GraphPath = Readonly<{
  steps: readonly GraphStep[];
  relation: Relation | null;
  breaksAt: Readonly<{ step: number; reason: BreakReason }> | null;
  confidence: Confidence;
  weakest: number;
}>;

/** More hops lead from everything to everything and say nothing. */
export const MOST_HOPS = 4;

/** Depth-first over simple paths: no place twice. Both sides alternate, so few places are ever open. */
function* walk(
  graph: MappingGraph,
  steps: readonly GraphStep[],
  goal: Readonly<{ at: GraphNode; to: GraphNode; hopsLeft: number }>,
): Generator<readonly GraphStep[]> {
  if (goal.at.id === goal.to.id) {
    yield steps;
    return;
  }
  if (goal.hopsLeft === 0) return;
  const seen = new Set([goal.at.id, ...steps.map(({ from }) => from.id)]);
  for (const step of stepsFrom(graph, goal.at)) {
    // The last hop is a look-up rather than a search.
    const isUseful = goal.hopsLeft > 1 || step.to.id === goal.to.id;
    if (!isUseful || seen.has(step.to.id)) continue;
    yield* walk(graph, [...steps, step], { ...goal, at: step.to, hopsLeft: goal.hopsLeft - 1 });
  }
}

function composeAlong(steps: readonly GraphStep[]): Pick<GraphPath, 'relation' | 'breaksAt'> {
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

function toPath(steps: readonly GraphStep[]): GraphPath {
  const grades = steps.map(({ edge }) => confidenceOf(edge));
  const confidence = grades.reduce(weaker, 'high');
  return { steps, ...composeAlong(steps), confidence, weakest: grades.indexOf(confidence) };
}

/** Shorter first, then those that compose, then those that rest on more; else in the order of the knowledge base. */
const byWorth = (one: GraphPath, other: GraphPath): number =>
  one.steps.length - other.steps.length ||
  Number(one.relation === null) - Number(other.relation === null) ||
  CONFIDENCES.indexOf(other.confidence) - CONFIDENCES.indexOf(one.confidence);

/**
 * Every simple path of at most `maxHops` links. From a place to itself there is none.
 * @param ends.maxHops 1 to `MOST_HOPS`
 */
export function pathsBetween(
  graph: MappingGraph,
  { from, to, maxHops }: Readonly<{ from: GraphNode; to: GraphNode; maxHops: number }>,
): readonly GraphPath[] {
  if (from.id === to.id) return [];
  const found = [...walk(graph, [], { at: from, to, hopsLeft: maxHops })];
  return found.map(toPath).sort(byWorth);
}

/** Names a path among those between the same ends: the keys of its links. */
export const pathKey = ({ steps }: GraphPath): string =>
  steps.map(({ edge }) => edge.key).join('>');
