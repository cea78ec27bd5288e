/** VAT numbers as people write them and as the VAT information exchange wants them. Source. */
import { isMemberState, normaliseCountry } from '../../../shared/country.js';

/** What people put between the digits. */
const SEPARATORS = /[\s.\-/_]/g;

/** Capitals without spaces, dots and dashes. */
export const compactNumber = (vatNumber: string): string =>
  vatNumber.replace(SEPARATORS, '').toUpperCase();

const PREFIX = /^([A-Z]{2})[0-9A-Z+*]/;

/** Country of a VAT number, lower case; null where it does not begin with one. */
export function numberCountry(vatNumber: string | null): string | null {
  const prefix = PREFIX.exec(compactNumber(vatNumber ?? ''))?.[1];
  return prefix === undefined ? null : normaliseCountry(prefix);
}

/** `country`: as the exchange writes it, EL for Greece. `digits`: what follows the prefix. */
export type UnionNumber = Readonly<{ country: string; digits: string }>;

/** The Union writes EL where ISO has GR. */
const EXCHANGE_CODES: Readonly<Record<string, string>> = { gr: 'EL' };
const PREFIX_LENGTH = 2;

/** A number that the exchange can be asked about; null for one of no member state. */
export function unionNumber(vatNumber: string | null): UnionNumber | null {
  const country = numberCountry(vatNumber);
  if (vatNumber === null || country === null || !isMemberState(country)) return null;
  return {
    country: EXCHANGE_CODES[country] ?? country.toUpperCase(),
    digits: compactNumber(vatNumber).slice(PREFIX_LENGTH),
  };
}

/** One spelling for one number. */
export const spellNumber = ({ country, digits }: UnionNumber): string => `${country}${digits}`;
