/** The language of an invoice. */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../../shared/language.js';

/** Outside the member states nobody is expected to read one of their other languages. */
const ABROAD: Language = 'en';

/** `ordered`: as the order's payload names it. `country`: of the buyer, lower case. */
export type LanguageFacts = Readonly<{ ordered: string | null; country: string | null }>;

/**
 * The language of the order's documents where the order names one; else the first official language of the buyer's
 * country that the service speaks, English outside the Union; Estonian where no country is known.
 *
 * @param officialIn official languages of a member state, none for other countries
 */
export function invoiceLanguage(
  { ordered, country }: LanguageFacts,
  officialIn: (country: string) => readonly string[],
): Language {
  if (ordered !== null && isLanguage(ordered)) return ordered;
  if (country === null) return DEFAULT_LANGUAGE;
  return officialIn(country).find(isLanguage) ?? ABROAD;
}
