/** The language of a document, which tells Word and its kin how to hyphenate, spell and read it aloud. */
import type { Tags } from '../../modules/documents/domain/tags.js';

/** Stands in the styles of a template where the language of the document comes. */
export const LANGUAGE_MARK = '{language}';

/** Where the likeliest region of a language lies outside the Union. */
const REGION_OF: Readonly<Record<string, string>> = { en: 'GB', pt: 'PT' };

/** Such as de-DE: word processors look for a region. */
function withRegion(language: string): string {
  const region = REGION_OF[language] ?? new Intl.Locale(language).maximize().region;
  return region === undefined ? language : `${language}-${region}`;
}

/** Changes the styles of a template; a template without the mark, or tags without a language, stay as they are. */
export const inLanguage =
  ({ language }: Tags) =>
  (xml: string, name: string): string =>
    name === 'word/styles.xml' && typeof language === 'string'
      ? xml.replaceAll(LANGUAGE_MARK, withRegion(language))
      : xml;
