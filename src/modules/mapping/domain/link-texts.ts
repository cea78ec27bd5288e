/** A link found by its id, with what each end is called, its position, and the grade. */
import { sourceOf } from '../../../shared/source.js';
import type { ControlLink } from './control-link.js';
import type { Control, Framework } from './control.js';
import { controlNode, endsOf, type GraphNode } from './graph-node.js';
import { sourceOfControl } from './list-points.js';
import type { EvidenceCode, MappingEdge } from './mapping-edge.js';
import type { Relation } from './relation.js';
import { findControl, type MappingGraph } from './mapping-graph.js';

/** `title`: in English; null if there is none. `url`: of the text, as far as its publisher addresses the place. */
export type LinkText = Readonly<{
  id: string;
  title: string | null;
  provision: string;
  url: string;
}>;

/** What a reviewer compares. `strength`, `reason`: null if the link has none. */
export type LinkTexts = Readonly<{
  link: string;
  from: LinkText;
  to: LinkText;
  relation: Relation;
  strength: number | null;
  reason: string | null;
  evidence: readonly EvidenceCode[];
}>;

type Texts = Readonly<{ graph: MappingGraph; frameworks: readonly Framework[] }>;

const frameworkOf = ({ frameworks }: Texts, { framework }: Control): Framework => {
  const found = frameworks.find(({ key }) => key === framework);
  if (found === undefined) throw new Error(`the knowledge base has no framework "${framework}"`);
  return found;
};

function textOf(texts: Texts, node: GraphNode, provision: string | null): LinkText {
  const { id } = node;
  if (node.kind === 'measure') {
    const [source] = node.measure.sources;
    const { article, names } = node.measure;
    return { id, title: names.en, provision: article, url: source?.url ?? '' };
  }
  const { control } = node;
  const framework = frameworkOf(texts, control);
  const source =
    provision === null || provision === control.ref
      ? sourceOfControl(framework, control)
      : sourceOf(framework.act, provision);
  return { id, title: control.title, provision: provision ?? control.ref, url: source.url };
}

function textsOfEdge(texts: Texts, edge: MappingEdge): LinkTexts {
  const { measure, control } = endsOf(texts.graph, edge);
  return {
    link: edge.key,
    from: textOf(texts, measure, null),
    to: textOf(texts, control, edge.provision),
    relation: edge.relation,
    strength: edge.grade?.strength ?? null,
    reason: edge.grade?.reason ?? null,
    evidence: edge.evidence,
  };
}

function textsOfControlLink(texts: Texts, link: ControlLink): LinkTexts | null {
  const from = findControl(texts.graph, link.from);
  const to = findControl(texts.graph, link.to);
  if (from === null || to === null) return null;
  return {
    link: link.key,
    from: textOf(texts, controlNode(from), null),
    to: textOf(texts, controlNode(to), link.provision),
    relation: link.relation,
    strength: link.grade.strength,
    reason: link.grade.reason,
    evidence: link.set.evidence,
  };
}

/** @param id of a link of a measure (`b|iso27001|A.5.24`) or between controls; null if there is none */
export function textsOfLink(
  texts: Texts,
  edges: readonly MappingEdge[],
  id: string,
): LinkTexts | null {
  const edge = edges.find(({ key }) => key === id);
  if (edge !== undefined) return textsOfEdge(texts, edge);
  const link = texts.graph.controlLinks.find(({ key }) => key === id);
  return link === undefined ? null : textsOfControlLink(texts, link);
}
