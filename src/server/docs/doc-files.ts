/** The guides as `npm run docs` makes them of their Markdown; read when one is first asked for, and then kept. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Address that stands in the guides; readers see the one that they came by. */
export const WRITTEN_ADDRESS = 'http://127.0.0.1:3000';

export const DOC_FILE = new URL('../../../docs/pages.json', import.meta.url);

/** `html`: made of `markdown` by our own build, below its heading. `group`: heading above its link. */
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

/** In their order. Read once; a reading that failed is tried again next time. */
export function docs(): Promise<readonly Doc[]> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
