/** Builds the console for browsers: scripts, one stylesheet, texts and questions per language, and a manifest. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildResult, type Metafile } from 'esbuild';
import { WEBHOOK_TYPES } from '../../src/modules/webhooks/domain/webhook.js';
import { LANGUAGES } from '../../src/shared/language.js';
import { fontStyle } from '../../src/server/pages/font-style.js';
import { bundleOffline } from '../offline/build.js';
import { consoleTexts } from './console-texts.js';
import { coverageCells } from './coverage.js';
import { offersIn } from './offers.js';
import { copyFonts } from './fonts.js';
import { mergeChunks } from './merge-chunks.js';
import { questionsIn } from './scoping-questions.js';

const ENTRY = path.resolve('src/console/main.tsx');
const BOOT = path.resolve('src/console/boot.ts');
const HASH_LENGTH = 10;

type ByLanguage = Readonly<Record<string, string>>;

/**
 * `boot`: starts loading the texts before the script has arrived. `chunks`: loaded by the script when a view needs
 * them. `rules`: the offline package.
 */
type Manifest = Readonly<{
  boot: string;
  script: string;
  style: string;
  chunks: readonly string[];
  fonts: readonly string[];
  rules: string;
  coverage: string;
  texts: ByLanguage;
  questions: ByLanguage;
  offers: ByLanguage;
}>;

const bundle = (directory: string) =>
  build({
    entryPoints: [ENTRY],
    tsconfig: path.resolve('src/console/tsconfig.json'),
    outdir: directory,
    entryNames: 'console-[hash]',
    chunkNames: 'part-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: ['es2022'],
    metafile: true,
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      WEBHOOK_EVENT_TYPES: JSON.stringify(WEBHOOK_TYPES),
    },
    banner: { css: fontStyle('swap') },
    logLevel: 'warning',
  });

function outputsOf({ metafile }: BuildResult<{ metafile: true }>) {
  const outputs = Object.entries(metafile.outputs).map(([file, { entryPoint }]) => ({
    name: path.basename(file),
    isEntry: entryPoint?.endsWith('src/console/main.tsx') === true,
  }));
  const script = outputs.find(({ name, isEntry }) => isEntry && name.endsWith('.js'));
  const style = outputs.find(({ name }) => name.endsWith('.css'));
  if (script === undefined || style === undefined) throw new Error('the console is incomplete');
  return { entry: script.name, style: style.name };
}

async function writeBoot(directory: string): Promise<string> {
  const { metafile } = await build({
    entryPoints: [BOOT],
    outdir: directory,
    entryNames: 'boot-[hash]',
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2022'],
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.outputs)
    .map((file) => path.basename(file))
    .join('');
}

const hashOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

async function writeHashed(directory: string, stem: string, content: unknown): Promise<string> {
  const text = JSON.stringify(content);
  const name = `${stem}-${hashOf(text)}.json`;
  await writeFile(path.join(directory, name), text);
  return name;
}

async function writeRules(directory: string): Promise<string> {
  const made = path.join(directory, 'rules.js');
  await bundleOffline(made);
  const name = `rules-${hashOf(await readFile(made))}.js`;
  await rename(made, path.join(directory, name));
  return name;
}

async function perLanguage(
  directory: string,
  stem: string,
  read: (language: (typeof LANGUAGES)[number]) => unknown,
): Promise<ByLanguage> {
  const written = LANGUAGES.map(async (language) => {
    const content = await read(language);
    return [language, await writeHashed(directory, `${stem}-${language}`, content)] as const;
  });
  return Object.fromEntries(await Promise.all(written));
}

/** @param directory emptied first */
export async function buildConsole(
  directory: string,
): Promise<Readonly<{ scriptBytes: number; metafile: Metafile }>> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const result = await bundle(directory);
  const { entry, style } = outputsOf(result);
  const { script, chunks } = await mergeChunks(directory, result.metafile, entry);
  const manifest: Manifest = {
    boot: await writeBoot(directory),
    script,
    style,
    chunks,
    fonts: await copyFonts(directory),
    rules: await writeRules(directory),
    coverage: await writeHashed(directory, 'coverage', coverageCells()),
    texts: await perLanguage(directory, 'texts', consoleTexts),
    questions: await perLanguage(directory, 'questions', questionsIn),
    offers: await perLanguage(directory, 'offers', offersIn),
  };
  await writeFile(path.join(directory, 'manifest.json'), JSON.stringify(manifest));
  const { size: scriptBytes } = await stat(path.join(directory, script));
  return { scriptBytes, metafile: result.metafile };
}
