/** A step along a link in a given direction. */
import { inverseOf } from './compose-relations.js';
import { endsOf, type GraphNode } from './graph-node.js';
import type { MappingEdge, Relation } from './mapping-edge.js';
import { edgesOfControl, edgesOfMeasure, type MappingGraph } from './mapping-graph.js';

/** `relation`: of `from` to `to`. */
export type GraphStep = Readonly<{
  edge: MappingEdge;
  from: GraphNode;
  to: GraphNode;
  relation: Relation;
}>;

const stepsOfMeasure = (graph: MappingGraph, from: GraphNode & { kind: 'measure' }): GraphStep[] =>
  edgesOfMeasure(graph, from.measure.key).map((edge) => {
    const { control: to } = endsOf(graph, edge);
    return { edge, from, to, relation: edge.relation };
  });

const stepsOfControl = (graph: MappingGraph, from: GraphNode & { kind: 'control' }): GraphStep[] =>
  edgesOfControl(graph, from.control).map((edge) => {
    const { measure: to } = endsOf(graph, edge);
    return { edge, from, to, relation: inverseOf(edge.relation) };
  });

/** All steps from a node, in the order of the knowledge base. */
export const stepsFrom = (graph: MappingGraph, from: GraphNode): readonly GraphStep[] =>
  from.kind === 'measure' ? stepsOfMeasure(graph, from) : stepsOfControl(graph, from);
