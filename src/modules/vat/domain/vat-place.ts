/**
 * Countries and territories for VAT, which can differ from geography. Source: Directive 2006/112/EC, art 5 to 7; data
 * in `kb/billing/vat.yaml`; D-108.
 */
import { isMemberState } from '../../../shared/country.js';

/**
 * `code`: lower-case ISO 3166-1 alpha-2 or reserved; null: none. `state`: issues the numbers there. `isOutside`:
 * outside the Union's VAT territory. `postalCodes`: prefixes of five-digit codes.
 */
export type VatTerritory = Readonly<{
  code: string | null;
  state: string;
  isOutside: boolean;
  postalCodes: readonly string[];
}>;

/** `outsideUnion`: all other countries; an unknown code makes no export. */
export type PlaceKnowledge = Readonly<{
  outsideUnion: readonly string[];
  territories: readonly VatTerritory[];
}>;

/** `state`: country that the place counts as; null: not given. */
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

/** Codes of third territories: of member states, outside the VAT territory (art 5(3) and 6). */
export const thirdTerritories = ({ territories }: PlaceKnowledge): ReadonlySet<string> =>
  new Set(
    territories
      .filter(({ state, isOutside }) => isOutside && isMemberState(state))
      .flatMap(({ code }) => code ?? []),
  );

/** Five digits, also 630 86 (Greece, Sweden). */
const POSTAL_CODE = /(?<!\d)\d{3} ?\d{2}(?!\d)/g;

const postalCodesIn = (address: string): readonly string[] =>
  (address.match(POSTAL_CODE) ?? []).map((code) => code.replace(' ', ''));

const isAmong = (codes: readonly string[], { postalCodes }: VatTerritory): boolean =>
  codes.some((code) => postalCodes.some((prefix) => code.startsWith(prefix)));

/**
 * Whether the postal code contradicts the billing country: it belongs to a territory of the state outside the VAT
 * territory, or not to the declared one.
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
