/** Template fields of a composed document. Equal cases and knowledge give equal values. */
import { composedCase, dateIn, textFor, sentenceIn, type ComposedCase } from './composed-case.js';
import { clauseParams } from './composed-params.js';
import { composedSources } from './composed-sources.js';
import { COMPOSED_ROWS } from './composed-rows.js';
import { COMPOSED_COLUMNS, type ComposedTable } from './composed-tables.js';
import { holds } from './condition.js';
import { citedWithNational } from './national-duties.js';
import { citedNationally, nationalClauseSource } from './national-citations.js';
import type { SoldDocumentKind } from './document-entry.js';
import type { Clause, DocumentPlan, DocumentSection } from './document-plan.js';
import { localizeIn, type DocumentCase } from './document-source.js';
import type { TableKind } from './document-tables.js';
import { standingRows } from './standing-rows.js';
import type { TagRow, Tags } from '../../../shared/template-fields.js';
import { message, type MessageParams } from '../../../shared/message.js';

const isComposed = (table: TableKind): table is ComposedTable =>
  Object.hasOwn(COMPOSED_COLUMNS, table);

/** A part is shown once or not at all. */
export const shown = (is: boolean): readonly TagRow[] => (is ? [{}] : []);

type Chosen = Readonly<{
  section: DocumentSection;
  clauses: readonly Clause[];
  rows: Readonly<Partial<Record<ComposedTable, readonly TagRow[]>>>;
  isShown: boolean;
}>;

function choose({ one, state }: ComposedCase, section: DocumentSection): Chosen {
  const isWanted = holds(section.when, state);
  const clauses = section.clauses.filter(({ when }) => isWanted && holds(when, state));
  const tables = section.tables.filter(isComposed);
  const rows = Object.fromEntries(
    tables.map((table) => [table, isWanted ? COMPOSED_ROWS[table](one, section) : []]),
  );
  const isFilled = clauses.length > 0 || Object.values(rows).some((all) => all.length > 0);
  return { section, clauses, rows, isShown: isWanted && isFilled };
}

function citationOf(the: ComposedCase, { citation, national }: Clause): string {
  if (citation !== null) return citedWithNational(the, citation);
  return citedNationally(nationalClauseSource(the, national), the.one) ?? '';
}

/** A sentence that names its provision needs no citation. */
function clauseRow(the: ComposedCase, clause: Clause, params: MessageParams): TagRow {
  const text = sentenceIn(the.one, message(clause.text.key, params));
  const source = citationOf(the, clause);
  return { text, source: text.includes(source) ? '' : source };
}

function sectionTags(the: ComposedCase, chosen: Chosen, at: number, params: MessageParams): Tags {
  const { section, clauses, rows, isShown } = chosen;
  const tables = Object.entries(rows).flatMap(([table, all]) => [
    [`${table}_rows`, all] as const,
    [`${table}_shown`, shown(all.length > 0)] as const,
  ]);
  return {
    [`${section.key}_shown`]: shown(isShown),
    [`${section.key}_no`]: String(at),
    [`${section.key}_title`]: localizeIn(the.one, section.title),
    [`${section.key}_clauses`]: clauses.map((clause) => clauseRow(the, clause, params)),
    ...Object.fromEntries(tables),
  };
}

const COLUMN_WORDS: ReadonlySet<string> = new Set([
  'act',
  'provision',
  'position',
  ...Object.values(COMPOSED_COLUMNS).flatMap((columns) =>
    columns.flatMap(({ word }) => (word === undefined ? [] : [word])),
  ),
]);

const columnTags = (one: DocumentCase): Tags =>
  Object.fromEntries(
    [...COLUMN_WORDS].map((word) => [`column_${word}`, textFor(one, `columns.${word}`)]),
  );

/** Rows of the cover: the first rows of the table on class and authority. */
const COVER_FACTS = ['class', 'annex', 'authority'] as const;

function coverTags(one: DocumentCase): Tags {
  const rows = standingRows(one);
  const labels = new Set(COVER_FACTS.map((key) => textFor(one, `facts.${key}`)));
  return {
    cover_rows: rows.filter(({ field }) => typeof field === 'string' && labels.has(field)),
  };
}

function headTags(the: ComposedCase, plan: DocumentPlan, last: number): Tags {
  const { one, standing } = the;
  const { facts } = one;
  const sources = composedSources(the, plan);
  return {
    subtitle: textFor(one, `subtitle.${plan.kind}`),
    country_code: standing.national === null ? '' : localizeIn(one, standing.national.name),
    date: dateIn(one, facts.date),
    position_date: dateIn(one, sources.positionDate),
    sources_no: String(last + 1),
    source_rows: sources.list.map(({ title, provision, positionDate, url }) => ({
      act: title,
      provision,
      url,
      position: dateIn(one, positionDate),
    })),
  };
}

/** Fields that differ from those of a document of `kb/templates/papers.yaml`. */
export function composedTags(one: DocumentCase, plan: DocumentPlan): Tags {
  const the = composedCase(one);
  const params = clauseParams(the);
  const chosen = plan.sections.map((section) => choose(the, section));
  let place = 0;
  const sections = chosen.map((part) => {
    if (part.isShown) place += 1;
    return sectionTags(the, part, place, params);
  });
  return Object.assign(
    {},
    columnTags(one),
    coverTags(one),
    headTags(the, plan, place),
    ...sections,
  ) as Tags;
}

/** Clauses of a kind of document; null if it is not composed. */
export const composedPlan = (
  { knowledge }: DocumentCase,
  kind: SoldDocumentKind,
): DocumentPlan | null => knowledge.composition?.plans[kind] ?? null;
