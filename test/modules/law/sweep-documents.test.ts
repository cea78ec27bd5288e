/** No document states law without act, provision, address and date of the text in its list of sources. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SOLD_DOCUMENT_KINDS } from '../../../src/modules/documents/domain/document-entry.js';
import { planDocument } from '../../../src/modules/documents/domain/template-fields.js';
import { type MemberState } from '../../../src/shared/country.js';
import type { TagRow, Tags } from '../../../src/shared/template-fields.js';
import { factsFor, knowledge } from '../documents/composed-fixture.js';
import { SWEPT, type SweptLanguage } from './bare-statements.js';

/** Essential, important, out of scope and not stated. */
const PAYLOADS = [
  { sektor: 'energy', tootajad: 300, kaive_meur: 90 },
  { sektor: 'ict_service_management', tootajad: 60, kaive_meur: 12 },
  { sektor: 'none', tootajad: 12 },
  {},
];

/** Fields of rows that name a provision. */
const CITING = new Set(['source', 'provision', 'basis']);

/** Clauses about the law of the country; a clause without a source is the organisation's own rule. */
const NATIONAL = new Set(
  Object.values(knowledge.composition?.plans ?? {}).flatMap(({ sections }) =>
    sections.flatMap(({ key, clauses }) =>
      clauses.some(({ national }) => national !== undefined) ? [`${key}_clauses`] : [],
    ),
  ),
);

const rowsOf = (tags: TagRow, name: string): readonly TagRow[] => {
  const rows = tags[name];
  return rows === undefined || typeof rows === 'string' ? [] : rows;
};

const textOf = (row: TagRow, name: string): string => {
  const value = row[name];
  return typeof value === 'string' ? value : '';
};

/** Every provision that a row of the document names. */
const citedIn = (tags: TagRow): readonly string[] =>
  Object.entries(tags).flatMap(([name, value]) => {
    if (name === 'source_rows') return [];
    if (typeof value !== 'string') return value.flatMap(citedIn);
    return CITING.has(name) && value !== '' ? [value] : [];
  });

/** Parts of a citation that the list of sources has neither as an act nor as a provision. */
function unlisted(citation: string, sources: readonly TagRow[]): readonly string[] {
  const listed = sources.flatMap((row) => [textOf(row, 'act'), textOf(row, 'provision')]);
  const text = listed.join('; ').toLowerCase();
  return citation.split(/, |; /).filter((part) => !text.includes(part.toLowerCase()));
}

const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** A sentence that ends in a listed provision has no citation behind it. */
const citesItself = (text: string, sources: readonly TagRow[]): boolean =>
  sources
    .flatMap((row) => textOf(row, 'provision').split('; '))
    .map(withoutStop)
    .some((provision) => provision !== '' && withoutStop(text).endsWith(` ${provision}`));

const isWhole = (row: TagRow): boolean =>
  ['act', 'provision', 'position'].every((name) => textOf(row, name) !== '') &&
  /^https?:\/\//.test(textOf(row, 'url'));

function documentsOf(country: MemberState, language: SweptLanguage): readonly Tags[] {
  return PAYLOADS.flatMap((payload) =>
    SOLD_DOCUMENT_KINDS.map((kind) => {
      const facts = factsFor(payload, country);
      return planDocument({ kind, place: 1 }, facts, language, knowledge).tags;
    }),
  );
}

describe.each(SWEPT)('in %s, language %s', (country, language) => {
  let documents: readonly Tags[] = [];
  beforeAll(() => {
    documents = documentsOf(country, language);
  });
  afterAll(() => {
    documents = [];
  });

  test('no document lacks a source', () => {
    expect(documents).toHaveLength(PAYLOADS.length * SOLD_DOCUMENT_KINDS.length);
    for (const tags of documents) {
      const sources = rowsOf(tags, 'source_rows');
      expect(sources.filter((row) => !isWhole(row))).toEqual([]);
      expect(citedIn(tags).flatMap((citation) => unlisted(citation, sources))).toEqual([]);
    }
  });

  test('every statement about the country is cited', () => {
    const { name, act, authority } = knowledge.countries[country];
    const words = [
      typeof name === 'string' ? name : knowledge.texts.localize(name, language),
      act.shortTitle,
    ];
    const bare = documents.flatMap((tags) =>
      [...NATIONAL].flatMap((section) =>
        rowsOf(tags, section)
          .filter((row) => textOf(row, 'source') === '')
          .map((row) => textOf(row, 'text').replaceAll(authority?.name ?? '-', ''))
          .filter((text) => words.some((word) => text.includes(word)))
          .filter((text) => !citesItself(text, rowsOf(tags, 'source_rows'))),
      ),
    );
    expect([...new Set(bare)]).toEqual([]);
  });
});
