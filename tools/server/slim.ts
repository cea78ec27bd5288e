/** Reduces the memory of bundled files. */
import { readFile, writeFile } from 'node:fs/promises';
import { decode, encode, type SourceMapMappings } from '@jridgewell/sourcemap-codec';

type SourceMap = Readonly<{ sources: readonly string[]; mappings: string }>;

/** esbuild escapes these, except in regular expressions. */
const NOT_ASCII = /[^\0-\x7f]/g;
const ESCAPED = 6;

const escape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const grownBefore = (line: string, column: number): number =>
  [...line.slice(0, column).matchAll(NOT_ASCII)].length * (ESCAPED - 1);

/**
 * A character beyond Latin-1 doubles the memory of a whole file. Source maps keep only our own files:
 * mapping one line loads all of them, and packages would take 70 MB.
 */
export async function slim(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const map = JSON.parse(await readFile(`${file}.map`, 'utf8')) as SourceMap; // as esbuild has just written it
  const isOwn = map.sources.map((source) => !source.includes('node_modules/'));
  const lines = text.split('\n');
  const mappings = decode(map.mappings).map((segments, place) =>
    segments
      .filter(([, source]) => source !== undefined && isOwn[source] === true)
      .map(([column, ...rest]) => [column + grownBefore(lines[place] ?? '', column), ...rest]),
  );
  await writeFile(file, text.replace(NOT_ASCII, escape));
  // Each segment has as many parts as before.
  const encoded = encode(mappings as SourceMapMappings);
  await writeFile(`${file}.map`, JSON.stringify({ ...map, mappings: encoded }));
}
