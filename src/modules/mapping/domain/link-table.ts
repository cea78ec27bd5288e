/** Links as table rows. */
import { confidenceOf } from './confidence.js';
import type { Grade } from './grade.js';
import type { MappingEdge } from './mapping-edge.js';
import { findControl, type MappingGraph } from './mapping-graph.js';

export const LINK_COLUMNS = [
  'measure',
  'article',
  'framework',
  'control',
  'title',
  'relation',
  'role',
  'coverage',
  'confidence',
  'provision',
  'evidence',
  'sources',
  'kb_version',
  'strength',
  'rationale',
  'reason',
] as const;

export type LinkTableRow = Readonly<Record<(typeof LINK_COLUMNS)[number], string>>;

/** Empty in versions of the law data that have no grade. */
export const gradeCells = (grade: Grade | null) => ({
  strength: grade === null ? '' : String(grade.strength),
  rationale: grade?.rationale ?? '',
  reason: grade?.reason ?? '',
});

export const linkRow = (
  graph: MappingGraph,
  edge: MappingEdge,
  kbVersion: string,
): LinkTableRow => ({
  measure: edge.measure,
  article: graph.measures.get(edge.measure)?.article ?? '',
  framework: edge.framework,
  control: edge.ref,
  title: findControl(graph, edge)?.title ?? '',
  relation: edge.relation,
  role: edge.role ?? '',
  coverage: edge.coverage ?? '',
  confidence: confidenceOf(edge),
  provision: edge.provision,
  evidence: edge.evidence.join(' '),
  sources: edge.sources.map(({ url, provision }) => `${provision} ${url}`).join(' | '),
  kb_version: kbVersion,
  ...gradeCells(edge.grade),
});
