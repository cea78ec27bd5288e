/** The 22 languages of the service: the Union's official languages except Irish and Maltese. */
export const LANGUAGES = [
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fi',
  'fr',
  'hr',
  'hu',
  'it',
  'lt',
  'lv',
  'nl',
  'pl',
  'pt',
  'ro',
  'sk',
  'sl',
  'sv',
] as const;

export type Language = (typeof LANGUAGES)[number];

/** Fallback language of content. */
export const DEFAULT_LANGUAGE: Language = 'et';

export const isLanguage = (text: string): text is Language =>
  (LANGUAGES as readonly string[]).includes(text);

/** In any case; null if it is not one of the service's. */
export function readLanguage(text: string | null | undefined): Language | null {
  const word = text?.toLowerCase() ?? '';
  return isLanguage(word) ? word : null;
}
