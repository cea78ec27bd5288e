/** Neighbours of a node of the mapping graph. */
import type { FrameworkKey } from './control.js';
import type { GraphNode } from './graph-node.js';
import { stepsFrom, type GraphStep } from './graph-step.js';
import type { MappingGraph } from './mapping-graph.js';

/** `distance`: links on the shortest path. `by`: first step that reached the node. */
export type Neighbour = Readonly<{ node: GraphNode; distance: number; by: GraphStep }>;

export const MAX_DEPTH = 4;

/** Nearest first, then in the order of the knowledge base. @param depth 1 to `MAX_DEPTH` */
export function neighboursOf(
  graph: MappingGraph,
  start: GraphNode,
  depth: number,
): readonly Neighbour[] {
  const seen = new Set([start.id]);
  const found: Neighbour[] = [];
  let rim: readonly GraphNode[] = [start];
  for (let distance = 1; distance <= depth; distance += 1) {
    const next: GraphNode[] = [];
    for (const step of rim.flatMap((node) => stepsFrom(graph, node))) {
      if (seen.has(step.to.id)) continue;
      seen.add(step.to.id);
      next.push(step.to);
      found.push({ node: step.to, distance, by: step });
    }
    rim = next;
  }
  return found;
}

/** Only controls of that framework; measures belong to no framework here. */
export const inFramework = (
  neighbours: readonly Neighbour[],
  framework: FrameworkKey | null,
): readonly Neighbour[] =>
  framework === null
    ? neighbours
    : neighbours.filter(
        ({ node }) => node.kind === 'control' && node.control.framework === framework,
      );
