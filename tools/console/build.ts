/** Builds the console for browsers: one script, one stylesheet, texts per language, and a manifest. */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildResult } from 'esbuild';
import { LANGUAGES } from '../../src/shared/language.js';
import { consoleTexts } from './console-texts.js';

const ENTRY = path.resolve('src/console/main.tsx');
const HASH_LENGTH = 10;

type Manifest = Readonly<{
  script: string;
  style: string;
  texts: Readonly<Record<string, string>>;
}>;

const bundle = (directory: string) =>
  build({
    entryPoints: [ENTRY],
    tsconfig: path.resolve('src/console/tsconfig.json'),
    outdir: directory,
    entryNames: 'console-[hash]',
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2022'],
    metafile: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });

function outputOf({ metafile }: BuildResult<{ metafile: true }>, ending: string) {
  const found = Object.entries(metafile.outputs).find(([name]) => name.endsWith(ending));
  if (found === undefined) throw new Error(`the console has no ${ending}`);
  return { name: path.basename(found[0]), bytes: found[1].bytes };
}

async function writeTexts(directory: string, language: string): Promise<[string, string]> {
  const text = JSON.stringify(await consoleTexts(language));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  const name = `texts-${language}-${hash}.json`;
  await writeFile(path.join(directory, name), text);
  return [language, name];
}

/** @param directory emptied first */
export async function buildConsole(directory: string): Promise<Readonly<{ scriptBytes: number }>> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const result = await bundle(directory);
  const script = outputOf(result, '.js');
  const texts = await Promise.all(LANGUAGES.map((language) => writeTexts(directory, language)));
  const manifest: Manifest = {
    script: script.name,
    style: outputOf(result, '.css').name,
    texts: Object.fromEntries(texts),
  };
  await writeFile(path.join(directory, 'manifest.json'), JSON.stringify(manifest));
  return { scriptBytes: script.bytes };
}
