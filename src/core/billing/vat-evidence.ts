/** What a rate rests on: frozen with the order, told to whoever audits it. Source: decision 36. */
import type { NumberCheck, ToldCustomer, VatKind } from './vat.js';

/**
 * Where the word on a number comes from. `not_asked`: the rate does not hang on it. `form`: it cannot be a number, so
 * nobody was asked. `answer`: the exchange, now. `earlier_answer`: the exchange, on another day; it is silent now.
 * `silence`: nobody answers.
 */
type FindingBasis = 'not_asked' | 'form' | 'answer' | 'earlier_answer' | 'silence';

/**
 * `at`: when the answer was given, or not given; null where nobody was asked. `consultation`: the number by which the
 * exchange proves the question. `requester`: who asked, as the exchange knows us. `reason`: its word for its silence.
 */
export type NumberFinding = Readonly<{
  check: NumberCheck;
  basis: FindingBasis;
  at: Date | null;
  consultation: string | null;
  requester: string | null;
  reason: string | null;
}>;

export const NOT_ASKED: NumberFinding = {
  check: 'not_asked',
  basis: 'not_asked',
  at: null,
  consultation: null,
  requester: null,
  reason: null,
};

/** As it is stored: JSON with dates in ISO 8601. What it rested on before a change is beside it, under `before`. */
export type VatEvidence = ToldCustomer &
  Omit<NumberFinding, 'at'> &
  Readonly<{ kind: VatKind; percent: number; at: string | null; decidedAt: string }>;

export function vatEvidence(
  told: ToldCustomer,
  { at, ...finding }: NumberFinding,
  decision: Readonly<{ kind: VatKind; percent: number; at: Date }>,
): VatEvidence {
  const { kind, percent } = decision;
  const { country, vatNumber } = told;
  const times = { at: at?.toISOString() ?? null, decidedAt: decision.at.toISOString() };
  return { country, vatNumber, ...finding, kind, percent, ...times };
}
