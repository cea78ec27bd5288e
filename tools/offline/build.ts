/** Builds the offline package: one script for every environment, types, README. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { z } from 'zod';
import { PROJECT_ROOT } from '../../src/config/env.js';

const NAME = 'nis2-compliance-offline';
const ENTRY = 'src/offline/main';
const TARGET = ['es2022', 'node20'];

const inProject = (...parts: string[]): string => path.join(PROJECT_ROOT, ...parts);

const manifestSchema = z.object({ version: z.string(), license: z.string() });

function manifest(): string {
  const own = manifestSchema.parse(JSON.parse(readFileSync(inProject('package.json'), 'utf8')));
  const types = `./types/${ENTRY}.d.ts`;
  const made = {
    name: NAME,
    version: own.version,
    description: 'The NIS2 rules of the compliance gateway without a network',
    license: own.license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: { '.': { types, default: './main.js' } },
    files: ['main.js', 'types', 'README.md', 'LICENSE', 'NOTICE'],
  };
  return `${JSON.stringify(made, null, 2)}\n`;
}

/** @returns bytes of the script @throws Error if a package would be part of it */
export async function bundleOffline(outfile: string): Promise<number> {
  const { metafile } = await build({
    entryPoints: [inProject(`${ENTRY}.ts`)],
    outfile,
    absWorkingDir: PROJECT_ROOT,
    tsconfigRaw: '{}',
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    target: TARGET,
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  const foreign = Object.keys(metafile.inputs).filter((file) => !/^(src|schema)\//.test(file));
  if (foreign.length > 0) throw new Error(`the offline package contains ${foreign.join(', ')}`);
  return Object.values(metafile.outputs)[0]?.bytes ?? 0;
}

const IMPORT = /\bfrom '(\.[^']+)\.js'/g;

/** Copies a declaration and those that it imports. */
function copyTypes(from: string, to: string, file: string, done = new Set<string>()): void {
  if (done.has(file)) return;
  done.add(file);
  const text = readFileSync(path.join(from, `${file}.d.ts`), 'utf8');
  const target = path.join(to, `${file}.d.ts`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  for (const [, name = ''] of text.matchAll(IMPORT)) {
    copyTypes(from, to, path.join(path.dirname(file), name), done);
  }
}

function writeTypes(out: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'nis2-types-'));
  const compiler = inProject('node_modules/typescript/bin/tsc');
  const settings = ['--project', inProject('tools/config/tsconfig.offline.json')];
  execFileSync(process.execPath, [compiler, ...settings, '--outDir', folder], { stdio: 'inherit' });
  copyTypes(folder, path.join(out, 'types'), ENTRY);
  rmSync(folder, { recursive: true });
}

/** @param out emptied first */
export async function buildOffline(out: string): Promise<Readonly<{ bytes: number }>> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const bytes = await bundleOffline(path.join(out, 'main.js'));
  writeTypes(out);
  copyFileSync(inProject('src/offline/README.md'), path.join(out, 'README.md'));
  for (const name of ['LICENSE', 'NOTICE']) copyFileSync(inProject(name), path.join(out, name));
  writeFileSync(path.join(out, 'package.json'), manifest());
  return { bytes };
}
