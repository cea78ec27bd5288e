/** English names of wire words, from the glossary. */
import { ENTRIES, entryKeyOf, GLOSSARY, type SchemaElement } from './describe-schema.js';

/** `detected_at`, `asOf` → `detected at`, `as of`. */
const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

const termIn = (key: string | null): string | null => {
  const entry = key === null ? undefined : ENTRIES.get(key);
  return typeof entry === 'object' ? entry.term : null;
};

/** The glossary's term of an Estonian word; an English name in words. */
function englishTermOf(name: string): string {
  return (Object.hasOwn(GLOSSARY.words, name) ? termIn(name) : null) ?? spaced(name);
}

/** With a capital letter. */
export function englishNameOf(name: string): string {
  const term = englishTermOf(name);
  return term.charAt(0).toUpperCase() + term.slice(1);
}

/** Term of an element: that of its place before that of its word; null if its wire name is English. */
export const termOf = (element: SchemaElement): string | null =>
  termIn(entryKeyOf(element)) ?? termIn(element.word);

/** `SectionAnswer.asOf` and `Query.scoping(asOf:)` → `asOf`. */
export const wireNameOf = ({ coordinate }: SchemaElement): string =>
  /(\w+)(?::\))?$/.exec(coordinate)?.[1] ?? '';

/**
 * Words of the English name of an element, in lower case: `turnover (million EUR)` → turnover, million, eur. Clients
 * join them by the rules of their language.
 */
export const englishWordsOf = (element: SchemaElement): readonly string[] =>
  wordsIn(termOf(element) ?? wireNameOf(element));

/** `VAT number`, `detected_at`, `asOf`, `OrderConnection` → lower-case words. */
export const wordsIn = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Description with English names in place of quoted wire words. @param join words of a name in a language */
export const englishText = (text: string, join: (words: readonly string[]) => string): string =>
  text.replaceAll(/`(\w+)`/g, (quoted, word: string) => {
    const term = Object.hasOwn(GLOSSARY.words, word) ? termIn(word) : null;
    return term === null ? quoted : `\`${join(wordsIn(term))}\``;
  });
