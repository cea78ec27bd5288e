/** VAT of a month that a subscription has paid, whose sum was fixed when it began. Money is whole cents. */
import { vatTreatment, type DeclaredCustomer, type VatKnowledge, type VatStatus } from './vat.js';
import {
  toVatCustomer,
  vatEvidence,
  type NumberFinding,
  type VatEvidence,
} from './vat-evidence.js';

/** What the subscription takes each month beside the price. */
export type RequestedVat = Readonly<{ vatCents: number; vatPercent: number }>;

/** `vatCentsBefore`: was taken and is not owed; null where all of it is. */
export type RenewalVat = Readonly<{
  vatPercent: number;
  vatCents: number;
  vatStatus: VatStatus;
  vatCentsBefore: number | null;
  evidence: VatEvidence;
}>;

/**
 * Decided by what the client tells by now. Where no VAT is owed any more none is charged, though it was taken; otherwise
 * it is what was taken: the sum is fixed.
 *
 * @returns null where the subscription takes none: a rate is never raised
 */
export function renewalVat(
  asked: RequestedVat,
  told: DeclaredCustomer,
  { finding, vat, at }: Readonly<{ finding: NumberFinding; vat: VatKnowledge; at: Date }>,
): RenewalVat | null {
  if (asked.vatCents === 0) return null;
  const { percent, status, kind } = vatTreatment(toVatCustomer(told, finding), vat, at);
  const isFree = percent === 0;
  const vatPercent = isFree ? 0 : asked.vatPercent;
  return {
    vatPercent,
    vatCents: isFree ? 0 : asked.vatCents,
    vatStatus: status,
    vatCentsBefore: isFree ? asked.vatCents : null,
    evidence: vatEvidence(told, finding, { kind, percent: vatPercent, at }),
  };
}
