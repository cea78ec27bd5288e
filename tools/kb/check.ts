/** All checks of `kb/`: one line per error, with the correction. */
import { KnowledgeError, loadKnowledgeFrom } from '../../src/knowledge/load-knowledge.js';
import { textFiles } from '../../src/knowledge/texts.files.js';
import { textEntries } from '../../src/shared/text-entries.js';
import { DEFAULT_LANGUAGE, type Language } from '../../src/shared/language.js';
import type { KbFolder } from './kb-folder.js';
import { languageErrors } from './language-errors.js';
import { orphanTexts } from './orphan-texts.js';
import { provisionErrors } from './provision-errors.js';
import { reviewErrors } from './reviews.js';
import { urlErrors } from './url-errors.js';
import { historyErrors, recordErrors } from './version-errors.js';

/** `required`: languages that must be complete. `sourceDirectory`: the folder `src/`. */
export type CheckOptions = Readonly<{ required: readonly Language[]; sourceDirectory: string }>;

function loadErrors({ files, version }: KbFolder): readonly string[] {
  try {
    loadKnowledgeFrom(files, version);
    return [];
  } catch (error) {
    if (error instanceof KnowledgeError) return error.errors;
    throw error;
  }
}

/** Ignores the version name. */
export function contentErrors(folder: KbFolder, options: CheckOptions): string[] {
  const { files } = folder;
  const broken = loadErrors(folder);
  // Unreadable files cannot be checked further.
  if (broken.length > 0) return [...broken];
  const texts = textFiles(files);
  const keys = [...textEntries(texts, DEFAULT_LANGUAGE).keys()];
  return [
    ...urlErrors(files),
    ...provisionErrors(files),
    ...reviewErrors(files, texts),
    ...orphanTexts(keys, files, options.sourceDirectory).map(
      (key) => `kb/texts: ${key}: not used; remove it from every language, or reference it`,
    ),
    ...options.required.flatMap((language) =>
      languageErrors(texts, language).map((fault) => `kb/texts/${language}: ${fault}`),
    ),
  ];
}

export const checkFolder = (folder: KbFolder, options: CheckOptions): string[] => [
  ...contentErrors(folder, options),
  ...recordErrors(folder).map((fault) => `kb: ${fault}`),
  ...historyErrors(folder).map((fault) => `kb/${fault}`),
];
