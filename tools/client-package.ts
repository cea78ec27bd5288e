/**
 * `npm run client:build`: builds the npm package of the client into `dist/client` or the given folder;
 * then `npm pack ./dist/client`. Dependencies and versions come from our package.json. `npm run types` checks the types.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { PROJECT_ROOT } from '../src/config/env.js';
import { bundleOffline } from './offline/build.js';

const OUT = path.resolve(process.argv[2] ?? path.join(PROJECT_ROOT, 'dist/client'));
const ENTRY = './lib/src/client';

const manifestSchema = z.object({
  version: z.string(),
  license: z.string(),
  dependencies: z.record(z.string(), z.string()),
});

const inProject = (...parts: string[]): string => path.join(PROJECT_ROOT, ...parts);

/** Names of the packages that a text imports, such as `@a/b` for `@a/b/c`. */
function packagesIn(text: string): string[] {
  const found = [...text.matchAll(/\bfrom ['"]([^.'"][^'"]*)['"]/g)].map(([, name]) => name ?? '');
  return found
    .filter((name) => !name.startsWith('node:'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

/** The installed version, which our tests ran with. */
function versionOf(name: string, known: Readonly<Record<string, string>>): string {
  const file = inProject('node_modules', name, 'package.json');
  const installed = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8')));
  return known[name] ?? installed.version;
}

function dependencies(known: Readonly<Record<string, string>>): Record<string, string> {
  const files = globSync('lib/**/*.{js,d.ts}', { cwd: OUT });
  const names = files.flatMap((file) => packagesIn(readFileSync(path.join(OUT, file), 'utf8')));
  // graphql is a peer dependency of two of them.
  const all = [...new Set([...names, 'graphql'])].sort();
  return Object.fromEntries(all.map((name) => [name, `^${versionOf(name, known)}`]));
}

const entry = (name: string) => ({
  types: `${ENTRY}/${name}.d.ts`,
  default: `${ENTRY}/${name}.js`,
});

function manifest(): string {
  const own = manifestSchema.parse(JSON.parse(readFileSync(inProject('package.json'), 'utf8')));
  const made = {
    name: 'nis2-compliance-client',
    version: own.version,
    description: 'Client of the NIS2 compliance gateway for Node.js and browsers',
    license: own.license,
    publishConfig: { access: 'public', provenance: true },
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: {
      '.': entry('main'),
      './english': entry('english/main'),
      './package.json': './package.json',
    },
    bin: { nis2: `${ENTRY}/cli/main.js`, 'nis2-compliance-client': `${ENTRY}/cli/main.js` },
    files: ['lib', 'README.md', 'LICENSE', 'NOTICE'],
    dependencies: dependencies(own.dependencies),
  };
  return `${JSON.stringify(made, null, 2)}\n`;
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const compiler = inProject('node_modules/typescript/bin/tsc');
const settings = inProject('tools/config/tsconfig.client.json');
const target = ['--outDir', path.join(OUT, 'lib')];
execFileSync(process.execPath, [compiler, '--project', settings, ...target], { stdio: 'inherit' });
// For `nis2 scope --offline`.
await bundleOffline(path.join(OUT, 'lib/offline/main.js'));
copyFileSync(inProject('src/client/README.md'), path.join(OUT, 'README.md'));
for (const name of ['LICENSE', 'NOTICE']) copyFileSync(inProject(name), path.join(OUT, name));
writeFileSync(path.join(OUT, 'package.json'), manifest());
