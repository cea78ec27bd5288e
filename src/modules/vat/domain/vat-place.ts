/**
 * Where a country or territory lies for VAT, which is not always where it lies on the map.
 * Source: Directive 2006/112/EC, art 5 to 7; data in `kb/billing/vat.yaml`; D-108.
 */
import { isMemberState } from '../../../shared/country.js';

/**
 * `code`: lower-case ISO 3166-1 alpha-2 or a reserved one; null where there is none. `state`: whose numbers businesses
 * there have. `isOutside`: not part of the Union's VAT territory. `postalCodes`: how five-digit codes there begin.
 */
export type VatTerritory = Readonly<{
  code: string | null;
  state: string;
  isOutside: boolean;
  postalCodes: readonly string[];
}>;

/**
 * `outsideUnion`: the countries of the world that are no member states; two letters that are no country at all do not
 * make a sale an export.
 */
export type PlaceKnowledge = Readonly<{
  outsideUnion: readonly string[];
  territories: readonly VatTerritory[];
}>;

/** `state`: the country that the place counts as; null where no country was told. */
export type VatPlace = Readonly<{ state: string | null; isOutside: boolean }>;

/** @param code lower case */
export function placeOf(code: string | null, vat: PlaceKnowledge): VatPlace {
  if (code === null) return { state: null, isOutside: false };
  const territory = vat.territories.find((one) => one.code === code);
  return territory ?? { state: code, isOutside: vat.outsideUnion.includes(code) };
}

export const isOutside = (code: string | null, vat: PlaceKnowledge): boolean =>
  placeOf(code, vat).isOutside;

export function isWithinUnion(code: string | null, vat: PlaceKnowledge): boolean {
  const { state, isOutside } = placeOf(code, vat);
  return state !== null && isMemberState(state) && !isOutside;
}

/** Five digits, also as Greece and Sweden write them: 630 86. */
const POSTAL_CODE = /(?<!\d)\d{3} ?\d{2}(?!\d)/g;

const postalCodesIn = (address: string): readonly string[] =>
  (address.match(POSTAL_CODE) ?? []).map((code) => code.replace(' ', ''));

const isAmong = (codes: readonly string[], { postalCodes }: VatTerritory): boolean =>
  codes.some((code) => postalCodes.some((prefix) => code.startsWith(prefix)));

/**
 * Whether the postal code in an address contradicts the billing country: it belongs to a territory outside the VAT
 * territory of a state that lies inside, or does not belong to the territory that was told.
 *
 * @param code billing country, lower case
 */
export function isOfOtherTerritory(
  code: string | null,
  address: string | null,
  vat: PlaceKnowledge,
): boolean {
  const codes = postalCodesIn(address ?? '');
  const { state, isOutside } = placeOf(code, vat);
  if (codes.length === 0 || state === null || !isMemberState(state)) return false;
  const ofState = vat.territories.filter((one) => one.state === state && one.isOutside);
  if (!isOutside) return ofState.some((one) => isAmong(codes, one));
  const own = ofState.filter((one) => one.code === code && one.postalCodes.length > 0);
  return own.length > 0 && !own.some((one) => isAmong(codes, one));
}
