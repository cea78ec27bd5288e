/** A guide as an HTML page: readable without its script, no external resources. */
import { escapeMarkup } from '../../shared/escape-markup.js';
import { HOME_TEXTS } from '../pages/home-texts.js';
import { foot, masthead, type NavigationLink } from '../pages/page-frame.js';
import { hashSource, HTML, ICON_LINK, policy, type HtmlPage } from '../pages/page.js';
import { WRITTEN_ADDRESS, type Doc, type Docs } from './doc-files.js';
import { DOC_LANGUAGES, DOC_TEXTS, type DocLanguage } from './doc-languages.js';
import {
  addressOf,
  contentsOf,
  groupsOf,
  indexAddress,
  languageLinks,
  neighbours,
  pageList,
  pagesIn,
  translationsOf,
} from './doc-navigation.js';
import { DOC_STYLE } from './doc-style.js';
import { FONT_LINK } from '../pages/font-style.js';

/** `publicUrl`: without a trailing slash. `isStrict`: see D-384. */
export type DocModel = Readonly<{
  provider: string;
  publicUrl: string;
  version: string;
  isStrict: boolean;
  kbVersion: string;
}>;

const POLICY = policy({
  'font-src': "'self'",
  'script-src': "'self'",
  'style-src': hashSource(DOC_STYLE),
  'img-src': 'data:',
  'connect-src': "'self'",
});

export const atAddress = (text: string, address: string): string =>
  text.replaceAll(WRITTEN_ADDRESS, () => address);

function navigationIn(language: DocLanguage): readonly NavigationLink[] {
  const { guides, links } = DOC_TEXTS[language];
  const choice = language === 'en' ? '' : `?keel=${language}`;
  return [
    [indexAddress(language), guides],
    [addressOf({ slug: 'errors', language }), links.errors],
    [`/countries${choice}`, links.countries],
    [`/console${choice}`, links.console],
    ['/reference', links.reference],
    ['/graphql', 'GraphQL'],
  ];
}

/** `versions`: language and address of each. */
type Shown = Readonly<{
  title: string;
  summary: string;
  language: DocLanguage;
  versions: readonly (readonly [language: DocLanguage, address: string])[];
  article: string;
  contents: Readonly<{ wide: string; folded: string }>;
  current: Doc | null;
}>;

/** The script shows it; its height is reserved. */
function searchBox(index: string, language: DocLanguage): string {
  const { search, found, nothing } = DOC_TEXTS[language];
  return `<search class="search" data-index="${index}" data-found="${found}" data-nothing="${nothing}"><input type="search" placeholder="${search}" aria-label="${search}" autocomplete="off" spellcheck="false"><ul aria-label="${found}" hidden></ul><p role="status"></p></search>`;
}

/** Data of the script: its texts, and whether it may store anything but settings. */
function scriptData({ isStrict }: DocModel, language: DocLanguage): string {
  const { copied, running, close, keyNote, strictKeyNote, failed, answer } = DOC_TEXTS[language];
  const note = isStrict ? strictKeyNote : keyNote;
  const texts = JSON.stringify({ copied, running, close, keyNote: note, failed, answer });
  return `data-texts="${escapeMarkup(texts)}"${isStrict ? ' data-strict' : ''}`;
}

const alternates = ({ versions }: Shown, { publicUrl }: DocModel): string =>
  versions.length < 2
    ? ''
    : versions
        .map(
          ([language, address]) =>
            `<link rel="alternate" hreflang="${language}" href="${escapeMarkup(publicUrl)}${address}">`,
        )
        .join('');

function head(model: DocModel, { script }: Docs, shown: Shown): string {
  return `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeMarkup(shown.summary)}">
<title>${escapeMarkup(shown.title)} · ${escapeMarkup(model.provider)}</title>${ICON_LINK}${FONT_LINK}${alternates(shown, model)}<style>${DOC_STYLE}</style>
<script type="module" src="${script}"></script></head>`;
}

function frame(model: DocModel, docs: Docs, shown: Shown): HtmlPage {
  const { language, versions, article, contents, current } = shown;
  const { guides, skip, main, legal } = DOC_TEXTS[language];
  const list = pageList(pagesIn(docs.pages, language), current, language);
  const body = `<!doctype html>
<html lang="${language}">${head(model, docs, shown)}
<body ${scriptData(model, language)}>${masthead(model.provider, navigationIn(language), { skip, main })}
<div class="doc wrap"><div class="find">${searchBox(docs.search[language], language)}</div>
<main id="main">${languageLinks(versions, language)}${contents.folded}<article>${article}</article></main>
<nav class="pages" aria-label="${guides}">${list}</nav>${contents.wide}</div>
${foot(model, legal, HOME_TEXTS[language].knowledgeBase)}</body></html>
`;
  return { body, contentType: HTML, contentSecurityPolicy: POLICY };
}

export function docPage(model: DocModel, docs: Docs, current: Doc): HtmlPage {
  const { title, summary, language } = current;
  const text = atAddress(current.html, escapeMarkup(model.publicUrl));
  return frame(model, docs, {
    title,
    summary,
    language,
    versions: translationsOf(docs.pages, current).map((doc) => [doc.language, addressOf(doc)]),
    article: text + neighbours(pagesIn(docs.pages, language), current),
    contents: contentsOf(current),
    current,
  });
}

function entry(doc: Doc, language: DocLanguage): string {
  const isForeign = doc.language !== language;
  const marks = isForeign ? ` hreflang="${doc.language}" lang="${doc.language}"` : '';
  const note = isForeign ? ` <small lang="${language}">${DOC_TEXTS[language].english}</small>` : '';
  return `<li><a href="${addressOf(doc)}"${marks}>${escapeMarkup(doc.title)}${note}<span>${escapeMarkup(doc.summary)}</span></a></li>`;
}

/** The pages at `/docs` and `/docs/<language>`. */
export function docIndex(model: DocModel, docs: Docs, language: DocLanguage): HtmlPage {
  const { guides, summary, reference } = DOC_TEXTS[language];
  const lists = groupsOf(pagesIn(docs.pages, language), language).map(
    ([name, members]) =>
      `<h2>${name}</h2><ul class="links">${members.map((doc) => entry(doc, language)).join('')}</ul>`,
  );
  return frame(model, docs, {
    title: guides,
    summary,
    language,
    versions: DOC_LANGUAGES.map((one) => [one, indexAddress(one)]),
    article: `<h1>${guides}</h1><p>${summary} ${reference}</p>${lists.join('')}`,
    contents: { wide: '', folded: '' },
    current: null,
  });
}
