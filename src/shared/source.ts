/**
 * Sources of legal statements. A reference names an act of `kb/sources.yaml`; a source adds its title, address and
 * dates.
 */
import type { Language } from './language.js';
import type { Message } from './message.js';

/** `act`: key in `kb/sources.yaml`. `provision`: such as `art 23(4)(a)`. */
export type SourceRef = Readonly<{ act: string; provision: string }>;

/** A message if the act has an official title in every language; a plain title if it is never translated. */
export type ActTitle = Message | string;

/**
 * high: official text read. medium: copy or extract read, or the place within the page not verified. low: not read.
 * secondary: known from other texts.
 */
export const SOURCE_CONFIDENCES = ['high', 'medium', 'low', 'secondary'] as const;
type SourceConfidence = (typeof SOURCE_CONFIDENCES)[number];

/**
 * `identifier`: the publisher's, where there is no CELEX number. `readDate`: YYYY-MM-DD; null if not read.
 * `hasUnverifiedPlaces`: places within the page (after `#`) come from the publisher's usual form and were not opened.
 */
export type Provenance = Readonly<{
  eli: string | null;
  celex: string | null;
  identifier: string | null;
  readDate: string | null;
  confidence: SourceConfidence;
  hasUnverifiedPlaces?: boolean;
}>;

/**
 * `positionDate`: date of the text that was read, YYYY-MM-DD. `url`: of the article, if the publisher addresses
 * articles. `provenance`: absent in versions of the law data that did not record it. `isNationalAct`: the act of the
 * country's record, under the title and address of the text that was read.
 */
export type Source = Readonly<{
  title: ActTitle;
  provision: string;
  url: string;
  positionDate: string;
  provenance?: Provenance;
  isNationalAct?: true;
}>;

/** Address of a provision: `pattern` is tried on its text; `{1}` in `url` is its first group. */
type ArticleAddress = Readonly<{ pattern: string; url: string }>;

export type Act = Omit<Source, 'provision'> & Readonly<{ articles?: readonly ArticleAddress[] }>;

export type Acts = Readonly<Record<string, Act>>;

/** Address of the provision; that of the act if no pattern fits. */
export function articleUrl(
  { url, articles = [] }: Pick<Act, 'url' | 'articles'>,
  provision: string,
): string {
  for (const { pattern, url: address } of articles) {
    const groups = new RegExp(pattern, 'u').exec(provision);
    if (groups !== null) {
      return address.replaceAll(/\{(\d)\}/gu, (_, n: string) => encodeURI(groups[Number(n)] ?? ''));
    }
  }
  return url;
}

/** An address is not served with more confidence than it was tried with. */
export function provenanceAt(provenance: Provenance, url: string): Provenance {
  const isUncertain = provenance.hasUnverifiedPlaces === true && url.includes('#');
  return isUncertain && provenance.confidence === 'high'
    ? { ...provenance, confidence: 'medium' }
    : provenance;
}

export function sourceOf(act: Act, provision: string): Source {
  const { title, positionDate, provenance } = act;
  const source = { title, provision, url: articleUrl(act, provision), positionDate };
  return provenance === undefined
    ? source
    : { ...source, provenance: provenanceAt(provenance, source.url) };
}

/** @throws Error if the act is unknown, a bug because the knowledge base is checked at start */
export function resolveSource(acts: Acts, reference: SourceRef): Source {
  const act = acts[reference.act];
  if (act === undefined) throw new Error(`kb/sources.yaml has no act "${reference.act}"`);
  return sourceOf(act, reference.provision);
}

const identities = new WeakMap<Source, string>();

/** Sources of one act and provision are the same source. */
export function sourceIdentity(source: Source): string {
  const known = identities.get(source);
  if (known !== undefined) return known;
  const { title, provision } = source;
  const identity = `${typeof title === 'string' ? title : title.key} ${provision}`;
  identities.set(source, identity);
  return identity;
}

/** ISO 639-3 codes, as in addresses of EUR-Lex. */
const EUR_LEX_CODES: Readonly<Record<Language, string>> = {
  bg: 'bul',
  cs: 'ces',
  da: 'dan',
  de: 'deu',
  el: 'ell',
  en: 'eng',
  es: 'spa',
  et: 'est',
  fi: 'fin',
  fr: 'fra',
  hr: 'hrv',
  hu: 'hun',
  it: 'ita',
  lt: 'lit',
  lv: 'lav',
  nl: 'nld',
  pl: 'pol',
  pt: 'por',
  ro: 'ron',
  sk: 'slk',
  sl: 'slv',
  sv: 'swe',
};

/** EUR-Lex has a page of each act per language; other addresses stay. */
export const urlIn = (url: string, language: Language): string =>
  url.startsWith('https://eur-lex.europa.eu/')
    ? url.replace('/oj/eng', `/oj/${EUR_LEX_CODES[language]}`)
    : url;

/** In brackets at the end of a title. */
const SHORT_TITLE = /\(([^()]+)\)$/;

/**
 * A provision beside the name of its act: many end in the short title, which would name the act twice.
 *
 * @param shortTitle of the act; default: the one in brackets at the end of its title
 */
export function provisionBeside(
  act: string,
  provision: string,
  shortTitle = SHORT_TITLE.exec(act)?.[1],
): string {
  return shortTitle === undefined ? provision : provision.replace(` ${shortTitle}`, '');
}
