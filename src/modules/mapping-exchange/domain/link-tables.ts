/** Links as tables for people: those of measures, and those between controls of two frameworks. */
import type { FrameworkLink, LinkEnd } from '../../mapping/domain/framework-link.js';
import { gradeCells, LINK_COLUMNS, linkRow } from '../../mapping/domain/link-table.js';
import type { MappingEdge } from '../../mapping/domain/mapping-edge.js';
import { findControl, type MappingGraph } from '../../mapping/domain/mapping-graph.js';
import type { Sheet } from './platform-tables.js';

const TITLE = 'mapping';

export const linkTable = (
  graph: MappingGraph,
  edges: readonly MappingEdge[],
  kbVersion: string,
): Sheet => ({
  title: TITLE,
  head: LINK_COLUMNS,
  rows: edges
    .map((edge) => linkRow(graph, edge, kbVersion))
    .map((row) => LINK_COLUMNS.map((column) => row[column])),
});

const DIRECT_COLUMNS = [
  'from_framework',
  'from',
  'from_title',
  'to_framework',
  'to',
  'to_title',
  'provision',
  'relation',
  'strength',
  'rationale',
  'reason',
  'confidence',
  'evidence',
  'attribution',
  'kb_version',
] as const;

const titleAt = (graph: MappingGraph, end: LinkEnd): string => findControl(graph, end)?.title ?? '';

function directRow(graph: MappingGraph, link: FrameworkLink, kbVersion: string): readonly string[] {
  const { source, target } = link;
  const { strength, rationale, reason } = gradeCells(link.grade);
  return [
    source.framework,
    source.ref,
    titleAt(graph, source),
    target.framework,
    target.ref,
    titleAt(graph, target),
    source.provision === source.ref ? target.provision : source.provision,
    link.relation,
    strength,
    rationale,
    reason,
    link.confidence,
    link.evidence.join(' '),
    link.attribution ?? '',
    kbVersion,
  ];
}

export const directTable = (
  graph: MappingGraph,
  links: readonly FrameworkLink[],
  kbVersion: string,
): Sheet => ({
  title: TITLE,
  head: DIRECT_COLUMNS,
  rows: links.map((link) => directRow(graph, link, kbVersion)),
});
