/** Sets the document language for hyphenation, spelling and reading aloud. */
import type { Tags } from '../../modules/documents/domain/tags.js';

/** Placeholder in the template's styles. */
export const LANGUAGE_MARK = '{language}';

/** Languages whose most likely region is outside the Union. */
const REGION_OF: Readonly<Record<string, string>> = { en: 'GB', pt: 'PT' };

/** Adds a region, as in de-DE, which word processors expect. */
function withRegion(language: string): string {
  const region = REGION_OF[language] ?? new Intl.Locale(language).maximize().region;
  return region === undefined ? language : `${language}-${region}`;
}

/** Without a mark or a language the styles stay unchanged. */
export const inLanguage =
  ({ language }: Tags) =>
  (xml: string, name: string): string =>
    name === 'word/styles.xml' && typeof language === 'string'
      ? xml.replaceAll(LANGUAGE_MARK, withRegion(language))
      : xml;
