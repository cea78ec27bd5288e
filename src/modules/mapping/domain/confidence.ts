/** Confidence in a link: our own grading, derived only from its evidence, which is reported with it. */
import type { EvidenceCode, MappingEdge } from './mapping-edge.js';

/** Weakest first. */
export const CONFIDENCES = ['low', 'medium', 'high'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Tables of public bodies. */
const OFFICIAL: readonly EvidenceCode[] = ['ENISA-TIG', 'NIST'];
/** Third-party evidence that is not derived through a third framework. */
const INDEPENDENT: readonly EvidenceCode[] = [...OFFICIAL, 'XREF-A', 'XREF-B'];
const SECOND_OPINIONS: readonly EvidenceCode[] = [...INDEPENDENT, 'SCF'];

const countOf = (evidence: readonly EvidenceCode[], among: readonly EvidenceCode[]): number =>
  evidence.filter((code) => among.includes(code)).length;

/**
 * `high`: text of the law, or the table of a public body confirmed by another source.
 * `medium`: the table of a public body alone, or two agreeing opinions. `low`: one opinion, or only ours.
 */
export function confidenceOf({ evidence }: Pick<MappingEdge, 'evidence'>): Confidence {
  if (evidence.includes('LAW')) return 'high';
  const isOfficial = countOf(evidence, OFFICIAL) > 0;
  if (isOfficial && countOf(evidence, INDEPENDENT) > 1) return 'high';
  return isOfficial || countOf(evidence, SECOND_OPINIONS) > 1 ? 'medium' : 'low';
}

export const weaker = (one: Confidence, other: Confidence): Confidence =>
  CONFIDENCES.indexOf(one) <= CONFIDENCES.indexOf(other) ? one : other;
