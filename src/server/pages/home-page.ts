/** The page at `/`. No script, no external resources. */
import { escapeMarkup } from '../../shared/escape-markup.js';
import { HTML, ICON_LINK, pagePolicy, type HtmlPage } from './page.js';
import type { ConsoleModel } from './console-page.js';
import { HOME_STYLE } from './home-style.js';
import { HOME_LANGUAGES, HOME_TEXTS, type HomeLanguage } from './home-texts.js';
import { HOME_LINKS, type HomeTexts } from './home-texts/home-text-types.js';
import { foot, masthead, type NavigationLink } from './page-frame.js';
import { FONT_LINK } from './font-style.js';

/** `access`: as text, such as "any key". */
type RouteLine = Readonly<{ method: string; path: string; access: string; summary: string }>;

/** `publicUrl`: without a trailing slash. */
export type HomeModel = Readonly<{
  limits: ConsoleModel['limits'];
  provider: string;
  publicUrl: string;
  version: string;
  isStrict: boolean;
  kbVersion: string;
  routes: readonly RouteLine[];
}>;

/** Languages into which the guides are translated. */
const GUIDE_LANGUAGES: readonly HomeLanguage[] = ['de', 'et'];

/** Addresses whose pages exist in the language keep it. */
function localized(path: string, language: HomeLanguage): string {
  if (language === 'en') return path;
  if (path === '/docs') return GUIDE_LANGUAGES.includes(language) ? `/docs/${language}` : path;
  return /^\/(console|countries)/.test(path) ? `${path}?keel=${language}` : path;
}

function navigationOf(language: HomeLanguage): readonly NavigationLink[] {
  const { navigation } = HOME_TEXTS[language];
  return [
    ['#start', navigation.start],
    [localized('/docs', language), navigation.guides],
    [localized('/console', language), navigation.console],
    [localized('/console/plans', language), navigation.prices],
    ['#endpoints', navigation.endpoints],
    ['/reference', navigation.reference],
    ['/graphql', navigation.graphql],
    ['/v1/status', navigation.status],
  ];
}

const card = ([title, text]: readonly [string, string]): string =>
  `<li><h3>${title}</h3><p>${text}</p></li>`;

