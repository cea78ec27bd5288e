/** The knowledge base and its texts. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readChecked, writeChecked } from '../knowledge/checked-knowledge.js';
import { loadKnowledgeFrom, type Knowledge } from '../knowledge/load-knowledge.js';
import { readParsedFiles, toParsed, type KnowledgeFiles } from '../knowledge/read-files.js';
import { createTexts } from '../platform/i18n/i18n-texts.js';
import { PROJECT_ROOT } from '../config/env.js';
import { buildMappingGraph, type MappingGraph } from '../modules/mapping/domain/mapping-graph.js';
import { lazy } from '../shared/lazy.js';
import type { Texts } from '../shared/texts.js';
import { Localizers } from '../shared/graphql/localizer.js';

/** `files`: sources, for comparing versions. `graph`: built once. */
export type Law = Readonly<{
  files: () => KnowledgeFiles;
  knowledge: Knowledge;
  graph: () => MappingGraph;
  texts: Texts;
  localizers: Localizers;
}>;

export const LAW_DIRECTORY = path.join(PROJECT_ROOT, 'kb');

/** Build output; ignored if older than the files. */
const BUILT_LAW = path.join(PROJECT_ROOT, 'dist/law');
/** Written by the build: test vectors of this version. */
export const VECTORS_FILE = path.join(BUILT_LAW, 'vectors.json');
const PARSED_FILES = path.join(BUILT_LAW, 'files.json');

/** Writes the checked law data for faster starts. Part of `npm run build`. */
export function buildLaw(): void {
  writeChecked(LAW_DIRECTORY, BUILT_LAW);
  writeFileSync(PARSED_FILES, toParsed(LAW_DIRECTORY));
}

function toLaw(knowledge: Knowledge, files: () => KnowledgeFiles): Law {
  const texts = createTexts(knowledge.texts);
  const graph = lazy(() => buildMappingGraph(knowledge.frameworkMapping));
  return { files, knowledge, graph, texts, localizers: new Localizers(texts, knowledge.version) };
}

/**
 * @param read called on each use, so that files need not stay in memory
 * @param version name of a released version; otherwise derived from the files
 * @throws KnowledgeError with every error in the files.
 */
export const lawOf = (read: () => KnowledgeFiles, version?: string): Law =>
  toLaw(loadKnowledgeFrom(read(), version), read);

const parsedFiles = (directory: string): KnowledgeFiles => readParsedFiles(directory, PARSED_FILES);

/** Checks the law data again; the build output saves the parsing. @throws KnowledgeError with every error. */
export const readLaw = (directory: string = LAW_DIRECTORY): Law =>
  lawOf(() => parsedFiles(directory));

/** Uses the build output if current. @throws KnowledgeError with every error in the files. */
export const loadLaw = (directory: string = LAW_DIRECTORY): Law =>
  toLaw(readChecked(directory, BUILT_LAW) ?? loadKnowledgeFrom(parsedFiles(directory)), () =>
    parsedFiles(directory),
  );

/** Of this process: the law data does not change while it runs. @throws KnowledgeError with every error in the files */
export const presentLaw = lazy(() => loadLaw());

/** Null if the law data was not built. */
export const readVectors = (): string | null =>
  existsSync(VECTORS_FILE) ? readFileSync(VECTORS_FILE, 'utf8') : null;
