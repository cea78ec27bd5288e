/** A step along a link in a given direction. */
import { inverseOf } from './compose-relations.js';
import { confidenceOf, type Confidence } from './confidence.js';
import type { ControlStep } from './control-link.js';
import { controlNode, endsOf, type GraphNode } from './graph-node.js';
import type { MappingEdge } from './mapping-edge.js';
import type { Relation } from './relation.js';
import {
  allControlSteps,
  edgesOfControl,
  edgesOfMeasure,
  findControl,
  type MappingGraph,
} from './mapping-graph.js';

type Step = Readonly<{ from: GraphNode; to: GraphNode; relation: Relation }>;

/** Along a link of a measure. `relation`: of `from` to `to`. */
export type GraphStep = Step & Readonly<{ edge: MappingEdge }>;

/** Along a link between controls. */
export type DirectStep = Step &
  Readonly<{ from: GraphNode & Readonly<{ kind: 'control' }>; direct: ControlStep }>;

export type PathStep = GraphStep | DirectStep;

export const isDirect = (step: PathStep): step is DirectStep => 'direct' in step;

/** Id of the link. */
export const linkOf = (step: PathStep): string =>
  isDirect(step) ? step.direct.link.key : step.edge.key;

export const confidenceAt = (step: PathStep): Confidence =>
  confidenceOf(isDirect(step) ? step.direct.link.set : step.edge);

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

/** All steps from a node along links of measures, in the order of the knowledge base. */
export const stepsFrom = (graph: MappingGraph, from: GraphNode): readonly GraphStep[] =>
  from.kind === 'measure' ? stepsOfMeasure(graph, from) : stepsOfControl(graph, from);

/** All steps from a control to controls of other frameworks, without a measure between them. */
export function directStepsFrom(graph: MappingGraph, from: GraphNode): readonly DirectStep[] {
  if (from.kind === 'measure') return [];
  return allControlSteps(graph, from.control).flatMap((direct) => {
    const control = findControl(graph, direct.to);
    const { relation } = direct;
    return control === null ? [] : [{ direct, from, to: controlNode(control), relation }];
  });
}
