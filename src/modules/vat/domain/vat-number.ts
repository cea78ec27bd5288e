/** VAT numbers as customers write them and in the form of VIES. Source. */
import { isMemberState, normaliseCountry } from '../../../shared/country.js';

const SEPARATORS = /[\s.\-/_]/g;

/** Upper case without separators. */
export const compactNumber = (vatNumber: string): string =>
  vatNumber.replace(SEPARATORS, '').toUpperCase();

/** Every VAT number contains digits. */
const PREFIX = /^([A-Z]{2})(?=.*\d)[0-9A-Z+*]/;

/** Lower case; null if the number does not begin with a country. */
export function numberCountry(vatNumber: string | null): string | null {
  const prefix = PREFIX.exec(compactNumber(vatNumber ?? ''))?.[1];
  return prefix === undefined ? null : normaliseCountry(prefix);
}

/** `country`: EL for Greece. `digits`: without the prefix. */
export type UnionNumber = Readonly<{ country: string; digits: string }>;

/** ISO 3166-1 → VIES. */
const EXCHANGE_CODES: Readonly<Record<string, string>> = { gr: 'EL' };
const PREFIX_LENGTH = 2;

/** null if the number belongs to no member state. */
export function unionNumber(vatNumber: string | null): UnionNumber | null {
  const country = numberCountry(vatNumber);
  if (vatNumber === null || country === null || !isMemberState(country)) return null;
  return {
    country: EXCHANGE_CODES[country] ?? country.toUpperCase(),
    digits: compactNumber(vatNumber).slice(PREFIX_LENGTH),
  };
}

export const spellNumber = ({ country, digits }: UnionNumber): string => `${country}${digits}`;
