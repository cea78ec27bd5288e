/** Builds the pages of `/docs` from Markdown. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { DOC_FILE, type Doc } from '../../src/server/docs/doc-files.js';
import { deprecatedOperations } from './deprecated-operations.js';
import { DOC_LIST, type Listed } from './doc-list.js';
import { errorsPage } from './errors-page.js';
import { glossaryPage } from './glossary-page.js';
import { magicValues } from './magic-values.js';
import { render } from './render.js';

const ERROR_TEXTS = 'kb/texts/en/errors.yaml';
const DEPRECATED_PLACE = '<!-- deprecated operations -->';
const MAGIC_PLACE = '<!-- magic values -->';

const textsSchema = z.object({
  codes: z.record(z.string(), z.string()),
  types: z.record(z.string(), z.string()),
});

const textOf = (file: string): string => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

/** Pages generated from code, by slug. */
const GENERATED: Readonly<Record<string, () => string>> = {
  errors: () => errorsPage(textsSchema.parse(parse(textOf(ERROR_TEXTS)))),
  glossary: glossaryPage,
};

/** Markdown of a page. @throws Error if a file is missing */
export function markdownOf({ slug, file }: Listed): string {
  const generate = GENERATED[slug];
  if (generate !== undefined) return generate();
  if (file === null) throw new Error(`nothing generates the page ${slug}`);
  return textOf(file)
    .replace(DEPRECATED_PLACE, () =>
      deprecatedOperations(JSON.parse(textOf('schema/openapi.json'))),
    )
    .replace(MAGIC_PLACE, magicValues);
}

/** Removes the words after a fence's language, which configure tests. */
const forReaders = (markdown: string): string => markdown.replace(/^(```[a-z]+) .*$/gm, '$1');

export function buildDocs(): void {
  const made = DOC_LIST.map((listed): Doc => {
    const markdown = markdownOf(listed);
    const { slug, group } = listed;
    return { slug, group, ...render(markdown, slug), markdown: forReaders(markdown) };
  });
  const file = fileURLToPath(DOC_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(made));
}
