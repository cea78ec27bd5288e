/** A step along a link, in the direction in which it is walked. */
import { inverseOf } from './compose-relations.js';
import { controlNode, measureNode, type GraphNode } from './graph-node.js';
import type { MappingEdge, Relation } from './mapping-edge.js';
import { edgesOfControl, edgesOfMeasure, findControl, type MappingGraph } from './mapping-graph.js';

/** `relation`: read from `from` to `to`. */
export type GraphStep = Readonly<{
  edge: MappingEdge;
  from: GraphNode;
  to: GraphNode;
  relation: Relation;
}>;

/** Links whose far end is missing are refused when the knowledge base is read. */
const stepsOfMeasure = (graph: MappingGraph, from: GraphNode & { kind: 'measure' }): GraphStep[] =>
  edgesOfMeasure(graph, from.measure.key).flatMap((edge) => {
    const control = findControl(graph, edge);
    return control === null
      ? []
      : [{ edge, from, to: controlNode(control), relation: edge.relation }];
  });

const stepsOfControl = (graph: MappingGraph, from: GraphNode & { kind: 'control' }): GraphStep[] =>
  edgesOfControl(graph, from.control).flatMap((edge) => {
    const measure = graph.measures.get(edge.measure);
    const relation = inverseOf(edge.relation);
    return measure === undefined ? [] : [{ edge, from, to: measureNode(measure), relation }];
  });

/** All steps from a place, in the order of the knowledge base. */
export const stepsFrom = (graph: MappingGraph, from: GraphNode): readonly GraphStep[] =>
  from.kind === 'measure' ? stepsOfMeasure(graph, from) : stepsOfControl(graph, from);
