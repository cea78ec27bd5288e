/** Guides, built by `npm run docs`; loaded on first request and cached. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Used in the guides; pages show the public address. */
export const WRITTEN_ADDRESS = 'http://127.0.0.1:3000';

export const DOC_FILE = new URL('../../../docs/pages.json', import.meta.url);

/** `html`: built from `markdown`, without heading. `group`: heading above its link. */
const docSchema = z.strictObject({
  slug: z.string(),
  group: z.string(),
  title: z.string(),
  summary: z.string(),
  markdown: z.string(),
  html: z.string(),
});

export type Doc = Readonly<z.infer<typeof docSchema>>;

const load = async (): Promise<readonly Doc[]> =>
  z.array(docSchema).parse(JSON.parse(await readFile(DOC_FILE, 'utf8')));

let loading: Promise<readonly Doc[]> | null = null;

/** A failed load is retried. */
export function docs(): Promise<readonly Doc[]> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
