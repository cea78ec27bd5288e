/** Marked places in a document that the client would have to fill in. */
import { TABLE_COLUMNS } from './document-tables.js';
import type { TagRow, Tags } from '../../../shared/template-fields.js';

/** `place`: title of the section, column or field. `text`: the sentence, or the row of the table. */
export type Blank = Readonly<{ place: string; text: string }>;

/** Fields of the cover → their labels. */
const LABELS: Readonly<Record<string, string>> = {
  organisation_name: 'word_prepared_for',
  organisation_code: 'word_registration_code',
  country_code: 'word_country',
  owner: 'word_owner',
};

/** Fields that a template marks as blank if they are empty. */
const OPEN: ReadonlySet<string> = new Set([
  ...Object.keys(LABELS),
  ...Object.values(TABLE_COLUMNS).flatMap((columns) =>
    columns.flatMap(({ tag, open }) => (open === true ? [tag] : [])),
  ),
]);

const blanksInText = (name: string, text: string, blank: string): number =>
  text === '' ? Number(OPEN.has(name)) : text.split(blank).length - 1;

const wordOf = (tags: Tags, name: string): string => {
  const word = tags[name];
  return typeof word === 'string' ? word : '';
};

/** The first filled cell names a row. */
const nameOf = (row: TagRow, blank: string): string =>
  Object.values(row).find(
    (value): value is string => typeof value === 'string' && value !== '' && value !== blank,
  ) ?? '';

type Inside = Readonly<{ list: string; row: TagRow }>;

const CLAUSES = '_clauses';

function describe(tags: Tags, field: string, inside: Inside | null): Blank {
  const blank = wordOf(tags, 'word_blank');
  if (inside === null) return { place: wordOf(tags, LABELS[field] ?? ''), text: '' };
  const { list, row } = inside;
  if (list.endsWith(CLAUSES)) {
    const section = list.slice(0, -CLAUSES.length);
    return { place: wordOf(tags, `${section}_title`), text: wordOf(row, 'text') };
  }
  return { place: wordOf(tags, `column_${field}`), text: nameOf(row, blank) };
}

const isWord = (name: string): boolean => name.startsWith('word_');

/** In the order of the fields. */
export function blanksOf(tags: Tags): readonly Blank[] {
  const blank = wordOf(tags, 'word_blank');
  const within = (row: TagRow, inside: Inside | null): readonly Blank[] =>
    Object.entries(row)
      .filter(([name]) => !isWord(name))
      .flatMap(([name, value]) => {
        if (typeof value !== 'string') {
          return value.flatMap((one) => within(one, { list: name, row: one }));
        }
        const count = blanksInText(name, value, blank);
        return Array.from({ length: count }, () => describe(tags, name, inside));
      });
  return within(tags, null);
}
