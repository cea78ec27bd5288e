/** VAT evidence from declared details and a finding. */
import { vatTreatment, type VatKnowledge, type DeclaredCustomer } from './vat.js';
import {
  toVatCustomer,
  vatEvidence,
  type NumberFinding,
  type VatEvidence,
} from './vat-evidence.js';

/** An account that no longer exists. */
export const NOBODY: DeclaredCustomer = { country: null, vatNumber: null };

export function evidenceFor(
  declared: DeclaredCustomer,
  finding: NumberFinding,
  { vat, at }: Readonly<{ vat: VatKnowledge; at: Date }>,
): VatEvidence {
  const { kind, percent } = vatTreatment(toVatCustomer(declared, finding), vat, at);
  return vatEvidence(declared, finding, { kind, percent, at });
}
