/** Links between the controls of two frameworks in one direction. The ten measures are points of the Directive. */
import { inverseOf } from './compose-relations.js';
import { confidenceOf, type Confidence } from './confidence.js';
import type { Control, ControlName, FrameworkKey } from './control.js';
import type { EvidenceCode, MappingEdge, MappingRole, Relation } from './mapping-edge.js';
import { edgesOfMeasure, findControl, type MappingGraph } from './mapping-graph.js';
import type { Coverage, MeasureKey } from './measure.js';

/** `provision`: part of the control that establishes the link. */
export type LinkEnd = ControlName & Readonly<{ provision: string }>;

/** `relation`: of source to target. */
export type FrameworkLink = Readonly<{
  key: string;
  source: LinkEnd;
  target: LinkEnd;
  relation: Relation;
  role: MappingRole | null;
  coverage: Coverage | null;
  confidence: Confidence;
  evidence: readonly EvidenceCode[];
}>;

/** `measure`: only links of this measure; null: all. */
export type FrameworkPair = Readonly<{
  from: FrameworkKey;
  to: FrameworkKey;
  measure: MeasureKey | null;
}>;

/** Framework whose points the measures are. */
const DIRECTIVE = 'nis2';

function toLink(graph: MappingGraph, edge: MappingEdge): FrameworkLink {
  const article = graph.measures.get(edge.measure)?.article ?? edge.measure;
  return {
    key: edge.key,
    source: { framework: DIRECTIVE, ref: article, provision: article },
    target: {
      framework: edge.framework,
      ref: edge.ref,
      provision: edge.provision,
    },
    relation: edge.relation,
    role: edge.role,
    coverage: edge.coverage,
    confidence: confidenceOf(edge),
    evidence: edge.evidence,
  };
}

export const reversed = (link: FrameworkLink): FrameworkLink => ({
  ...link,
  source: link.target,
  target: link.source,
  relation: inverseOf(link.relation),
});

function linksOfMeasures(
  graph: MappingGraph,
  framework: FrameworkKey,
  measure: MeasureKey | null,
): readonly FrameworkLink[] {
  const measures = measure === null ? [...graph.measures.keys()] : [measure];
  return measures
    .flatMap((key) => edgesOfMeasure(graph, key, { framework }))
    .map((edge) => toLink(graph, edge));
}

/** In the order of the knowledge base. */
export function linksBetween(
  graph: MappingGraph,
  { from, to, measure }: FrameworkPair,
): readonly FrameworkLink[] {
  if (from === DIRECTIVE) return linksOfMeasures(graph, to, measure);
  return to === DIRECTIVE ? linksOfMeasures(graph, from, measure).map(reversed) : [];
}

/** Controls at one end of the links, each once, in the order of the links. */
export function controlsAt(
  graph: MappingGraph,
  links: readonly FrameworkLink[],
  end: 'source' | 'target',
): readonly Control[] {
  const found = links.map((link) => findControl(graph, link[end]));
  return [...new Set(found)].filter((control) => control !== null);
}
