/** VAT evidence from declared details and a finding. */
import { vatTreatment, type VatKnowledge } from './domain/vat.js';
import {
  toVatCustomer,
  vatEvidence,
  type NumberFinding,
  type VatEvidence,
} from './domain/vat-evidence.js';
import type { Customer } from '../orders/orders.ports.js';

/** An account that no longer exists. */
export const NOBODY: Customer = { country: null, vatNumber: null };

export function evidenceFor(
  declared: Customer,
  finding: NumberFinding,
  { vat, at }: Readonly<{ vat: VatKnowledge; at: Date }>,
): VatEvidence {
  const { kind, percent } = vatTreatment(toVatCustomer(declared, finding), vat, at);
  return vatEvidence(declared, finding, { kind, percent, at });
}
