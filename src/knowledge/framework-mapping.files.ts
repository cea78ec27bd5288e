/** Collects the files of the framework mapping in the shape of their schema. */
import { LANGUAGES } from '../shared/language.js';
import { fileOf, folderOf, type KnowledgeFiles } from './read-files.js';

const FOLDER = 'framework-mapping';

/** Versions before 2026-11-24 have none of them. */
const optionalFiles = (files: KnowledgeFiles): Readonly<Record<string, unknown>> => ({
  'link-sets': files.get(`${FOLDER}/links.yaml`),
  rubric: files.get(`${FOLDER}/rubric.yaml`),
  'second-reading': files.get(`${FOLDER}/second-reading.csv`),
});

/** @throws Error naming the missing file */
export const frameworkMappingFiles = (
  files: KnowledgeFiles,
): Readonly<Record<string, unknown>> => ({
  frameworks: fileOf(files, `${FOLDER}/frameworks.yaml`),
  controls: folderOf(files, `${FOLDER}/controls`),
  titles: folderOf(files, `${FOLDER}/titles`),
  measures: folderOf(files, `${FOLDER}/measures`),
  notes: fileOf(files, `${FOLDER}/notes.yaml`),
  ...optionalFiles(files),
  links: folderOf(files, `${FOLDER}/links`),
  'name-verification': fileOf(files, `${FOLDER}/name-verification.yaml`),
  names: Object.fromEntries(
    LANGUAGES.map((language) => [language, fileOf(files, `texts/${language}/measures.yaml`)]),
  ),
});
