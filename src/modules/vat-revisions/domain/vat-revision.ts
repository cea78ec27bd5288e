/** Revised VAT after a new finding on the number. Money is whole cents. Source. */
import {
  vatOf,
  vatTreatment,
  type DeclaredCustomer,
  type VatKnowledge,
  type VatStatus,
} from '../../vat/domain/vat.js';
import {
  toVatCustomer,
  vatEvidence,
  type NumberFinding,
  type VatEvidence,
} from '../../vat/domain/vat-evidence.js';

/** VAT fixed with an order. `at`: decides its rate. */
export type FrozenVat = DeclaredCustomer &
  Readonly<{
    netCents: number;
    vatPercent: number;
    vatCents: number;
    vatStatus: VatStatus;
    at: Date;
  }>;

/** `totalCents`: VAT included. */
export type VatRevision = Readonly<{
  vatPercent: number;
  vatCents: number;
  totalCents: number;
  vatStatus: VatStatus;
  evidence: VatEvidence;
}>;

/** A missing answer changes nothing; a number valid at the order stays valid. */
const isNew = ({ vatStatus }: FrozenVat, { check }: NumberFinding): boolean =>
  (check === 'valid' || check === 'invalid') &&
  vatStatus !== 'irrelevant' &&
  vatStatus !== 'valid' &&
  vatStatus !== check;

/** null if nothing changes. The customer never pays more than quoted. */
export function reviseVat(
  frozen: FrozenVat,
  finding: NumberFinding,
  { vat, now }: Readonly<{ vat: VatKnowledge; now: Date }>,
): VatRevision | null {
  if (!isNew(frozen, finding)) return null;
  const { netCents, at } = frozen;
  const { percent, status, kind } = vatTreatment(toVatCustomer(frozen, finding), vat, at);
  const vatPercent = Math.min(percent, frozen.vatPercent);
  const vatCents = Math.min(vatOf(netCents, vatPercent), frozen.vatCents);
  const evidence = vatEvidence(frozen, finding, { kind, percent: vatPercent, at: now });
  return { vatPercent, vatCents, totalCents: netCents + vatCents, vatStatus: status, evidence };
}
