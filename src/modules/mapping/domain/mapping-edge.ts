/** Links between measures and controls of frameworks. */
import type { Source } from '../../../shared/source.js';
import type { FrameworkKey } from './control.js';
import type { Coverage, MeasureKey } from './measure.js';

/** `core` carries the measure, `related` supports a part of it. */
export const MAPPING_ROLES = ['core', 'related'] as const;
export type MappingRole = (typeof MAPPING_ROLES)[number];

/** How the two sides relate, in the words of OSCAL's control mapping; measure first, control second. */
export const RELATIONS = ['equal', 'equivalent', 'subset', 'superset', 'intersects'] as const;
export type Relation = (typeof RELATIONS)[number];

/** What a link rests on; told in `kb/framework-mapping/frameworks.yaml`. */
export const EVIDENCE_CODES = ['LAW', 'ENISA-TIG', 'SCF', 'XREF-A', 'XREF-B', 'OWN'] as const;
export type EvidenceCode = (typeof EVIDENCE_CODES)[number];

/**
 * `key`: unique among all edges, stable while the link exists.
 * `role`: null where nobody graded the link.
 * `coverage`: of the measure by the standard, on edges to ISO/IEC 27001 only.
 * `provision`: what inside the control makes the link.
 */
export type MappingEdge = Readonly<{
  key: string;
  measure: MeasureKey;
  framework: FrameworkKey;
  ref: string;
  role: MappingRole | null;
  relation: Relation;
  coverage: Coverage | null;
  provision: string;
  evidence: readonly EvidenceCode[];
  sources: readonly Source[];
}>;

export const edgeKey = (measure: MeasureKey, framework: FrameworkKey, ref: string): string =>
  `${measure}|${framework}|${ref}`;
