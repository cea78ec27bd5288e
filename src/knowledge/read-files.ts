/** Reads and parses every YAML and CSV file of the knowledge base. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';

/** Path below kb/ with forward slashes → parsed YAML, or text of a CSV file. */
export type KnowledgeFiles = ReadonlyMap<string, unknown>;

const READABLE = /\.(yaml|csv)$/;

type RawFiles = ReadonlyMap<string, Buffer>;

/** Sorted by path, so results do not depend on the file system. */
function readRaw(directory: string): RawFiles {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => READABLE.test(name))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(path.join(directory, name))]));
}

function parseFile(name: string, bytes: Buffer): unknown {
  const text = bytes.toString('utf8');
  return name.endsWith('.csv') ? text : parseYaml(text, { uniqueKeys: true });
}

const parseAll = (raw: RawFiles): KnowledgeFiles =>
  new Map([...raw].map(([name, bytes]) => [name, parseFile(name, bytes)]));

export const readKnowledgeFiles = (directory: string): KnowledgeFiles =>
  parseAll(readRaw(directory));

function digestOf(raw: RawFiles): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of raw) hash.update(`${name}\n${bytes.byteLength}\n`).update(bytes);
  return hash.digest('hex');
}

export const filesDigest = (directory: string): string => digestOf(readRaw(directory));

const parsedSchema = z.strictObject({
  digest: z.string(),
  files: z.custom<Readonly<Record<string, unknown>>>((value) => typeof value === 'object'),
});

/** Parsed files with the digest of their sources, as JSON. */
export function toParsed(directory: string): string {
  const raw = readRaw(directory);
  return JSON.stringify({ digest: digestOf(raw), files: Object.fromEntries(parseAll(raw)) });
}

/**
 * Like `readKnowledgeFiles`, in a tenth of the time if a current parsed file exists.
 * @param parsed path of a file written from `toParsed`; ignored if missing or outdated
 */
export function readParsedFiles(directory: string, parsed: string): KnowledgeFiles {
  const raw = readRaw(directory);
  if (!existsSync(parsed)) return parseAll(raw);
  const { digest, files } = parsedSchema.parse(JSON.parse(readFileSync(parsed, 'utf8')));
  return digest === digestOf(raw) ? new Map(Object.entries(files)) : parseAll(raw);
}

/** @throws Error naming the missing file. */
export function fileOf(files: KnowledgeFiles, name: string): unknown {
  if (!files.has(name)) throw new Error(`kb/${name} is missing`);
  return files.get(name);
}

/** Files of a folder by name without extension, such as `rules` for `incident/rules.yaml`. */
export function folderOf(files: KnowledgeFiles, folder: string): Record<string, unknown> {
  const inside = [...files].filter(([name]) => name.startsWith(`${folder}/`));
  return Object.fromEntries(
    inside.map(([name, content]) => [name.slice(folder.length + 1).replace(READABLE, ''), content]),
  );
}

/** Files of the folders in a folder, such as `ee` → `act` → content of `countries/ee/act.yaml`. */
export function foldersOf(
  files: KnowledgeFiles,
  folder: string,
): Record<string, Record<string, unknown>> {
  const found: Record<string, Record<string, unknown>> = {};
  for (const [place, content] of Object.entries(folderOf(files, folder))) {
    const [inner = '', name = ''] = place.split('/', 2);
    (found[inner] ??= {})[name] = content;
  }
  return found;
}
