/** A guide as an HTML page: no script, no external resources. */
import { escapeMarkup } from '../../shared/escape-markup.js';
import { foot, masthead, type NavigationLink } from '../pages/page-frame.js';
import { hashSource, HTML, ICON_LINK, policy, type Page } from '../pages/page.js';
import { WRITTEN_ADDRESS, type Doc } from './doc-files.js';
import { DOC_STYLE } from './doc-style.js';

/** `publicUrl`: without a trailing slash. */
export type DocModel = Readonly<{
  provider: string;
  publicUrl: string;
  version: string;
  kbVersion: string;
}>;

const NAVIGATION: readonly NavigationLink[] = [
  ['/docs', 'Guides'],
  ['/docs/errors', 'Errors'],
  ['/countries', 'Countries'],
  ['/console', 'Console'],
  ['/reference', 'Reference'],
  ['/graphql', 'GraphQL'],
];

const POLICY = policy({ 'style-src': hashSource(DOC_STYLE), 'img-src': 'data:' });

const addressOf = ({ slug }: Doc): string => `/docs/${slug}`;

export const atAddress = (text: string, address: string): string =>
  text.replaceAll(WRITTEN_ADDRESS, () => address);

function pageLink(doc: Doc, current: Doc | null): string {
  const mark = doc === current ? ' aria-current="page"' : '';
  return `<li><a href="${addressOf(doc)}"${mark}>${escapeMarkup(doc.title)}</a></li>`;
}

const groupsOf = (docs: readonly Doc[]): readonly (readonly [string, readonly Doc[]])[] =>
  [...new Set(docs.map(({ group }) => group))].map((name) => [
    name,
    docs.filter(({ group }) => group === name),
  ]);

const pageList = (docs: readonly Doc[], current: Doc | null): string =>
  groupsOf(docs)
    .map(([name, members]) => {
      const links = members.map((doc) => pageLink(doc, current)).join('');
      return `<h2>${name}</h2><ul>${links}</ul>`;
    })
    .join('');

function neighbours(docs: readonly Doc[], current: Doc): string {
  const at = docs.indexOf(current);
  const [before, after] = [docs[at - 1], docs[at + 1]];
  const link = (doc: Doc | undefined, arrow: (title: string) => string): string =>
    doc === undefined ? '' : `<a href="${addressOf(doc)}">${arrow(escapeMarkup(doc.title))}</a>`;
  return `<nav class="next" aria-label="Neighbouring pages">${link(before, (title) => `← ${title}`)}${link(after, (title) => `${title} →`)}</nav>`;
}

type Shown = Readonly<{ title: string; summary: string; article: string; current: Doc | null }>;

function frame(model: DocModel, docs: readonly Doc[], shown: Shown): Page {
  const { title, summary, article, current } = shown;
  const body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeMarkup(summary)}">
<title>${escapeMarkup(title)} · ${escapeMarkup(model.provider)}</title>${ICON_LINK}<style>${DOC_STYLE}</style></head>
<body>${masthead(model.provider, NAVIGATION)}
<div class="doc wrap"><main id="main"><article>${article}</article></main>
<nav class="pages" aria-label="Guides">${pageList(docs, current)}</nav></div>
${foot(model)}</body></html>
`;
  return { body, contentType: HTML, contentSecurityPolicy: POLICY };
}

export function docPage(model: DocModel, docs: readonly Doc[], current: Doc): Page {
  const text = atAddress(current.html, escapeMarkup(model.publicUrl));
  return frame(model, docs, { ...current, article: text + neighbours(docs, current), current });
}

const entry = (doc: Doc): string =>
  `<li><a href="${addressOf(doc)}">${escapeMarkup(doc.title)}<span>${escapeMarkup(doc.summary)}</span></a></li>`;

/** The page at `/docs`. */
export function docIndex(model: DocModel, docs: readonly Doc[]): Page {
  const summary = 'Short guides to the service; every command in them can be run as it is.';
  const lists = groupsOf(docs).map(
    ([name, members]) => `<h2>${name}</h2><ul class="links">${members.map(entry).join('')}</ul>`,
  );
  const article = `<h1>Guides</h1><p>${summary} The <a href="/reference">API reference</a> lists every operation with its fields.</p>${lists.join('')}`;
  return frame(model, docs, { title: 'Guides', summary, article, current: null });
}
