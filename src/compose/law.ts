/** The knowledge base and its words, loaded once at start. */
import path from 'node:path';
import { loadKnowledgeFrom, type Knowledge } from '../adapters/knowledge/load-knowledge.js';
import { readKnowledgeFiles, type KnowledgeFiles } from '../adapters/knowledge/read-files.js';
import { createTexts } from '../adapters/texts/i18n-texts.js';
import { PROJECT_ROOT } from '../config.js';
import type { Texts } from '../core/texts.js';
import { Voices } from '../wire/voice.js';

/** `files`: what the knowledge was made of, for the differences between versions. */
export type Law = Readonly<{
  files: KnowledgeFiles;
  knowledge: Knowledge;
  texts: Texts;
  voices: Voices;
}>;

export const LAW_DIRECTORY = path.join(PROJECT_ROOT, 'kb');

/**
 * @param version name of a released version; otherwise told from the files
 * @throws KnowledgeError with every fault of the files.
 */
export function lawOf(files: KnowledgeFiles, version?: string): Law {
  const knowledge = loadKnowledgeFrom(files, version);
  const texts = createTexts(knowledge.texts);
  return { files, knowledge, texts, voices: new Voices(texts, knowledge.version) };
}

/** @throws KnowledgeError with every fault of the files. */
export const loadLaw = (directory: string = LAW_DIRECTORY): Law =>
  lawOf(readKnowledgeFiles(directory));
