/** What a rate rests on: frozen with the order, told to whoever audits it. Source. */
import type { Match } from './name-match.js';
import type { NumberCheck, DeclaredCustomer, VatCustomer, VatKind } from './vat.js';
import type { Doubt, ReviewState } from './vat-doubt.js';

/**
 * Where the word on a number comes from. `not_asked`: the rate does not hang on it. `form`: it cannot be a number, so
 * nobody was asked. `answer`: the exchange, now. `earlier_answer`: the exchange, on another day; it is silent now.
 * `silence`: nobody answers.
 */
type FindingBasis = 'not_asked' | 'form' | 'answer' | 'earlier_answer' | 'silence';

/**
 * `at`: when the answer was given, or not given; null where nobody was asked. `consultation`: the number by which the
 * exchange proves the question. `requester`: who asked, as the exchange knows us. `reason`: its word for its silence.
 * `checkId`: of the answer as it is kept, with name and address. `nameMatch`, `addressMatch`: how they compare with the
 * customer's; null where nothing was compared. `review`: what an operator has found of the doubts; null: there are none.
 * `isRefused`: the number does not count.
 */
export type NumberFinding = Readonly<{
  check: NumberCheck;
  basis: FindingBasis;
  at: Date | null;
  consultation: string | null;
  requester: string | null;
  reason: string | null;
  checkId: string | null;
  nameMatch: Match | null;
  addressMatch: Match | null;
  doubts: readonly Doubt[];
  review: ReviewState | null;
  isRefused: boolean;
}>;

export const NOT_ASKED: NumberFinding = {
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

/** What a rate is decided by. */
export const toVatCustomer = (
  { country, vatNumber }: DeclaredCustomer,
  { check, isRefused }: NumberFinding,
): VatCustomer => ({ country, vatNumber, check, isRefused });

/** As it is stored: JSON with dates in ISO 8601. What it rested on before a change is beside it, under `before`. */
export type VatEvidence = DeclaredCustomer &
  Omit<NumberFinding, 'at'> &
  Readonly<{ kind: VatKind; percent: number; at: string | null; decidedAt: string }>;

export function vatEvidence(
  told: DeclaredCustomer,
  { at, ...finding }: NumberFinding,
  decision: Readonly<{ kind: VatKind; percent: number; at: Date }>,
): VatEvidence {
  const { kind, percent } = decision;
  const { country, vatNumber } = told;
  const times = { at: at?.toISOString() ?? null, decidedAt: decision.at.toISOString() };
  return { country, vatNumber, ...finding, kind, percent, ...times };
}
