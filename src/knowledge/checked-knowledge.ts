/** Law data that the build has checked, so the service starts without checking it again. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { LANGUAGES, type Language } from '../shared/language.js';
import { lazy } from '../shared/lazy.js';
import type { TextFiles, TextTree } from '../shared/texts.js';
import { deepFreeze } from './deep-freeze.js';
import { loadKnowledge, type Knowledge } from './load-knowledge.js';
import { filesDigest } from './read-files.js';
import { joinParts, shareParts } from './shared-parts.js';

type Namespaces = Readonly<Record<string, TextTree>>;
type WithoutTexts = Omit<Knowledge, 'texts'>;

const LAW_FILE = 'law.json';
const textsFile = (language: Language): string => `texts.${language}.json.gz`;

const lawSchema = z.strictObject({
  digest: z.string(),
  parts: z.custom<readonly unknown[]>((value) => Array.isArray(value)),
  whole: z.custom<object>((value) => typeof value === 'object'),
});

const parseJson = (bytes: Buffer): unknown => JSON.parse(bytes.toString('utf8'));

/**
 * @param directory the folder `kb/`
 * @param target an empty or missing build folder
 * @throws KnowledgeError with every error in the files
 */
export function writeChecked(directory: string, target: string): void {
  const { texts, ...knowledge } = loadKnowledge(directory);
  const write = (file: string, content: string | Buffer): void => {
    writeFileSync(path.join(target, file), content);
  };
  mkdirSync(target, { recursive: true });
  for (const language of LANGUAGES)
    write(textsFile(language), gzipSync(JSON.stringify(texts[language] ?? {})));
  // Written last, so an interrupted build leaves none.
  write(LAW_FILE, JSON.stringify({ digest: filesDigest(directory), ...shareParts(knowledge) }));
}

/**
 * Reads all files at once, because a later build may replace them; parses each language on first use. Until then it
 * takes a fifth of its size.
 */
function lazyTexts(target: string): TextFiles {
  const texts: TextFiles = {};
  for (const language of LANGUAGES) {
    const bytes = readFileSync(path.join(target, textsFile(language)));
    const parse = lazy(() => deepFreeze(parseJson(gunzipSync(bytes)) as Namespaces)); // written by `writeChecked`
    Object.defineProperty(texts, language, { enumerable: true, get: parse });
  }
  return Object.freeze(texts);
}

/** @returns null if nothing was written, or if `directory` has changed since */
export function readChecked(directory: string, target: string): Knowledge | null {
  const file = path.join(target, LAW_FILE);
  if (!existsSync(file)) return null;
  const { digest, ...shared } = lawSchema.parse(parseJson(readFileSync(file)));
  if (digest !== filesDigest(directory)) return null;
  const knowledge = joinParts(shared) as WithoutTexts; // written by `writeChecked`
  return Object.freeze({ ...knowledge, texts: lazyTexts(target) });
}
