/** Files of the console (`npm run console`), loaded on first request and cached. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { toAsset } from './page-assets.js';
import type { PageAsset } from './page.js';

const CONSOLE_ASSETS = '/console/assets';

const DIRECTORY = new URL('../../../console/', import.meta.url);

const byLanguageSchema = z.record(z.string(), z.string());

const manifestSchema = z.strictObject({
  script: z.string(),
  style: z.string(),
  chunks: z.array(z.string()),
  rules: z.string(),
  coverage: z.string(),
  texts: byLanguageSchema,
  questions: byLanguageSchema,
});

/**
 * Paths of the files. `rules`: the offline package. `coverage`: of the matrix. `texts`, `questions`: by language. `files`: by path, also those that
 * the script loads by itself.
 */
export type ConsoleFiles = Readonly<{
  script: string;
  style: string;
  rules: string;
  coverage: string;
  texts: Readonly<Record<string, string>>;
  questions: Readonly<Record<string, string>>;
  files: ReadonlyMap<string, PageAsset>;
}>;

const pathOf = (name: string): string => `${CONSOLE_ASSETS}/${name}`;

const textOf = (name: string): Promise<string> =>
  readFile(fileURLToPath(new URL(name, DIRECTORY)), 'utf8');

const pathsOf = (names: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, pathOf(name)]));

async function load(): Promise<ConsoleFiles> {
  const manifest = manifestSchema.parse(JSON.parse(await textOf('manifest.json')));
  const { script, style, chunks, rules, coverage, texts, questions } = manifest;
  const perLanguage = [...Object.values(texts), ...Object.values(questions)];
  const files = [script, style, ...chunks, rules, coverage, ...perLanguage].map(
    async (name) => [pathOf(name), await toAsset(name, await textOf(name))] as const,
  );
  return {
    script: pathOf(script),
    style: pathOf(style),
    rules: pathOf(rules),
    coverage: pathOf(coverage),
    texts: pathsOf(texts),
    questions: pathsOf(questions),
    files: new Map(await Promise.all(files)),
  };
}

let loading: Promise<ConsoleFiles> | null = null;

/** A failed load is retried. */
export function consoleFiles(): Promise<ConsoleFiles> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
