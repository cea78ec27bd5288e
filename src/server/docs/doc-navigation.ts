/** Links around a guide: list of pages, neighbours, languages, contents of the page. */
import { escapeMarkup } from '../../shared/escape-markup.js';
import type { Doc } from './doc-files.js';
import { DOC_GROUPS, DOC_LANGUAGES, DOC_TEXTS, type DocLanguage } from './doc-languages.js';

/** English pages have no language in their address. */
export const addressOf = ({ slug, language }: Pick<Doc, 'slug' | 'language'>): string =>
  language === 'en' ? `/docs/${slug}` : `/docs/${language}/${slug}`;

export const indexAddress = (language: DocLanguage): string =>
  language === 'en' ? '/docs' : `/docs/${language}`;

/** Every page once, in the language if it is translated, else in English. */
export const pagesIn = (pages: readonly Doc[], language: DocLanguage): readonly Doc[] =>
  pages
    .filter((doc) => doc.language === 'en')
    .map((doc) => pages.find((one) => one.slug === doc.slug && one.language === language) ?? doc);

export const translationsOf = (pages: readonly Doc[], { slug }: Doc): readonly Doc[] =>
  DOC_LANGUAGES.flatMap((language) =>
    pages.filter((doc) => doc.slug === slug && doc.language === language),
  );

/** Attributes of a link into another language. */
const foreign = (doc: Doc, language: DocLanguage): string =>
  doc.language === language ? '' : ` hreflang="${doc.language}" lang="${doc.language}"`;

function pageLink(doc: Doc, current: Doc | null, language: DocLanguage): string {
  const mark = doc === current ? ' aria-current="page"' : '';
  const note =
    doc.language === language
      ? ''
      : ` <small lang="${language}">${DOC_TEXTS[language].english}</small>`;
  return `<li><a href="${addressOf(doc)}"${mark}${foreign(doc, language)}>${escapeMarkup(doc.title)}${note}</a></li>`;
}

type Grouped = readonly (readonly [name: string, members: readonly Doc[]])[];

/** @param pages each once, as `pagesIn` returns them */
export const groupsOf = (pages: readonly Doc[], language: DocLanguage): Grouped =>
  DOC_GROUPS.map((group) => [
    DOC_TEXTS[language].groups[group],
    pages.filter((doc) => doc.group === group),
  ]);

export const pageList = (
  pages: readonly Doc[],
  current: Doc | null,
  language: DocLanguage,
): string =>
  groupsOf(pages, language)
    .map(([name, members]) => {
      const links = members.map((doc) => pageLink(doc, current, language)).join('');
      return `<h2>${name}</h2><ul>${links}</ul>`;
    })
    .join('');

export function neighbours(pages: readonly Doc[], current: Doc): string {
  const { language } = current;
  const at = pages.indexOf(current);
  const [before, after] = [pages[at - 1], pages[at + 1]];
  const link = (doc: Doc | undefined, arrow: (title: string) => string): string =>
    doc === undefined
      ? ''
      : `<a href="${addressOf(doc)}"${foreign(doc, language)}>${arrow(escapeMarkup(doc.title))}</a>`;
  return `<nav class="next" aria-label="${DOC_TEXTS[language].neighbours}">${link(before, (title) => `← ${title}`)}${link(after, (title) => `${title} →`)}</nav>`;
}

/** Empty if there is nothing to choose. @param options language and address of each version */
export function languageLinks(
  options: readonly (readonly [language: DocLanguage, address: string])[],
  current: DocLanguage,
): string {
  if (options.length < 2) return '';
  const links = options.map(([language, address]) => {
    const mark = language === current ? ' aria-current="true"' : '';
    return `<li><a href="${address}" lang="${language}" hreflang="${language}"${mark}>${DOC_TEXTS[language].own}</a></li>`;
  });
  return `<nav class="languages" aria-label="${DOC_TEXTS[current].languages}"><ul>${links.join('')}</ul></nav>`;
}

/** Pages with fewer headings need no list of them. */
const MIN_HEADINGS = 2;

/** Beside the text on wide screens, folded above it on others; one of them is displayed. */
export function contentsOf({
  headings,
  language,
}: Doc): Readonly<{ wide: string; folded: string }> {
  const shown = headings.filter(({ depth }) => depth === 2);
  if (shown.length < MIN_HEADINGS) return { wide: '', folded: '' };
  const { contents } = DOC_TEXTS[language];
  const links = shown.map(
    ({ id, text }) => `<li><a href="#${escapeMarkup(id)}">${escapeMarkup(text)}</a></li>`,
  );
  const list = `<ul>${links.join('')}</ul>`;
  return {
    wide: `<nav class="contents" aria-label="${contents}"><h2>${contents}</h2>${list}</nav>`,
    folded: `<details class="folded"><summary>${contents}</summary>${list}</details>`,
  };
}
