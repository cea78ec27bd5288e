/** Dates in sentences and on pages. */
import type { Language } from './language.js';

/** French writes the first of a month as an ordinal: "1er mars". */
const FRENCH_FIRST = /^1(?=\s)/;

/** Formatters of dates. Making one takes some 30 microseconds, using it one. */
const known = new Map<string, Intl.DateTimeFormat>();

/** @param options few different ones: each formatter is kept */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, options);
  known.set(key, format);
  return format;
}

/** Long form of a language with the options given, such as a time zone. */
export function spellDate(
  at: Date,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const locale = language === 'en' ? 'en-GB' : language;
  const text = dateFormat(locale, { dateStyle: 'long', ...options }).format(at);
  return language === 'fr' ? text.replace(FRENCH_FIRST, '1er') : text;
}

/** Day (UTC) in the long form of a language, such as "23 November 2026". */
export const longDate = (at: Date, language: Language): string =>
  spellDate(at, language, { timeZone: 'UTC' });
