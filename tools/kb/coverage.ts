/** Completeness and review of each language. */
import { textFiles } from '../../src/knowledge/texts.files.js';
import { LANGUAGES, type Language } from '../../src/shared/language.js';
import type { TextFiles } from '../../src/shared/texts.js';
import type { KbFolder } from './kb-folder.js';
import { textEntries, wantedTexts } from '../../src/shared/text-entries.js';
import { languageErrors } from './language-errors.js';
import { isIndependent, notReadTwice } from './reviews.js';

/**
 * `there` of `wanted` texts; `unread`: namespaces without a review. `independent`: whether the reviewer is not the
 * author.
 */
export type Coverage = Readonly<{
  language: Language;
  there: number;
  required: number;
  errors: readonly string[];
  namespaces: readonly string[];
  unread: readonly string[];
  independent: boolean;
}>;

function coverageOf({ files }: KbFolder, texts: TextFiles, language: Language): Coverage {
  const expected = wantedTexts(texts, language);
  const own = textEntries(texts, language);
  const namespaces = [...new Set([...expected.keys()].map((key) => key.split(':', 1)[0] ?? ''))];
  return {
    language,
    there: [...expected.keys()].filter((key) => own.has(key)).length,
    required: expected.size,
    errors: languageErrors(texts, language),
    namespaces,
    unread: notReadTwice(files, language, namespaces),
    independent: isIndependent(files, language),
  };
}

export function coverage(folder: KbFolder): Coverage[] {
  const texts = textFiles(folder.files);
  return LANGUAGES.map((language) => coverageOf(folder, texts, language));
}

export function coverageLine({ language, there, required, errors, ...read }: Coverage): string {
  const percent = ((100 * there) / required).toFixed(1);
  const twice = `${read.namespaces.length - read.unread.length}/${read.namespaces.length} read twice`;
  const by = read.independent ? 'by another reader' : 'by the same reader';
  return `${language}  ${there}/${required}  ${percent} %  ${errors.length} to mend  ${twice} ${by}`;
}
