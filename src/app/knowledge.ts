/** The knowledge base and its words, loaded once at start. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readChecked, writeChecked } from '../knowledge/checked-knowledge.js';
import { loadKnowledge, loadKnowledgeFrom, type Knowledge } from '../knowledge/load-knowledge.js';
import {
  readKnowledgeFiles,
  readParsedFiles,
  toParsed,
  type KnowledgeFiles,
} from '../knowledge/read-files.js';
import { createTexts } from '../platform/i18n/i18n-texts.js';
import { PROJECT_ROOT } from '../config/env.js';
import { buildMappingGraph, type MappingGraph } from '../modules/mapping/domain/mapping-graph.js';
import { once } from '../shared/lazy.js';
import type { Texts } from '../shared/texts.js';
import { Localizers } from '../shared/graphql/localizer.js';

/** `files`: what the knowledge was made of, for the differences between versions. `graph`: of its mapping, one for all. */
export type Law = Readonly<{
  files: () => KnowledgeFiles;
  knowledge: Knowledge;
  graph: () => MappingGraph;
  texts: Texts;
  localizers: Localizers;
}>;

export const LAW_DIRECTORY = path.join(PROJECT_ROOT, 'kb');

/** Made by the build; what is older than the files is passed over. */
const BUILT_LAW = path.join(PROJECT_ROOT, 'dist/law');
const PARSED_FILES = path.join(BUILT_LAW, 'files.json');

/** What a start takes instead of reading and checking all files itself: part of `npm run build`. */
export function buildLaw(): void {
  writeChecked(LAW_DIRECTORY, BUILT_LAW);
  writeFileSync(PARSED_FILES, toParsed(LAW_DIRECTORY));
}

function toLaw(knowledge: Knowledge, files: () => KnowledgeFiles): Law {
  const texts = createTexts(knowledge.texts);
  const graph = once(() => buildMappingGraph(knowledge.frameworkMapping));
  return { files, knowledge, graph, texts, localizers: new Localizers(texts, knowledge.version) };
}

/**
 * @param read gives the files; called again when they are asked for, so that nobody keeps them
 * @param version name of a released version; otherwise told from the files
 * @throws KnowledgeError with every fault of the files.
 */
export const lawOf = (read: () => KnowledgeFiles, version?: string): Law =>
  toLaw(loadKnowledgeFrom(read(), version), read);

/** From the files themselves, whatever the build has made of them. @throws KnowledgeError with every fault. */
export const readLaw = (directory: string = LAW_DIRECTORY): Law =>
  lawOf(() => readKnowledgeFiles(directory));

/** What a start takes. @throws KnowledgeError with every fault of the files. */
export const loadLaw = (directory: string = LAW_DIRECTORY): Law =>
  toLaw(readChecked(directory, BUILT_LAW) ?? loadKnowledge(directory), () =>
    readParsedFiles(directory, PARSED_FILES),
  );
