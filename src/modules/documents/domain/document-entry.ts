/** A document in an order and as a download. Source. */
import type { Language } from '../../../shared/language.js';

/** Documents generated for orders; planned in `kb/templates/papers.yaml`. */
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
  'reform_memo',
  'reform_table',
] as const;
export type SoldDocumentKind = (typeof SOLD_DOCUMENT_KINDS)[number];

/** Documents of the package; each can be ordered alone. */
export const PACKAGE_KINDS = [
  'security_policy',
  'incident_procedure',
  'continuity_plan',
  'supplier_policy',
  'applicability_statement',
] as const satisfies readonly SoldDocumentKind[];
export type PackageKind = (typeof PACKAGE_KINDS)[number];

/** Documents composed of clauses, in the languages that have them. */
export const COMPOSED_KINDS = [
  ...PACKAGE_KINDS,
  'supply_chain_attestation',
] as const satisfies readonly SoldDocumentKind[];
export type ComposedKind = (typeof COMPOSED_KINDS)[number];

/** Documents about a draft of law; no other document mentions one (D-311). A version of the law data may lack them. */
const REFORM_KINDS = ['reform_memo', 'reform_table'] as const satisfies readonly SoldDocumentKind[];
export type ReformKind = (typeof REFORM_KINDS)[number];

export const isReformKind = (kind: SoldDocumentKind): kind is ReformKind =>
  REFORM_KINDS.some((one) => one === kind);

/** Kind of document; kinds may be added. `sample`: watermarked example of the sandbox. */
export type DocumentKind = 'sample' | SoldDocumentKind;

/**
 * `sha256`: of the bytes, 64 lower-case hexadecimal digits.
 * `validUntil`: expiry of the link; null: none (sandbox).
 * `number`, `verificationUrl`, `pdf`: null for the sample and for documents made before they existed.
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
  number: string | null;
  verificationUrl: string | null;
  pdf: DocumentPdf | null;
}>;

/** The same document as PDF. */
type DocumentPdf = Readonly<{ downloadUrl: string; sizeBytes: number; sha256: string }>;

export type DocumentFile = Readonly<{ fileName: string; contentType: string; bytes: Uint8Array }>;

/**
 * Fixed token that opens only the sandbox sample and never expires.
 * Not a secret and not signed: the demo order contains it and must stay identical when the signing key changes.
 */
export const SAMPLE_TOKEN = 'sandbox-demo-order-001-sample';
