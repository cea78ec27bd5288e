/** Reduces the memory of bundled files. */
import { readFile, writeFile } from 'node:fs/promises';
import { decode, encode, type SourceMapMappings } from '@jridgewell/sourcemap-codec';

type SourceMap = Readonly<{ sources: readonly string[]; mappings: string }>;

/** esbuild escapes these, except in regular expressions. */
const NOT_ASCII = /[^\0-\x7f]/g;
const ESCAPED = 6;

const escape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

type Segments = SourceMapMappings[number];

/** @param segments of the line in the order of their columns */
function movedColumns(line: string, segments: Segments): Segments {
  const escaped = [...line.matchAll(NOT_ASCII)].map(({ index }) => index);
  let before = 0;
  return segments.map(([column, ...rest]) => {
    while ((escaped[before] ?? column) < column) before += 1;
    // Each segment has as many parts as before.
    return [column + before * (ESCAPED - 1), ...rest] as Segments[number];
  });
}

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
    movedColumns(
      lines[place] ?? '',
      segments.filter(([, source]) => source !== undefined && isOwn[source] === true),
    ),
  );
  await writeFile(file, text.replace(NOT_ASCII, escape));
  await writeFile(`${file}.map`, JSON.stringify({ ...map, mappings: encode(mappings) }));
}
