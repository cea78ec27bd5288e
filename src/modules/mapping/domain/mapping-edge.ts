/** Links between measures and controls of frameworks. */
import type { Relation } from './relation.js';
import type { Source } from '../../../shared/source.js';
import type { FrameworkKey } from './control.js';
import type { Grade } from './grade.js';
import type { Coverage, MeasureKey } from './measure.js';

/** `core`: addresses the measure itself. `related`: supports part of it. */
export const MAPPING_ROLES = ['core', 'related'] as const;
export type MappingRole = (typeof MAPPING_ROLES)[number];

/** Evidence for a link; defined in `kb/framework-mapping/frameworks.yaml`. */
export const EVIDENCE_CODES = [
  'LAW',
  'ENISA-TIG',
  'SCF',
  'XREF-A',
  'XREF-B',
  'NIST',
  'OWN',
] as const;
export type EvidenceCode = (typeof EVIDENCE_CODES)[number];

/**
 * `key`: unique and stable while the link exists. `role`: null if not graded.
 * `coverage`: of the measure by the standard; only for ISO/IEC 27001.
 * `grade`: null in versions of the law data that have none.
 * `provision`: part of the control that establishes the link.
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
  grade: Grade | null;
}>;

export const edgeKey = (measure: MeasureKey, framework: FrameworkKey, ref: string): string =>
  `${measure}|${framework}|${ref}`;
