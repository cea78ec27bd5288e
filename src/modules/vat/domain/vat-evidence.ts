/** Evidence of a VAT rate, stored with the order. Source. */
import type { TraderMatch } from './name-match.js';
import type { NumberCheck, DeclaredCustomer, VatCustomer, VatKind } from './vat.js';
import type { Doubt, ReviewState } from './vat-doubt.js';

/**
 * `not_asked`: the rate does not depend on the number. `form`: cannot be a number. `answer`: VIES now.
 * `earlier_answer`: VIES before; no answer now. `silence`: no answer.
 */
type FindingBasis = 'not_asked' | 'form' | 'answer' | 'earlier_answer' | 'silence';

/**
 * `at`: of the answer or the failed query; null: no query. `consultation`: VIES's proof of the query. `requester`: our
 * number as sent. `reason`: why there is no answer. `checkId`: stored answer. `nameMatch`, `addressMatch`: null: not
 * compared. `review`: operator's decision; null: nothing to review. `isRefused`: the number does not count.
 */
export type NumberFinding = Readonly<{
  check: NumberCheck;
  basis: FindingBasis;
  at: Date | null;
  consultation: string | null;
  requester: string | null;
  reason: string | null;
  checkId: string | null;
  nameMatch: TraderMatch | null;
  addressMatch: TraderMatch | null;
  doubts: readonly Doubt[];
  review: ReviewState | null;
  isRefused: boolean;
}>;

export const NOT_REQUESTED: NumberFinding = {
  check: 'not_asked',
  basis: 'not_asked',
  at: null,
  consultation: null,
  requester: null,
  reason: null,
  checkId: null,
  nameMatch: null,
  addressMatch: null,
  doubts: [],
  review: null,
  isRefused: false,
};

export const toVatCustomer = (
  { country, vatNumber }: DeclaredCustomer,
  { check, isRefused }: NumberFinding,
): VatCustomer => ({ country, vatNumber, check, isRefused });

/** Stored JSON, dates in ISO 8601. */
export type VatEvidence = DeclaredCustomer &
  Omit<NumberFinding, 'at'> &
  Readonly<{ kind: VatKind; percent: number; at: string | null; decidedAt: string }>;

export function vatEvidence(
  declared: DeclaredCustomer,
  { at, ...finding }: NumberFinding,
  decision: Readonly<{ kind: VatKind; percent: number; at: Date }>,
): VatEvidence {
  const { kind, percent } = decision;
  const { country, vatNumber } = declared;
  const times = { at: at?.toISOString() ?? null, decidedAt: decision.at.toISOString() };
  return { country, vatNumber, ...finding, kind, percent, ...times };
}
