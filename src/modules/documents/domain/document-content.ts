/**
 * Texts of a document by section, without what differs between two generations of the same content: its number,
 * dates and the version of the law data. Two versions are compared by this, never by the bytes of their files.
 */
import type { TagRow, Tags } from '../../../shared/template-fields.js';

/** Texts of one section, in order. */
export type SectionContent = Readonly<{ title: string; texts: readonly string[] }>;

/** Digests of the texts by section; holds no text, as it is kept longer than the file. */
export type ContentDigests = Readonly<Record<string, readonly string[]>>;

/** `texts`: the new or changed ones; empty if texts were only removed. */
export type SectionChange = Readonly<{ title: string; texts: readonly string[] }>;

export type Digest = (text: string) => string;

/** Labels and values of the making, none of them a rule. */
const NOT_CONTENT =
  /^(word_|column_)|_(no|shown|notes_heading)$|^(number|date|kb_version|position_date|language|provider|notes_heading)$/;

const SOURCES = 'source_rows';

/** Dates of reading change without the text. */
const sourceText = ({ act, provision }: TagRow): string =>
  [act, provision].filter((part) => typeof part === 'string').join(', ');

function rowTexts(row: TagRow): readonly string[] {
  const own = Object.values(row).flatMap((value) =>
    typeof value === 'string' && value !== '' ? [value] : [],
  );
  const inner = Object.values(row).flatMap((value) =>
    typeof value === 'string' ? [] : value.flatMap(rowTexts),
  );
  return own.length === 0 ? inner : [own.join(' · '), ...inner];
}

function textsOf(tag: string, value: string | readonly TagRow[]): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return tag === SOURCES ? value.map(sourceText) : value.flatMap(rowTexts);
}

const titleTag = /^.+_title$/;

/** Sections in the order of the document. The tags of a section follow its title. */
export function contentOf(tags: Tags): readonly SectionContent[] {
  const head = typeof tags['title'] === 'string' ? tags['title'] : '';
  const sources = typeof tags['word_sources'] === 'string' ? tags['word_sources'] : SOURCES;
  const sections = new Map<string, string[]>();
  let current = head;
  for (const [tag, value] of Object.entries(tags)) {
    if (NOT_CONTENT.test(tag)) continue;
    if (titleTag.test(tag) && typeof value === 'string') current = value;
    const title = tag === SOURCES ? sources : current;
    sections.set(title, [...(sections.get(title) ?? []), ...textsOf(tag, value)]);
  }
  return [...sections].map(([title, texts]) => ({ title, texts }));
}

export const digestContent = (content: readonly SectionContent[], digest: Digest): ContentDigests =>
  Object.fromEntries(content.map(({ title, texts }) => [title, texts.map(digest)]));

/** @returns sections whose texts are not the same; moving a text within its section is no change */
export function compareContent(
  before: ContentDigests,
  after: readonly SectionContent[],
  digest: Digest,
): readonly SectionChange[] {
  const changed = after.flatMap(({ title, texts }) => {
    const known = new Set(before[title] ?? []);
    const present = new Set(texts.map(digest));
    const added = texts.filter((text) => !known.has(digest(text)));
    const isSame = added.length === 0 && [...known].every((one) => present.has(one));
    return isSame ? [] : [{ title, texts: added }];
  });
  const titles = new Set(after.map(({ title }) => title));
  const gone = Object.keys(before).filter((title) => !titles.has(title));
  return [...changed, ...gone.map((title) => ({ title, texts: [] }))];
}
