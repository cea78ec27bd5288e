/** What VAT is decided by: what the account has told, and what is known of its number. */
import { vatTreatment, type VatKnowledge } from './domain/vat.js';
import {
  toVatCustomer,
  vatEvidence,
  type NumberFinding,
  type VatEvidence,
} from './domain/vat-evidence.js';
import type { Customer } from '../orders/orders.ports.js';

/** An account that is gone has told nothing. */
export const NOBODY: Customer = { country: null, vatNumber: null };

/** What the rate of an order placed then rests on. */
export function evidenceFor(
  told: Customer,
  finding: NumberFinding,
  { vat, at }: Readonly<{ vat: VatKnowledge; at: Date }>,
): VatEvidence {
  const { kind, percent } = vatTreatment(toVatCustomer(told, finding), vat, at);
  return vatEvidence(told, finding, { kind, percent, at });
}
