/**
 * What speaks against the VAT number or the billing country that a customer has told. A doubt is reported to the customer
 * and put to the operator. Source: Implementing Regulation (EU) 282/2011, art 18 and 20 to 22; D-109.
 */
import { LANGUAGES } from '../../../shared/language.js';
import { toWords } from './name-words.js';
import type { Match } from './name-match.js';
import { isOfOtherTerritory, placeOf } from './vat-place.js';
import { isOfOtherState, numberMatters, type DeclaredCustomer, type VatKnowledge } from './vat.js';
import { numberCountry } from './vat-number.js';

/**
 * `seller_state`: a number of another member state, billed to the seller's own. `other_state`: a number of another member
 * state than that of the billing country. `seller_address`: the billing address names the seller's country.
 * `name`: the exchange has another name. `territory`: the postal code belongs to another VAT territory.
 */
const DOUBTS = ['seller_state', 'other_state', 'seller_address', 'name', 'territory'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** What an operator has found of a doubt; `open`: nothing yet. */
export const REVIEW_STATES = ['open', 'accepted', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** `nameMatch`: null where nobody was asked. */
export type Evidence = Readonly<{ address: string | null; nameMatch: Match | null }>;

const isApart = (nameMatch: Match | null): boolean =>
  nameMatch === 'partial' || nameMatch === 'mismatch';

/** The last part of an address is the country, where it is named at all. */
function namesCountry(address: string | null, country: string): boolean {
  const last = toWords((address ?? '').split(/[,;\n]/).at(-1) ?? '').join(' ');
  const names = LANGUAGES.map((language) =>
    new Intl.DisplayNames([language], { type: 'region' }).of(country.toUpperCase()),
  );
  return last !== '' && names.some((name) => toWords(name ?? '').join(' ') === last);
}

/** In the order of `DOUBTS`. */
export function doubtsOf(
  told: DeclaredCustomer,
  { address, nameMatch }: Evidence,
  vat: VatKnowledge,
): readonly Doubt[] {
  const isOther = isOfOtherState(told, vat);
  const isAtHome = placeOf(told.country, vat).state === vat.sellerCountry;
  const matters = numberMatters(told, vat);
  const state = told.country ?? numberCountry(told.vatNumber);
  const held: Readonly<Record<Doubt, boolean>> = {
    seller_state: isOther && isAtHome,
    other_state: isOther && !isAtHome,
    seller_address: matters && namesCountry(address, vat.sellerCountry),
    name: matters && isApart(nameMatch),
    territory: isOfOtherTerritory(state, address, vat),
  };
  return DOUBTS.filter((doubt) => held[doubt]);
}

/** What operators have found: of these very doubts, and of the number last, whatever was doubted then. */
export type Findings = Readonly<{ ofThese: ReviewState; last: 'accepted' | 'rejected' | null }>;

/**
 * A number that was rejected stays so until an operator accepts it, or the exchange confirms the name and nothing else
 * speaks against it. null: there is nothing to review.
 */
export function reviewOf(
  doubts: readonly Doubt[],
  nameMatch: Match | null,
  { ofThese, last }: Findings,
): ReviewState | null {
  const isClear = doubts.length === 0;
  if (last === 'rejected') return isClear && nameMatch === 'match' ? null : 'rejected';
  if (isClear) return null;
  return ofThese === 'accepted' ? 'accepted' : 'open';
}

/**
 * Whether the number does not count. While a doubt is open the exchange's word holds, unless the evidence says that the
 * customer is in the seller's own country.
 */
export const isRefused = (doubts: readonly Doubt[], review: ReviewState | null): boolean =>
  review === 'rejected' || (doubts.includes('seller_address') && review !== 'accepted');
