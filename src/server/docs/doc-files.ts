/** Guides, built by `npm run docs`; loaded on first request and cached. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { toAsset } from '../pages/page-assets.js';
import type { PageAsset } from '../pages/page.js';
import { DOC_GROUPS, DOC_LANGUAGES, type DocLanguage } from './doc-languages.js';
import { lazyLoad } from '../../shared/lazy.js';

/** Used in the guides; pages show the public address. */
export const WRITTEN_ADDRESS = 'http://127.0.0.1:3000';

export const DOC_DIRECTORY = new URL('../../../docs/', import.meta.url);
export const DOC_FILE = 'pages.json';

const DOC_ASSETS = '/docs/assets';

/** `id`: anchor. `depth`: 2 or 3. */
const headingSchema = z.strictObject({ id: z.string(), text: z.string(), depth: z.int() });
export type DocHeading = Readonly<z.infer<typeof headingSchema>>;

/** `html`: built from `markdown`, with its heading. `headings`: of the contents of the page. */
const docSchema = z.strictObject({
  slug: z.string(),
  language: z.enum(DOC_LANGUAGES),
  group: z.enum(DOC_GROUPS),
  title: z.string(),
  summary: z.string(),
  headings: z.array(headingSchema),
  markdown: z.string(),
  html: z.string(),
});

export type Doc = Readonly<z.infer<typeof docSchema>>;

/** `script`, `search`: names of files beside it; `search` by language. */
const builtSchema = z.strictObject({
  pages: z.array(docSchema),
  script: z.string(),
  search: z.record(z.enum(DOC_LANGUAGES), z.string()),
});

export type BuiltDocs = Readonly<z.infer<typeof builtSchema>>;

/** `script`, `search`: paths. `files`: by path. */
export type Docs = Readonly<{
  pages: readonly Doc[];
  script: string;
  search: Readonly<Record<DocLanguage, string>>;
  files: ReadonlyMap<string, PageAsset>;
}>;

const textOf = (name: string): Promise<string> => readFile(new URL(name, DOC_DIRECTORY), 'utf8');

const pathOf = (name: string): string => `${DOC_ASSETS}/${name}`;

async function load(): Promise<Docs> {
  const { pages, script, search } = builtSchema.parse(JSON.parse(await textOf(DOC_FILE)));
  const files = [script, ...Object.values(search)].map(
    async (name) => [pathOf(name), await toAsset(name, await textOf(name))] as const,
  );
  return {
    pages,
    script: pathOf(script),
    search: { en: pathOf(search.en), de: pathOf(search.de), et: pathOf(search.et) },
    files: new Map(await Promise.all(files)),
  };
}

export const docs = lazyLoad(load);
