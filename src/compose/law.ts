/** The knowledge base and its words, loaded once at start. */
import path from 'node:path';
import { loadKnowledgeFrom, type Knowledge } from '../adapters/knowledge/load-knowledge.js';
import { readParsedFiles, type KnowledgeFiles } from '../adapters/knowledge/read-files.js';
import { createTexts } from '../adapters/texts/i18n-texts.js';
import { PROJECT_ROOT } from '../config.js';
import type { Texts } from '../core/texts.js';
import { Voices } from '../wire/voice.js';

/** `files`: what the knowledge was made of, for the differences between versions. */
export type Law = Readonly<{
  files: () => KnowledgeFiles;
  knowledge: Knowledge;
  texts: Texts;
  voices: Voices;
}>;

export const LAW_DIRECTORY = path.join(PROJECT_ROOT, 'kb');

/** Made by the build; one that is older than the files is passed over. */
export const PARSED_LAW = path.join(PROJECT_ROOT, 'dist/kb.json');

/**
 * @param read gives the files; called again when they are asked for, so that nobody keeps them
 * @param version name of a released version; otherwise told from the files
 * @throws KnowledgeError with every fault of the files.
 */
export function lawOf(read: () => KnowledgeFiles, version?: string): Law {
  const knowledge = loadKnowledgeFrom(read(), version);
  const texts = createTexts(knowledge.texts);
  return { files: read, knowledge, texts, voices: new Voices(texts, knowledge.version) };
}

/** @throws KnowledgeError with every fault of the files. */
export const loadLaw = (directory: string = LAW_DIRECTORY): Law =>
  lawOf(() => readParsedFiles(directory, PARSED_LAW));
