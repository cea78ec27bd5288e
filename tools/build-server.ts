/**
 * `npm run server`: joins the compiled service and its packages in few files below `dist/server`, because finding and
 * linking some two thousand modules was half of a start. What a start does not need stays in files of its own.
 */
import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decode, encode, type SourceMapMappings } from '@jridgewell/sourcemap-codec';
import { build, type Plugin } from 'esbuild';

const COMPILED = path.resolve('dist/src');
const TARGET = path.resolve('dist/server');

/** Not installed, and wanted by nobody; large, and wanted by a reader of settings that has none in TypeScript to read. */
const LEFT_OUT = ['class-validator', 'typescript'];

/** At the top of each file, in names that no module has: ES modules have no `require`, and joined ones not their place. */
const HEAD = `
import { createRequire as joinedRequire } from 'node:module';
import { fileURLToPath as joinedPath } from 'node:url';
const require = joinedRequire(import.meta.url);
const joinedFrom = (file) => {
  const url = new URL(file, import.meta.url).href;
  return { url, filename: joinedPath(url), dirname: joinedPath(new URL('.', url)).slice(0, -1) };
};
`;

const ES_PLACE = /\bimport\.meta\.(url|dirname|filename)\b/g;
const COMMON_PLACE = /\b__(dir|file)name\b/;

/** What a module calls its own place, told by where it was before. */
function placeOf(file: string, text: string): string {
  const origin = `joinedFrom(${JSON.stringify(encodeURI(path.relative(TARGET, file)))})`;
  if (text.search(ES_PLACE) >= 0) return `const joinedOrigin = ${origin};`;
  const isCommon = COMMON_PLACE.test(text) && !/^(import|export) /m.test(text);
  return isCommon ? `var { filename: __filename, dirname: __dirname } = ${origin};` : '';
}

/** Code that looks for files beside itself finds them where they lie. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  setup: (bundle) => {
    bundle.onLoad({ filter: /\.[cm]?js$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8').replace(/^#!.*/, '');
      const head = placeOf(file, text);
      return head === '' ? null : { contents: head + text.replace(ES_PLACE, 'joinedOrigin.$1') };
    });
  },
};

type SourceMap = Readonly<{ sources: readonly string[]; mappings: string }>;

/** Written as escapes by esbuild, but for those in regular expressions. */
const NOT_ASCII = /[^\0-\x7f]/g;
const ESCAPED = 6;

const escape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const grownBefore = (line: string, column: number): number =>
  [...line.slice(0, column).matchAll(NOT_ASCII)].length * (ESCAPED - 1);

/**
 * One letter beyond Latin-1 doubles the memory of a whole file. Of the lines that a stack is mapped back to, the service's
 * own are left: whoever maps one reads all, and packages would take 70 MB.
 */
async function slim(file: string): Promise<void> {
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
  // Each has as many parts as it had before.
  const encoded = encode(mappings as SourceMapMappings);
  await writeFile(`${file}.map`, JSON.stringify({ ...map, mappings: encoded }));
}

await rm(TARGET, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: ['main', 'worker', 'cli'].map((name) => path.join(COMPILED, `${name}.js`)),
  outdir: TARGET,
  chunkNames: 'part-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  minifyWhitespace: true,
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'linked',
  metafile: true,
  external: LEFT_OUT,
  plugins: [keepPlaces],
  banner: { js: HEAD },
  logLevel: 'warning',
});
const scripts = Object.keys(metafile.outputs).filter((file) => file.endsWith('.js'));
await Promise.all(scripts.map(slim));
console.log(`server: ${String(Object.keys(metafile.inputs).length)} modules joined`);
