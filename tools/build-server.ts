/**
 * `npm run server`: bundles the compiled service into few files in `dist/server`, because resolving and linking about
 * two thousand modules took half of the startup. Modules not needed at startup stay in separate files.
 */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { HEAD, keepPlaces } from './server/keep-places.js';
import { oneGraphql } from './server/one-graphql.js';
import { plainBuiltins } from './server/plain-builtins.js';
import { recordPackages } from './supply/bundled-packages.js';
import { slim } from './server/slim.js';

const COMPILED = path.resolve('dist/src');
const TARGET = path.resolve('dist/server');

/** class-validator: optional, not installed. typescript: large, only for configuration files in TypeScript. */
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
  // Disables the development checks of libraries; our settings read NODE_ENV at run time.
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

/** Large packages that the service requires when it first needs them; each is one file without its own dependencies. */
const BESIDE = ['date-holidays', 'stdnum', 'stripe'];

async function bundleBeside(name: string) {
  const folder = path.join(TARGET, 'node_modules', name);
  const { metafile: made } = await build({
    stdin: { contents: `module.exports = require('${name}');`, resolveDir: path.resolve('.') },
    outfile: path.join(folder, 'index.js'),
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node22',
    minifyWhitespace: true,
    legalComments: 'linked',
    metafile: true,
    logLevel: 'warning',
  });
  await writeFile(
    path.join(folder, 'package.json'),
    `${JSON.stringify({ name, type: 'commonjs', main: 'index.js' })}\n`,
  );
  return made;
}

const beside = [];
for (const name of BESIDE) beside.push(await bundleBeside(name));
const packages = await recordPackages('server', [metafile, ...beside]);
const scripts = Object.keys(metafile.outputs).filter((file) => file.endsWith('.js'));
await Promise.all(scripts.map(slim));
console.log(
  `server: ${String(Object.keys(metafile.inputs).length)} modules of ${String(packages)} packages joined`,
);
