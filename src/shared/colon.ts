/** Labels before their values. */
import type { Language } from './language.js';

/** With a colon and a space; French puts a no-break space before the colon. */
export const withColon = (label: string, text: string, language: Language): string =>
  `${label}${language === 'fr' ? '\u00a0' : ''}: ${text}`;
