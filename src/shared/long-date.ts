/** Dates in sentences and on pages. */
import { dateFormat } from './date-format.js';
import type { Language } from './language.js';

/** Day (UTC) in the long form of a language, such as "23 November 2026". */
export const longDate = (at: Date, language: Language): string =>
  dateFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(at);
