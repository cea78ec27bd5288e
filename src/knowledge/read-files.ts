/** Reads and parses every YAML and CSV file of the knowledge base. */
import { createHash, hash } from 'node:crypto';
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

export function parseFile(name: string, bytes: Buffer): unknown {
  const text = bytes.toString('utf8');
  return name.endsWith('.csv') ? text : parseYaml(text, { uniqueKeys: true });
}

const parseAll = (raw: RawFiles, parse = parseFile): KnowledgeFiles =>
  new Map([...raw].map(([name, bytes]) => [name, parse(name, bytes)]));

/** @param parse for a tool that reads the folder several times */
export const readKnowledgeFiles = (directory: string, parse = parseFile): KnowledgeFiles =>
  parseAll(readRaw(directory), parse);

function digestOf(raw: RawFiles): string {
  const sum = createHash('sha256');
  for (const [name, bytes] of raw) sum.update(`${name}\n${bytes.byteLength}\n`).update(bytes);
  return sum.digest('hex');
}

export const filesDigest = (directory: string): string => digestOf(readRaw(directory));

const digestOfFile = (bytes: Buffer): string => hash('sha256', bytes, 'base64');

type ParsedFile = Readonly<{ digest: string; content: unknown }>;

const parsedSchema = z.custom<Readonly<Record<string, ParsedFile>>>(
  (value) => typeof value === 'object' && value !== null,
);

/** Parsed files with the digests of their sources, as JSON. */
export function toParsed(directory: string): string {
  const files = [...readRaw(directory)].map(([name, bytes]): [string, ParsedFile] => [
    name,
    { digest: digestOfFile(bytes), content: parseFile(name, bytes) },
  ]);
  return JSON.stringify(Object.fromEntries(files));
}

/**
 * Like `readKnowledgeFiles`, but parses only files that changed since: a tenth of the time if none did.
 * @param parsed path of a file written from `toParsed`; ignored if missing
 */
export function readParsedFiles(directory: string, parsed: string): KnowledgeFiles {
  const raw = readRaw(directory);
  if (!existsSync(parsed)) return parseAll(raw);
  const known = parsedSchema.parse(JSON.parse(readFileSync(parsed, 'utf8')));
  return parseAll(raw, (name, bytes) => {
    const file = known[name];
    return file?.digest === digestOfFile(bytes) ? file.content : parseFile(name, bytes);
  });
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
