/** Law data that the build has checked, so the service starts without checking it again. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { LANGUAGES, type Language } from '../shared/language.js';
import { lazy } from '../shared/lazy.js';
import type { TextFiles, TextTree } from '../shared/texts.js';
import { deepFreeze } from './deep-freeze.js';
import { loadKnowledge, type Knowledge } from './load-knowledge.js';
import { filesDigest } from './read-files.js';

type Namespaces = Readonly<Record<string, TextTree>>;
type WithoutTexts = Omit<Knowledge, 'texts'>;

const LAW_FILE = 'law.json';
const textsFile = (language: Language): string => `texts.${language}.json`;

const lawSchema = z.strictObject({
  digest: z.string(),
  knowledge: z.custom<WithoutTexts>((value) => typeof value === 'object'),
});

const parseJson = (bytes: Buffer): unknown => JSON.parse(bytes.toString('utf8'));

/**
 * @param directory the folder `kb/`
 * @param target an empty or missing build folder
 * @throws KnowledgeError with every error in the files
 */
export function writeChecked(directory: string, target: string): void {
  const { texts, ...knowledge } = loadKnowledge(directory);
  const write = (file: string, content: unknown): void => {
    writeFileSync(path.join(target, file), JSON.stringify(content));
  };
  mkdirSync(target, { recursive: true });
  for (const language of LANGUAGES) write(textsFile(language), texts[language] ?? {});
  // Written last, so an interrupted build leaves none.
  write(LAW_FILE, { digest: filesDigest(directory), knowledge });
}

/** Reads all files at once, because a later build may replace them; parses each language on first use. */
function lazyTexts(target: string): TextFiles {
  const texts: TextFiles = {};
  for (const language of LANGUAGES) {
    const bytes = readFileSync(path.join(target, textsFile(language)));
    const parse = lazy(() => deepFreeze(parseJson(bytes) as Namespaces)); // written by `writeChecked`
    Object.defineProperty(texts, language, { enumerable: true, get: parse });
  }
  return Object.freeze(texts);
}

/** @returns null if nothing was written, or if `directory` has changed since */
export function readChecked(directory: string, target: string): Knowledge | null {
  const file = path.join(target, LAW_FILE);
  if (!existsSync(file)) return null;
  const { digest, knowledge } = lawSchema.parse(parseJson(readFileSync(file)));
  if (digest !== filesDigest(directory)) return null;
  return Object.freeze({ ...deepFreeze(knowledge), texts: lazyTexts(target) });
}
