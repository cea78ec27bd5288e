/** Pages of countries and their list: no script, no external resources. */
import { escapeMarkup } from '../../shared/escape-markup.js';
import type { Language } from '../../shared/language.js';
import { message, type MessageParams } from '../../shared/message.js';
import type { Texts } from '../../shared/texts.js';
import { foot, masthead, type NavigationLink } from '../pages/page-frame.js';
import { HTML, ICON_LINK, pagePolicy, type HtmlPage } from '../pages/page.js';
import type {
  CountryEntry,
  CountryPageModel,
  Fact,
  CountryRow,
  Section,
  ShownSource,
} from './country-model.js';
import { COUNTRY_STYLE } from './country-style.js';
import { FONT_LINK } from '../pages/font-style.js';

export type CountryFrame = Readonly<{
  texts: Texts;
  provider: string;
  version: string;
  kbVersion: string;
}>;

const POLICY = pagePolicy(COUNTRY_STYLE);

type Localize = (key: string, params?: MessageParams) => string;

const localizerOf =
  ({ texts }: CountryFrame, language: Language): Localize =>
  (key, params) =>
    texts.localize(message(key.includes(':') ? key : `country_page:${key}`, params), language);

const fact = ({ label, text }: Fact): string =>
  `<dt>${escapeMarkup(label)}</dt><dd>${escapeMarkup(text)}</dd>`;

const facts = (all: readonly Fact[]): string =>
  all.length === 0 ? '' : `<dl>${all.map(fact).join('')}</dl>`;

function sourceLine(source: ShownSource, t: Localize): string {
  const { act, provision, url, textDate, readDate } = source;
  const text = t('source', { act, provision, text: { day: textDate } });
  const reading = readDate === null ? t('unread') : t('read', { read: { day: readDate } });
  return `<p class="source"><a href="${escapeMarkup(url)}">${escapeMarkup(text)}</a>; ${escapeMarkup(reading)}</p>`;
}

const row = (
  { title, facts: some, quote, sources }: CountryRow,
  quoted: string,
  t: Localize,
): string =>
  `<div class="row"><h3>${escapeMarkup(title)}</h3>${facts(some)}${
    quote === null ? '' : `<blockquote lang="${quoted}">${escapeMarkup(quote)}</blockquote>`
  }${sources.map((source) => sourceLine(source, t)).join('')}</div>`;

function section({ id, title, rows }: Section, quoted: string, t: Localize): string {
  const inner = rows.map((one) => row(one, quoted, t)).join('');
  const none = `<p class="none">${escapeMarkup(t('none'))}</p>`;
  return `<section aria-labelledby="${id}"><h2 id="${id}">${escapeMarkup(title)}</h2>${inner === '' ? none : inner}</section>`;
}

const NAVIGATION = [
  ['/docs', 'links:page.navigation.guides'],
  ['/console', 'links:page.navigation.console'],
  ['/reference', 'console:foot.reference'],
] as const;

function headOf(language: Language, t: Localize, provider: string): string {
  const links: readonly NavigationLink[] = [
    [`/countries?keel=${language}`, escapeMarkup(t('all'))],
    ...NAVIGATION.map(([address, key]): NavigationLink => [address, escapeMarkup(t(key))]),
  ];
  const words = {
    skip: escapeMarkup(t('console:skip')),
    main: escapeMarkup(t('console:nav.label')),
  };
  return masthead(provider, links, words);
}

const footOf = (t: Localize, frame: CountryFrame): string =>
  foot(
    frame,
    escapeMarkup(t('console:foot.indicative')),
    escapeMarkup(t('console:foot.version', { version: '' }).trim()),
  );

type Shown = Readonly<{ title: string; body: string; language: Language }>;

function pageOf({ title, body, language }: Shown, frame: CountryFrame): HtmlPage {
  const t = localizerOf(frame, language);
  return {
    contentType: HTML,
    contentSecurityPolicy: POLICY,
    body: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)} · ${escapeMarkup(frame.provider)}</title>${ICON_LINK}${FONT_LINK}<style>${COUNTRY_STYLE}</style></head>
<body>${headOf(language, t, frame.provider)}
<main id="main"><div class="wrap">${body}<p class="source">${escapeMarkup(t('limits', { version: frame.kbVersion }))}</p></div></main>
${footOf(t, frame)}</body></html>
`,
  };
}

export function countryPage(model: CountryPageModel, frame: CountryFrame): HtmlPage {
  const { title, act, lead, sections, language, officialLanguage } = model;
  const t = localizerOf(frame, language);
  const body = `<h1>${escapeMarkup(title)}</h1><p class="lead" lang="${officialLanguage}">${escapeMarkup(act)}</p>${lead
    .map((text) => `<p class="lead">${escapeMarkup(text)}</p>`)
    .join('')}${facts(model.facts)}${sections
    .map((one) => section(one, officialLanguage, t))
    .join('')}`;
  return pageOf({ title, body, language }, frame);
}

export function countryList(
  entries: readonly CountryEntry[],
  language: Language,
  frame: CountryFrame,
): HtmlPage {
  const title = `NIS2: ${localizerOf(frame, language)('all')}`;
  const items = entries.map(
    ({ country, name, act }) =>
      `<li><a href="/countries/${country}?keel=${language}">${escapeMarkup(name)}<span>${escapeMarkup(act)}</span></a></li>`,
  );
  const body = `<h1>${escapeMarkup(title)}</h1><ul class="links">${items.join('')}</ul>`;
  return pageOf({ title, body, language }, frame);
}
