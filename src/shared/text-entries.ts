/** Texts of the knowledge base by key, and which a language requires. */
import { DEFAULT_LANGUAGE, type Language } from './language.js';
import type { TextFiles, TextTree } from './texts.js';

/** Error messages exist in Estonian and English only. */
const TWO_LANGUAGES: readonly string[] = ['errors'];
const THE_TWO: readonly Language[] = ['et', 'en'];

/** Key `<namespace>:<dotted.path>` → message. */
export type TextEntries = ReadonlyMap<string, string>;

const flat = (tree: TextTree, prefix: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flat(value, `${prefix}${key}.`),
  );

/** Clauses of composed documents. Versions of the law data before 25 November 2026 have them in thirteen languages. */
const OF_CLAUSES: readonly string[] = ['clauses', 'risks', 'controls'];

const hasClauses = (files: TextFiles, language: Language): boolean =>
  OF_CLAUSES.every((namespace) => files[language]?.[namespace] !== undefined);

function isWanted(files: TextFiles, namespace: string, language: Language): boolean {
  if (OF_CLAUSES.includes(namespace)) return hasClauses(files, language);
  return THE_TWO.includes(language) || !TWO_LANGUAGES.includes(namespace);
}

/** Texts of a language, limited to the namespaces that `reader` requires. */
export const textEntries = (
  files: TextFiles,
  language: Language,
  reader: Language = language,
): TextEntries =>
  new Map(
    Object.entries(files[language] ?? {})
      .filter(([namespace]) => isWanted(files, namespace, reader))
      .flatMap(([namespace, tree]) => flat(tree, `${namespace}:`)),
  );

export const wantedTexts = (files: TextFiles, language: Language): TextEntries =>
  textEntries(files, DEFAULT_LANGUAGE, language);

/** Without keys and maps: the first answer in a language waits for it. */
const hasAll = (wanted: TextTree, own: TextTree | undefined): boolean =>
  own !== undefined &&
  Object.entries(wanted).every(([key, value]) => {
    const found = own[key];
    if (typeof value === 'string' || typeof found === 'string')
      return typeof found === typeof value;
    return hasAll(value, found);
  });

/** Whether the language has every text of `wantedTexts`. */
export const isComplete = (files: TextFiles, language: Language): boolean =>
  Object.entries(files[DEFAULT_LANGUAGE] ?? {})
    .filter(([namespace]) => isWanted(files, namespace, language))
    .every(([namespace, tree]) => hasAll(tree, files[language]?.[namespace]));
