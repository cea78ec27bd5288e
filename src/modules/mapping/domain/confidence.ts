/**
 * How far a link can be relied on, derived from what it rests on and from nothing else: an own grading,
 * told beside the evidence so that everybody can grade otherwise.
 */
import type { EvidenceCode, MappingEdge } from './mapping-edge.js';

/** Weakest first. */
export const CONFIDENCES = ['low', 'medium', 'high'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** What was made by others than us and does not come through a third framework. */
const INDEPENDENT: readonly EvidenceCode[] = ['ENISA-TIG', 'XREF-A', 'XREF-B'];
const SECOND_OPINIONS: readonly EvidenceCode[] = [...INDEPENDENT, 'SCF'];

const countOf = (evidence: readonly EvidenceCode[], among: readonly EvidenceCode[]): number =>
  evidence.filter((code) => among.includes(code)).length;

/**
 * `high`: the text of the law itself, or the table of ENISA confirmed by another.
 * `medium`: the table of ENISA alone, or two opinions that agree. `low`: one opinion, or ours only.
 */
export function confidenceOf({ evidence }: Pick<MappingEdge, 'evidence'>): Confidence {
  if (evidence.includes('LAW')) return 'high';
  const byEnisa = evidence.includes('ENISA-TIG');
  if (byEnisa && countOf(evidence, INDEPENDENT) > 1) return 'high';
  return byEnisa || countOf(evidence, SECOND_OPINIONS) > 1 ? 'medium' : 'low';
}

export const weaker = (one: Confidence, other: Confidence): Confidence =>
  CONFIDENCES.indexOf(one) <= CONFIDENCES.indexOf(other) ? one : other;