/** Names of operations are code. */
const formatted = (text: string): string =>
  escapeMarkup(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function routeRow({ method, path, access, summary }: RouteLine, language: HomeLanguage): string {
  const { access: words, purposes, endpoints } = HOME_TEXTS[language];
  const purpose = purposes[`${method} ${path.replace('/v1/', '')}`];
  // A new endpoint has the summary of the contract until it is translated.
  const lang = language === 'en' || purpose !== undefined ? '' : ' lang="en"';
  return `<tr>
<td><span class="method ${method === 'GET' ? 'get' : 'post'}">${escapeMarkup(method)}</span></td>
<td><code>${escapeMarkup(path)}</code></td><td${lang}>${formatted(purpose ?? summary)}</td>
<td class="access"><span class="label">${endpoints.access}: </span>${escapeMarkup(words[access] ?? access)}</td></tr>`;
}

const addressIn = (language: HomeLanguage): string => `/?keel=${language}`;

/** `/` itself depends on the reader's languages. */
const ALTERNATES = [
  ...HOME_LANGUAGES.map((language) => [language, addressIn(language)] as const),
  ['x-default', '/'] as const,
]
  .map(([language, address]) => `<link rel="alternate" hreflang="${language}" href="${address}">`)
  .join('');

const head = (
  { provider }: HomeModel,
  { description }: HomeTexts,
): string => `<head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${description}">
<title>${escapeMarkup(provider)}</title>${ICON_LINK}${FONT_LINK}${ALTERNATES}<style>${HOME_STYLE}</style></head>`;

function languageLinks(current: HomeLanguage): string {
  const links = HOME_LANGUAGES.map((language) => {
    const mark = language === current ? ' aria-current="true"' : '';
    return `<li><a href="${addressIn(language)}" lang="${language}" hreflang="${language}"${mark}>${HOME_TEXTS[language].own}</a></li>`;
  });
  return `<nav class="languages wrap" aria-label="${HOME_TEXTS[current].languages}"><ul>${links.join('')}</ul></nav>`;
}

function hero(language: HomeLanguage): string {
  const { kicker, title, lead, actions } = HOME_TEXTS[language];
  return `<div class="hero wrap"><p class="kicker">${kicker}</p>
<h1>${title}</h1>
<p class="lead">${lead}</p>
<div class="actions"><a class="button first" href="#start">${actions.key}</a><a class="button" href="${localized('/docs', language)}">${actions.guides}</a><a class="button" href="/reference">${actions.reference}</a><a class="button" href="${localized('/console', language)}">${actions.console}</a></div></div>`;
}

const offers = ({
  offers: { title, intro, cards },
}: HomeTexts): string => `<section aria-labelledby="offers"><div class="wrap"><h2 id="offers">${title}</h2>
<p class="intro">${intro}</p>
<ul class="cards">${cards.map(card).join('')}</ul></div></section>`;

const step = ([title, text]: readonly [string, string], code: string): string =>
  `<li><div><h3>${title}</h3><p>${text}</p>
<pre tabindex="0"><code>${code}</code></pre></div></li>`;

/** The commands work as written, in this order. */
function start({ publicUrl }: HomeModel, language: HomeLanguage): string {
  const { title, intro, signUp, ask, graphql } = HOME_TEXTS[language].start;
  const base = escapeMarkup(publicUrl);
  const steps = [
    step(
      signUp,
      `curl ${base}/v1/signup \\
  -H 'Content-Type: application/json' \\
  -d '{"nimi": "Example Law", "email": "you@example.org", "roll": "lawyer_firm"}'`,
    ),
    step(
      ask,
      `export NIS2_KEY=<span class="c">nis2_test_lawyer_firm_…</span>

curl ${base}/v1/scoping \\
  -H "X-API-Key: $NIS2_KEY" -H 'Content-Type: application/json' \\
  -d '{"tootajad": 120, "kaive_meur": 25, "sektor": "energy_electricity", "riik": "ee", "keel": "${language}"}'`,
    ),
    step(
      graphql,
      `curl ${base}/graphql \\
  -H "X-API-Key: $NIS2_KEY" -H 'Content-Type: application/json' \\
  -d '{"query": "{ scoping(tootajad: 120, sektor: \\"energy_electricity\\") { klassifikatsioon } }"}'`,
    ),
  ];
  return `<section id="start" aria-labelledby="begin"><div class="wrap"><h2 id="begin">${title}</h2>
<p class="intro">${intro}</p>
<ol class="steps">${steps.join('')}</ol></div></section>`;
}

function endpoints({ routes }: HomeModel, language: HomeLanguage): string {
  const { title, caption, method, path, purpose, access } = HOME_TEXTS[language].endpoints;
  const heads = [method, path, purpose, access].map((name) => `<th scope="col">${name}</th>`);
  return `<section id="endpoints" aria-labelledby="paths"><div class="wrap"><h2 id="paths">${title}</h2>
<table><caption>${caption}</caption>
<thead><tr>${heads.join('')}</tr></thead>
<tbody>${routes.map((route) => routeRow(route, language)).join('')}</tbody></table></div></section>`;
}

function further(language: HomeLanguage): string {
  const { further: title, links } = HOME_TEXTS[language];
  const items = HOME_LINKS.map((path) => {
    const [name, text] = links[path];
    return `<li><a href="${localized(path, language)}">${name}<span>${text}</span></a></li>`;
  });
  return `<section aria-labelledby="more"><div class="wrap"><h2 id="more">${title}</h2><ul class="links">${items.join('')}</ul></div></section>`;
}

export function homePage(model: HomeModel, language: HomeLanguage = 'en'): HtmlPage {
  const texts = HOME_TEXTS[language];
  const { skip, main, legal, knowledgeBase } = texts;
  const body = `<!doctype html>
<html lang="${language}">${head(model, texts)}
<body>${masthead(model.provider, navigationOf(language), { skip, main })}
<main id="main">${languageLinks(language)}${hero(language)}${offers(texts)}${start(model, language)}${endpoints(model, language)}${further(language)}</main>
${foot(model, legal, knowledgeBase)}</body></html>
`;
  return {
    body,
    contentType: HTML,
    contentSecurityPolicy: pagePolicy(HOME_STYLE),
  };
}
