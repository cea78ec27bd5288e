/** Filters and orders the links of the mapping. */
import { confidenceOf, CONFIDENCES, type Confidence } from './confidence.js';
import type { FrameworkKey } from './control.js';
import type { EvidenceCode, MappingEdge, MappingRole } from './mapping-edge.js';
import type { Relation } from './relation.js';
import type { MeasureKey } from './measure.js';

/** `framework`: in the order of the knowledge base. `confidence`: highest first. */
export const LINK_ORDERS = ['measure', 'framework', 'confidence'] as const;
export type LinkOrder = (typeof LINK_ORDERS)[number];

/** null: any. `confidence`: minimum. `evidence`: included in the link's evidence. */
export type LinkFilter = Readonly<{
  measure: MeasureKey | null;
  framework: FrameworkKey | null;
  role: MappingRole | null;
  relation: Relation | null;
  confidence: Confidence | null;
  evidence: EvidenceCode | null;
  order: LinkOrder;
}>;

const rank = (edge: MappingEdge): number => CONFIDENCES.indexOf(confidenceOf(edge));

const fits = (wanted: unknown, value: unknown): boolean => wanted === null || wanted === value;

const passes = (edge: MappingEdge, filter: LinkFilter): boolean =>
  fits(filter.measure, edge.measure) &&
  fits(filter.framework, edge.framework) &&
  fits(filter.role, edge.role) &&
  fits(filter.relation, edge.relation) &&
  (filter.confidence === null || rank(edge) >= CONFIDENCES.indexOf(filter.confidence)) &&
  (filter.evidence === null || edge.evidence.includes(filter.evidence));

/** Ties keep the order of the knowledge base: measure, framework, file. */
function ordered(edges: readonly MappingEdge[], order: LinkOrder): readonly MappingEdge[] {
  if (order === 'measure') return edges;
  if (order === 'confidence') return edges.toSorted((one, other) => rank(other) - rank(one));
  return [...Map.groupBy(edges, ({ framework }) => framework).values()].flat();
}

export const filterLinks = (
  edges: readonly MappingEdge[],
  filter: LinkFilter,
): readonly MappingEdge[] =>
  ordered(
    edges.filter((edge) => passes(edge, filter)),
    filter.order,
  );
