/** Reads the knowledge base from disk: every YAML and CSV file, parsed, by its path below `kb/`. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';

/** Path below kb/ with forward slashes → parsed YAML, or the text of a CSV file. */
export type KnowledgeFiles = ReadonlyMap<string, unknown>;

const READABLE = /\.(yaml|csv)$/;

function readFile(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.csv') ? text : parseYaml(text, { uniqueKeys: true });
}

/** Sorted by path, so that whatever is made of it does not depend on the file system. */
export function readKnowledgeFiles(directory: string): KnowledgeFiles {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => READABLE.test(name))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  return new Map(names.map((name) => [name, readFile(path.join(directory, name))]));
}

/** @throws Error naming the missing file. */
export function fileOf(files: KnowledgeFiles, name: string): unknown {
  if (!files.has(name)) throw new Error(`kb/${name} is missing`);
  return files.get(name);
}

/** The files of a folder by their name without ending: `countries/ee.yaml` → `ee`. */
export function folderOf(files: KnowledgeFiles, folder: string): Record<string, unknown> {
  const inside = [...files].filter(([name]) => name.startsWith(`${folder}/`));
  return Object.fromEntries(
    inside.map(([name, content]) => [name.slice(folder.length + 1).replace(READABLE, ''), content]),
  );
}
