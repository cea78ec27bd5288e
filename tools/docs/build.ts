/** Builds the pages of `/docs` from Markdown, with their script and search index. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { PROJECT_ROOT } from '../../src/config/env.js';
import {
  DOC_DIRECTORY,
  DOC_FILE,
  type BuiltDocs,
  type Doc,
} from '../../src/server/docs/doc-files.js';
import { DOC_LANGUAGES, type DocLanguage } from '../../src/server/docs/doc-languages.js';
import { DOC_LIST, GUIDES, type Listed } from './doc-list.js';
import { GENERATED, PLACES, placeIn } from './generated.js';
import { headingsOf, render, slugOf } from './render.js';
import { searchIndex } from './search-index.js';
import { assertSameStructure } from './structure.js';
import { linksIn, withExamples } from './translations.js';

const HASH_LENGTH = 16;

const textOf = (file: string): string => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

const translationFile = (slug: string, language: DocLanguage): string =>
  `${GUIDES}/${language}/${slug}.md`;

/** Slugs of the pages that exist in the language. */
export const translatedSlugs = (language: DocLanguage): readonly string[] =>
  DOC_LIST.map(({ slug }) => slug).filter((slug) =>
    existsSync(path.join(PROJECT_ROOT, translationFile(slug, language))),
  );

/** Source of the English page, with comments in place of its generated parts. @throws Error if a file is missing */
function sourceOf({ slug, file }: Listed): string {
  const generate = GENERATED[slug];
  if (generate !== undefined) return generate();
  if (file === null) throw new Error(`nothing generates the page ${slug}`);
  return textOf(file);
}

const withPlaces = (text: string, language: DocLanguage): string =>
  Object.keys(PLACES).reduce(
    (filled, place) => filled.replace(`<!-- ${place} -->`, () => placeIn(place, language)),
    text,
  );

/** English Markdown of a page. */
export const markdownOf = (listed: Listed): string => withPlaces(sourceOf(listed), 'en');

/** Markdown of a translation. @throws Error if its elements or examples are not those of the English page */
export function translatedMarkdown(listed: Listed, language: DocLanguage): string {
  try {
    const text = withExamples(textOf(translationFile(listed.slug, language)), sourceOf(listed));
    const whole = withPlaces(text, language);
    assertSameStructure(whole, markdownOf(listed));
    return linksIn(whole, language, translatedSlugs(language));
  } catch (cause) {
    throw new Error(`${language}/${listed.slug}: ${String(cause)}`, { cause });
  }
}

/** Removes the words after a fence's language, which configure tests, and the marks of tabs. */
const forReaders = (markdown: string): string =>
  markdown.replace(/^(```[a-z]+) .*$/gm, '$1').replace(/^<!-- \/?tabs -->\n\n?/gm, '');

/** Anchors are those of the English page, so that links and bookmarks fit every language. */
const anchorsOf = (listed: Listed): readonly string[] => headingsOf(markdownOf(listed)).map(slugOf);

function docOf(listed: Listed, language: DocLanguage, markdown: string): Doc {
  const { slug, group } = listed;
  const name = `${language}/${slug}`;
  const { headings, ...rendered } = render(markdown, {
    name,
    language,
    anchors: anchorsOf(listed),
  });
  return {
    slug,
    language,
    group,
    ...rendered,
    headings: [...headings],
    markdown: forReaders(markdown),
  };
}

/** A translation that no longer matches the English page is omitted, so readers get the English page; a test fails. */
function translationOf(listed: Listed, language: DocLanguage): readonly Doc[] {
  try {
    return [docOf(listed, language, translatedMarkdown(listed, language))];
  } catch (failure) {
    console.warn(String(failure));
    return [];
  }
}

function pagesOf(language: DocLanguage): readonly Doc[] {
  if (language === 'en') return DOC_LIST.map((listed) => docOf(listed, 'en', markdownOf(listed)));
  const slugs = translatedSlugs(language);
  return DOC_LIST.filter(({ slug }) => slugs.includes(slug)).flatMap((listed) =>
    translationOf(listed, language),
  );
}

/** Writes a file whose name changes with its content. @returns the name */
function writeAsset(name: string, ending: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  const file = `${name}-${hash}${ending}`;
  writeFileSync(new URL(file, DOC_DIRECTORY), text);
  return file;
}

function scriptText(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(PROJECT_ROOT, 'src/console/guides/main.ts')],
    tsconfig: path.join(PROJECT_ROOT, 'src/console/tsconfig.json'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2022'],
    legalComments: 'none',
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

export function buildDocs(): void {
  mkdirSync(fileURLToPath(DOC_DIRECTORY), { recursive: true });
  const pages = DOC_LANGUAGES.flatMap(pagesOf);
  const searchFile = (language: DocLanguage): string =>
    writeAsset(`search-${language}`, '.json', JSON.stringify(searchIndex(pages, language)));
  const built: BuiltDocs = {
    pages: [...pages],
    script: writeAsset('guides', '.js', scriptText()),
    search: { en: searchFile('en'), de: searchFile('de'), et: searchFile('et') },
  };
  writeFileSync(new URL(DOC_FILE, DOC_DIRECTORY), JSON.stringify(built));
}
