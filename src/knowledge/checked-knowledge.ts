/**
 * The law data as the build has read and checked it, for a start that need not do so again.
 * Texts lie in a file for each language and are parsed when the first of them is said: most starts need few.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { LANGUAGES, type Language } from '../shared/language.js';
import { once } from '../shared/lazy.js';
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
 * @param target an empty or missing folder of the build
 * @throws KnowledgeError with every fault of the files.
 */
export function writeChecked(directory: string, target: string): void {
  const { texts, ...knowledge } = loadKnowledge(directory);
  const write = (file: string, content: unknown): void => {
    writeFileSync(path.join(target, file), JSON.stringify(content));
  };
  mkdirSync(target, { recursive: true });
  for (const language of LANGUAGES) write(textsFile(language), texts[language] ?? {});
  // The last one: a build that was interrupted has written none.
  write(LAW_FILE, { digest: filesDigest(directory), knowledge });
}

/** All are read at once: a later build beside a running service must not change the half of what it says. */
function lazyTexts(target: string): TextFiles {
  const texts: TextFiles = {};
  for (const language of LANGUAGES) {
    const bytes = readFileSync(path.join(target, textsFile(language)));
    const parse = once(() => deepFreeze(parseJson(bytes) as Namespaces)); // written by `writeChecked`
    Object.defineProperty(texts, language, { enumerable: true, get: parse });
  }
  return Object.freeze(texts);
}

/** @returns null where nothing was written, or from other files than those that lie in `directory` now */
export function readChecked(directory: string, target: string): Knowledge | null {
  const file = path.join(target, LAW_FILE);
  if (!existsSync(file)) return null;
  const { digest, knowledge } = lawSchema.parse(parseJson(readFileSync(file)));
  if (digest !== filesDigest(directory)) return null;
  return Object.freeze({ ...deepFreeze(knowledge), texts: lazyTexts(target) });
}
