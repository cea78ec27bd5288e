/**
 * Doubts about a VAT number or billing country, for customer and operator. Source: Implementing Regulation (EU)
 * 282/2011, art 18 and 20 to 22; D-109.
 */
import { LANGUAGES } from '../../../shared/language.js';
import { toWords } from './name-words.js';
import type { TraderMatch } from './name-match.js';
import { isOfOtherTerritory, placeOf } from './vat-place.js';
import { isOfOtherState, numberMatters, type DeclaredCustomer, type VatKnowledge } from './vat.js';
import { numberCountry } from './vat-number.js';

/**
 * `seller_state`: another state's number, billed to the seller's. `other_state`: a number of another state than the
 * billing country's. `seller_address`: the address names the seller's country. `name`: differs in VIES. `territory`:
 * the postal code belongs to another VAT territory.
 */
const DOUBTS = ['seller_state', 'other_state', 'seller_address', 'name', 'territory'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** Operator's decision; `open`: none yet. */
export const REVIEW_STATES = ['open', 'accepted', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** `nameMatch`: null: no query. */
export type DoubtEvidence = Readonly<{ address: string | null; nameMatch: TraderMatch | null }>;

const isApart = (nameMatch: TraderMatch | null): boolean =>
  nameMatch === 'partial' || nameMatch === 'mismatch';

/** An address may end with its country. */
function namesCountry(address: string | null, country: string): boolean {
  const last = toWords((address ?? '').split(/[,;\n]/).at(-1) ?? '').join(' ');
  const names = LANGUAGES.map((language) =>
    new Intl.DisplayNames([language], { type: 'region' }).of(country.toUpperCase()),
  );
  return last !== '' && names.some((name) => toWords(name ?? '').join(' ') === last);
}

/** In the order of `DOUBTS`. */
export function doubtsOf(
  declared: DeclaredCustomer,
  { address, nameMatch }: DoubtEvidence,
  vat: VatKnowledge,
): readonly Doubt[] {
  const isOther = isOfOtherState(declared, vat);
  const isAtHome = placeOf(declared.country, vat).state === vat.sellerCountry;
  const matters = numberMatters(declared, vat);
  const state = declared.country ?? numberCountry(declared.vatNumber);
  const held: Readonly<Record<Doubt, boolean>> = {
    seller_state: isOther && isAtHome,
    other_state: isOther && !isAtHome,
    seller_address: matters && namesCountry(address, vat.sellerCountry),
    name: matters && isApart(nameMatch),
    territory: isOfOtherTerritory(state, address, vat),
  };
  return DOUBTS.filter((doubt) => held[doubt]);
}

/** Decisions: `ofThese` on these doubts, `last` on the number. */
export type Findings = Readonly<{ ofThese: ReviewState; last: 'accepted' | 'rejected' | null }>;

/**
 * A rejection holds until an operator accepts, or VIES confirms the name and no doubt remains. null: nothing to
 * review.
 */
export function reviewOf(
  doubts: readonly Doubt[],
  nameMatch: TraderMatch | null,
  { ofThese, last }: Findings,
): ReviewState | null {
  const isClear = doubts.length === 0;
  if (last === 'rejected') return isClear && nameMatch === 'match' ? null : 'rejected';
  if (isClear) return null;
  return ofThese === 'accepted' ? 'accepted' : 'open';
}

/** While a doubt is open VIES counts, unless the address is in the seller's country. */
export const isRefused = (doubts: readonly Doubt[], review: ReviewState | null): boolean =>
  review === 'rejected' || (doubts.includes('seller_address') && review !== 'accepted');
