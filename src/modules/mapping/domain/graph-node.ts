/** Nodes of the mapping graph: measures and controls, with a common id format. */
import { FRAMEWORK_KEYS, type Control, type FrameworkKey } from './control.js';
import type { MappingEdge } from './mapping-edge.js';
import { findControl, type MappingGraph } from './mapping-graph.js';
import { isMeasureKey, type Measure, type MeasureKey } from './measure.js';

export type GraphNode =
  | Readonly<{ kind: 'measure'; id: string; measure: Measure }>
  | Readonly<{ kind: 'control'; id: string; control: Control }>;

/** `measure:b` */
export const measureId = (key: MeasureKey): string => `measure:${key}`;

/** `iso27001:A.5.24` */
export const controlId = ({ framework, ref }: Pick<Control, 'framework' | 'ref'>): string =>
  `${framework}:${ref}`;

export const measureNode = (measure: Measure): GraphNode => ({
  kind: 'measure',
  id: measureId(measure.key),
  measure,
});

export const controlNode = (control: Control): GraphNode => ({
  kind: 'control',
  id: controlId(control),
  control,
});

/** Both ends of a link. The loader of the knowledge base rejects links with a missing end. */
export function endsOf(
  graph: MappingGraph,
  edge: MappingEdge,
): Readonly<{ measure: GraphNode; control: GraphNode }> {
  const measure = graph.measures.get(edge.measure);
  const control = findControl(graph, edge);
  if (measure === undefined || control === null)
    throw new Error(`the link ${edge.key} leads nowhere`);
  return { measure: measureNode(measure), control: controlNode(control) };
}

const isFramework = (text: string): text is FrameworkKey =>
  (FRAMEWORK_KEYS as readonly string[]).includes(text);

const FORM = /^([a-z][a-z0-9_]*):(.+)$/;

/** `unknown`: well-formed, but no such node exists. */
export type FoundNode = GraphNode | 'malformed' | 'unknown';

/** Ignores case. */
export function findNode(graph: MappingGraph, id: string): FoundNode {
  const [, kind = '', rest = ''] = FORM.exec(id.trim().toLowerCase()) ?? [];
  if (kind === 'measure') {
    const measure = isMeasureKey(rest) ? graph.measures.get(rest) : undefined;
    return measure === undefined ? 'unknown' : measureNode(measure);
  }
  if (!isFramework(kind)) return 'malformed';
  const control = findControl(graph, { framework: kind, ref: rest });
  return control === null ? 'unknown' : controlNode(control);
}
