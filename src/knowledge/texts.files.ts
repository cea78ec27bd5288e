/** Files below `kb/texts` by language and namespace. */
import { LANGUAGES, type Language } from '../shared/language.js';
import type { TextFiles, TextTree } from '../shared/texts.js';
import { folderOf, type KnowledgeFiles } from './read-files.js';

const isTree = (value: unknown): value is TextTree =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((inner) => typeof inner === 'string' || isTree(inner));

function assertTree(value: unknown, file: string): TextTree {
  if (isTree(value)) return value;
  throw new Error(`kb/${file}: every text must be a string or a map of texts`);
}

function ofLanguage(files: KnowledgeFiles, language: Language): Record<string, TextTree> {
  const folder = `texts/${language}`;
  const namespaces = Object.entries(folderOf(files, folder));
  return Object.fromEntries(
    namespaces.map(([name, tree]) => [name, assertTree(tree, `${folder}/${name}.yaml`)]),
  );
}

/** @throws Error naming the file that contains anything but texts */
export const textFiles = (files: KnowledgeFiles): TextFiles =>
  Object.fromEntries(LANGUAGES.map((language) => [language, ofLanguage(files, language)]));
