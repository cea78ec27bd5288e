/** Files of the console (`npm run console`), loaded on first request and cached. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { toAsset } from './page-assets.js';
import type { PageAsset } from './page.js';
import { lazyLoad } from '../../shared/lazy.js';

const CONSOLE_ASSETS = '/console/assets';

const DIRECTORY = new URL('../../../console/', import.meta.url);

const byLanguageSchema = z.record(z.string(), z.string());

const manifestSchema = z.strictObject({
  boot: z.string(),
  script: z.string(),
  style: z.string(),
  chunks: z.array(z.string()),
  fonts: z.array(z.string()),
  rules: z.string(),
  coverage: z.string(),
  texts: byLanguageSchema,
  questions: byLanguageSchema,
  offers: byLanguageSchema,
});

/**
 * Paths of the files. `rules`: the offline package. `coverage`: of the matrix. `texts`, `questions`, `offers`: by language. `files`: by path, also those that
 * the script loads by itself.
 */
export type ConsoleFiles = Readonly<{
  boot: string;
  script: string;
  style: string;
  rules: string;
  coverage: string;
  texts: Readonly<Record<string, string>>;
  questions: Readonly<Record<string, string>>;
  offers: Readonly<Record<string, string>>;
  files: ReadonlyMap<string, PageAsset>;
}>;

const pathOf = (name: string): string => `${CONSOLE_ASSETS}/${name}`;

const bytesOf = (name: string): Promise<Buffer> =>
  readFile(fileURLToPath(new URL(name, DIRECTORY)));

const pathsOf = (names: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, pathOf(name)]));

async function load(): Promise<ConsoleFiles> {
  const manifest = manifestSchema.parse(JSON.parse(String(await bytesOf('manifest.json'))));
  const { boot, script, style, chunks, fonts, rules, coverage, texts, questions, offers } =
    manifest;
  const perLanguage = [texts, questions, offers].flatMap((paths) => Object.values(paths));
  const files = [boot, script, style, ...chunks, ...fonts, rules, coverage, ...perLanguage].map(
    async (name) => [pathOf(name), await toAsset(name, await bytesOf(name))] as const,
  );
  return {
    boot: pathOf(boot),
    script: pathOf(script),
    style: pathOf(style),
    rules: pathOf(rules),
    coverage: pathOf(coverage),
    texts: pathsOf(texts),
    questions: pathsOf(questions),
    offers: pathsOf(offers),
    files: new Map(await Promise.all(files)),
  };
}

export const consoleFiles = lazyLoad(load);
