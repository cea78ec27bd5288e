/**
 * Links between the controls of two frameworks in one direction. The ten measures are points of the Directive; between
 * other frameworks these are the links that need no measure.
 */
import { inverseOf } from './compose-relations.js';
import { confidenceOf, type Confidence } from './confidence.js';
import type { Control, ControlName, FrameworkKey } from './control.js';
import type { Grade } from './grade.js';
import { listControlLinks, type DirectedLink } from './list-control-links.js';
import type { EvidenceCode, MappingEdge, MappingRole } from './mapping-edge.js';
import type { Relation } from './relation.js';
import { edgesOfMeasure, findControl, type MappingGraph } from './mapping-graph.js';
import type { Coverage, MeasureKey } from './measure.js';

/** `provision`: part of the control that establishes the link. */
export type LinkEnd = ControlName & Readonly<{ provision: string }>;

/**
 * `relation`: of source to target. `grade`: null in versions of the law data that have none. `attribution`: what the licence
 * of its source requires to be stated; null if nothing. `isDirect`: needs no measure; its relation holds for the provisions.
 */
export type FrameworkLink = Readonly<{
  key: string;
  source: LinkEnd;
  target: LinkEnd;
  relation: Relation;
  role: MappingRole | null;
  coverage: Coverage | null;
  confidence: Confidence;
  evidence: readonly EvidenceCode[];
  grade: Grade | null;
  attribution: string | null;
  isDirect: boolean;
}>;

/** `measure`: only links of this measure; null: all. */
export type FrameworkPair = Readonly<{
  from: FrameworkKey;
  to: FrameworkKey;
  measure: MeasureKey | null;
}>;

/** Framework whose points the measures are. */
const DIRECTIVE = 'nis2';

/** @param article of the measure */
function toLink(article: string, edge: MappingEdge): FrameworkLink {
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
    grade: edge.grade,
    attribution: null,
    isDirect: false,
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
  return [...graph.measures.values()]
    .filter(({ key }) => measure === null || measure === key)
    .flatMap(({ key, article }) =>
      edgesOfMeasure(graph, key, { framework }).map((edge) => toLink(article, edge)),
    );
}

/** `provision` names a passage of the end to which the table leads. */
function fromDirect({ from, step }: DirectedLink): FrameworkLink {
  const { link, to, relation } = step;
  const { provision, set, grade } = link;
  const provisionAt = ({ framework, ref }: ControlName): string =>
    framework === link.to.framework ? (provision ?? ref) : ref;
  return {
    key: link.key,
    source: { ...from, provision: provisionAt(from) },
    target: { ...to, provision: provisionAt(to) },
    relation,
    role: null,
    coverage: null,
    confidence: confidenceOf(set),
    evidence: set.evidence,
    grade,
    attribution: set.attribution,
    isDirect: true,
  };
}

/** In the order of the knowledge base. A measure selects links of the Directive's points alone. */
export function linksBetween(
  graph: MappingGraph,
  { from, to, measure }: FrameworkPair,
): readonly FrameworkLink[] {
  if (from === DIRECTIVE) return linksOfMeasures(graph, to, measure);
  if (to === DIRECTIVE) return linksOfMeasures(graph, from, measure).map(reversed);
  if (measure !== null) return [];
  const every = { here: from, there: to, ref: null, relation: null, strength: 0 };
  return listControlLinks(graph, every).map(fromDirect);
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
