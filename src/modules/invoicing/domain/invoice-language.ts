/** Language of an invoice. */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../../shared/language.js';

/** For buyers outside the member states. */
const ABROAD: Language = 'en';

/** `ordered`: from the payload. `country`: the buyer's, lower case. */
export type LanguageFacts = Readonly<{ ordered: string | null; country: string | null }>;

/**
 * The order's language; otherwise a supported official language of the buyer's country, English outside the Union;
 * Estonian if the country is unknown.
 * @param officialIn official languages of a member state; none for other countries
 */
export function invoiceLanguage(
  { ordered, country }: LanguageFacts,
  officialIn: (country: string) => readonly string[],
): Language {
  if (ordered !== null && isLanguage(ordered)) return ordered;
  if (country === null) return DEFAULT_LANGUAGE;
  return officialIn(country).find(isLanguage) ?? ABROAD;
}
