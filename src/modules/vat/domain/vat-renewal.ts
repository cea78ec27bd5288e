/** VAT of a paid month of a subscription, fixed at its start. Money is whole cents. */
import { vatTreatment, type DeclaredCustomer, type VatKnowledge, type VatStatus } from './vat.js';
import {
  toVatCustomer,
  vatEvidence,
  type NumberFinding,
  type VatEvidence,
} from './vat-evidence.js';

/** VAT charged on top of the price. */
export type RequestedVat = Readonly<{ vatCents: number; vatPercent: number }>;

/** `vatCentsBefore`: collected but not owed; null: none. */
export type RenewalVat = Readonly<{
  vatPercent: number;
  vatCents: number;
  vatStatus: VatStatus;
  vatCentsBefore: number | null;
  evidence: VatEvidence;
}>;

/**
 * Decided by the current details: no VAT if none is owed any more, otherwise what was collected.
 * @returns null if the subscription charges no VAT: a rate is never raised
 */
export function renewalVat(
  charged: RequestedVat,
  declared: DeclaredCustomer,
  { finding, vat, at }: Readonly<{ finding: NumberFinding; vat: VatKnowledge; at: Date }>,
): RenewalVat | null {
  if (charged.vatCents === 0) return null;
  const { percent, status, kind } = vatTreatment(toVatCustomer(declared, finding), vat, at);
  const isFree = percent === 0;
  const vatPercent = isFree ? 0 : charged.vatPercent;
  return {
    vatPercent,
    vatCents: isFree ? 0 : charged.vatCents,
    vatStatus: status,
    vatCentsBefore: isFree ? charged.vatCents : null,
    evidence: vatEvidence(declared, finding, { kind, percent: vatPercent, at }),
  };
}
