/**
 * `npm run server`: joins the compiled service and its packages in few files below `dist/server`, because finding and
 * linking some two thousand modules was half of a start. What a start does not need stays in files of its own.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { HEAD, keepPlaces } from './server/keep-places.js';
import { oneGraphql } from './server/one-graphql.js';
import { plainBuiltins } from './server/plain-builtins.js';
import { slim } from './server/slim.js';

const COMPILED = path.resolve('dist/src');
const TARGET = path.resolve('dist/server');

/** Not installed, and wanted by nobody; large, and wanted by a reader of settings that has none in TypeScript to read. */
const LEFT_OUT = ['class-validator', 'typescript'];

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
  // Libraries check no more than they do for their users in production; what we read of it we read ourselves.
  define: { 'process.env.NODE_ENV': '"production"' },
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'linked',
  metafile: true,
  external: LEFT_OUT,
  plugins: [oneGraphql, plainBuiltins, keepPlaces(TARGET)],
  banner: { js: HEAD },
  logLevel: 'warning',
});
const scripts = Object.keys(metafile.outputs).filter((file) => file.endsWith('.js'));
await Promise.all(scripts.map(slim));
console.log(`server: ${String(Object.keys(metafile.inputs).length)} modules joined`);
