/** A document as an order shows it, and as a download delivers it. Source. */
import type { Language } from '../../../shared/language.js';

/** Documents that are made for orders; their plans stand in `kb/templates/papers.yaml`. */
export const SOLD_DOCUMENT_KINDS = [
  'security_policy',
  'incident_procedure',
  'continuity_plan',
  'supplier_policy',
  'applicability_statement',
  'framework_map',
  'incident_templates',
  'supply_chain_attestation',
  'check_report',
  're_signing',
] as const;
export type SoldDocumentKind = (typeof SOLD_DOCUMENT_KINDS)[number];

/** The documents of the package, each of which can be ordered alone. */
export const PACKAGE_KINDS = [
  'security_policy',
  'incident_procedure',
  'continuity_plan',
  'supplier_policy',
  'applicability_statement',
] as const satisfies readonly SoldDocumentKind[];
export type PackageKind = (typeof PACKAGE_KINDS)[number];

/** What a document is; new kinds may follow. `sample`: the watermarked example of the sandbox. */
export type DocumentKind = 'sample' | SoldDocumentKind;

/**
 * `sha256`: of the file's bytes, 64 hexadecimal digits in lower case.
 * `validUntil`: end of the link; null: the link does not end (sandbox).
 */
export type DocumentEntry = Readonly<{
  fileName: string;
  downloadUrl: string;
  kind: DocumentKind;
  sizeBytes: number;
  sha256: string;
  validUntil: Date | null;
  language: Language;
  kbVersion: string;
}>;

export type DocumentFile = Readonly<{ fileName: string; contentType: string; bytes: Uint8Array }>;

/**
 * Token of the sandbox's sample: a fixed word that opens the sample and nothing else, without end.
 * It is no secret and signs nothing: every holder of a sandbox key sees it, and the demo order that carries it
 * must stay the same byte for byte, also when the signing key changes.
 */
export const SAMPLE_TOKEN = 'sandbox-demo-order-001-sample';
