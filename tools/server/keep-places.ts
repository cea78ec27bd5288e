/** esbuild plugin: bundled modules find the files next to their original location. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Head of each file, with names no module uses: ES modules have no `require`, and bundled ones have lost their
 * location.
 */
export const HEAD = `
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

function placeOf(file: string, text: string, target: string): string {
  const origin = `joinedFrom(${JSON.stringify(encodeURI(path.relative(target, file)))})`;
  if (text.search(ES_PLACE) >= 0) return `const joinedOrigin = ${origin};`;
  const isCommon = COMMON_PLACE.test(text) && !/^(import|export) /m.test(text);
  return isCommon ? `var { filename: __filename, dirname: __dirname } = ${origin};` : '';
}

/** Files whose packages are bundled with the service: they are resolved from there. */
const BESIDE = /\/dist\/src\/platform\/(stripe|calendar|vies)\//;

/** @param target folder of the bundled files; each begins with `HEAD` */
export const keepPlaces = (target: string): Plugin => ({
  name: 'keep-places',
  setup: (bundle) => {
    bundle.onLoad({ filter: /\.[cm]?js$/ }, ({ path: file }) => {
      if (BESIDE.test(file)) return null;
      const text = readFileSync(file, 'utf8').replace(/^#!.*/, '');
      const head = placeOf(file, text, target);
      return head === '' ? null : { contents: head + text.replace(ES_PLACE, 'joinedOrigin.$1') };
    });
  },
});
