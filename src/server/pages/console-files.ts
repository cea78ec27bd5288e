/** Files of the console (`npm run console`), loaded on first request and cached. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { toAsset } from './page-assets.js';
import type { PageAsset } from './page.js';

const CONSOLE_ASSETS = '/console/assets';

const DIRECTORY = new URL('../../../console/', import.meta.url);

const manifestSchema = z.strictObject({
  script: z.string(),
  style: z.string(),
  texts: z.record(z.string(), z.string()),
});

/** `script`, `style`, `texts`: paths; `texts` by language. `files`: by path. */
export type ConsoleFiles = Readonly<{
  script: string;
  style: string;
  texts: Readonly<Record<string, string>>;
  files: ReadonlyMap<string, PageAsset>;
}>;

const pathOf = (name: string): string => `${CONSOLE_ASSETS}/${name}`;

const textOf = (name: string): Promise<string> =>
  readFile(fileURLToPath(new URL(name, DIRECTORY)), 'utf8');

async function load(): Promise<ConsoleFiles> {
  const { script, style, texts } = manifestSchema.parse(JSON.parse(await textOf('manifest.json')));
  const names = [script, style, ...Object.values(texts)];
  const files = names.map(
    async (name) => [pathOf(name), await toAsset(name, await textOf(name))] as const,
  );
  return {
    script: pathOf(script),
    style: pathOf(style),
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, name]) => [language, pathOf(name)]),
    ),
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
