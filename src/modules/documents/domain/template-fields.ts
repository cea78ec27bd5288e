/** All template fields of one document. Equal orders and knowledge give equal values: no clock, no randomness. */
import { INCIDENT_PHASES } from '../../countries/domain/national-record.js';
import type { Language } from '../../../shared/language.js';
import { message } from '../../../shared/message.js';
import { noticeRows } from './blank-notice.js';
import { noticeNotes } from './notice-notes.js';
import { COMPOSED_COLUMNS } from './composed-tables.js';
import { COMPOSED_ROWS, type RowsOf } from './composed-rows.js';
import { composedPlan, composedTags } from './composed-tags.js';
import { cite, sourcesOf, type Sources } from './citations.js';
import { citeProvision } from './cite-provision.js';
import { isPrinted } from './clause-choice.js';
import { dateIn } from './composed-case.js';
import { isReformKind } from './document-entry.js';
import { fileNameOf } from './file-name.js';
import { documentNumber } from './document-number.js';
import { DOCUMENT_WORDS } from './document-words.js';
import { FRAMEWORK_ROWS } from './framework-states.js';
import { frameWords } from './frame-words.js';
import { nationalRows, stageRows } from './incident-rows.js';
import { MAPPING_ROWS } from './mapping-rows.js';
import type { OrderFacts } from './order-facts.js';
import {
  amendmentRows,
  earlierRows,
  organisationRows,
  processRows,
  roleRows,
  supplierRows,
} from './order-rows.js';
import type { Clause, DocumentPlan, DocumentSection } from './document-plan.js';
import {
  localizeIn,
  nationalOf,
  wordIn,
  type DocumentCase,
  type DocumentKnowledge,
} from './document-source.js';
import { lawParams } from './re-signing-rows.js';
import { formTags } from './table-form.js';
import { REFORM_ROWS, reformTags } from './reform-rows.js';
import { REFORM_COLUMNS } from './reform-tables.js';
import { inputRows, technicalRows } from './technical-rows.js';
import { TABLE_COLUMNS, type TableKind } from './document-tables.js';
import type { TableColumn } from './table-column.js';
import { actionRows, noteRows, requirementRows, scoreParams } from './self-assessment.js';
import type { TagRow, Tags } from '../../../shared/template-fields.js';

const ROWS: Readonly<Record<TableKind, RowsOf>> = {
  ...COMPOSED_ROWS,
  ...REFORM_ROWS,
  organisation: organisationRows,
  roles: roleRows,
  requirements: (one, { measures }) => requirementRows(one, measures),
  actions: actionRows,
  stages: stageRows,
  national: nationalRows,
  processes: processRows,
  suppliers: supplierRows,
  ...MAPPING_ROWS,
  ...FRAMEWORK_ROWS,
  notes: noteRows,
  systems: inputRows,
  findings: technicalRows,
  earlier: earlierRows,
  amendments: amendmentRows,
  form_early_warning: (one) => noticeRows(one, 'early_warning'),
  form_incident_notification: (one) => noticeRows(one, 'incident_notification'),
  form_final_report: (one) => noticeRows(one, 'final_report'),
};

const wordTags = (one: DocumentCase): Tags =>
  Object.fromEntries(DOCUMENT_WORDS.map((word) => [`word_${word}`, wordIn(one, `words.${word}`)]));

const wordsOf = (columns: readonly TableColumn[]): readonly string[] =>
  columns.flatMap(({ word }) => word ?? []);

const COLUMN_WORDS = new Set([
  'act',
  'provision',
  'position',
  ...Object.entries(TABLE_COLUMNS).flatMap(([table, columns]) =>
    Object.hasOwn(COMPOSED_COLUMNS, table) || Object.hasOwn(REFORM_COLUMNS, table)
      ? []
      : wordsOf(columns),
  ),
]);

const REFORM_WORDS = new Set([...COLUMN_WORDS, ...Object.values(REFORM_COLUMNS).flatMap(wordsOf)]);

const columnTags = (one: DocumentCase, kind: DocumentPlan['kind']): Tags =>
  Object.fromEntries(
    [...(isReformKind(kind) ? REFORM_WORDS : COLUMN_WORDS)].map((word) => [
      `column_${word}`,
      wordIn(one, word === 'position' ? 'words.position' : `columns.${word}`),
    ]),
  );

function clauseRow(one: DocumentCase, { text, citation }: Clause): TagRow {
  const { organisation, earlierOrderId } = one.facts;
  const blank = wordIn(one, 'words.blank');
  const params = {
    organisation: organisation.name ?? blank,
    order: earlierOrderId ?? blank,
    ...scoreParams(one),
    ...lawParams(one),
  };
  return {
    text: localizeIn(one, message(text.key, params)),
    source: citation === null ? '' : cite(one, citation),
  };
}

/** Notes for the sender accompany the notices of the incident stages. */
const noteTags = (one: DocumentCase, table: TableKind): Tags =>
  Object.fromEntries(
    INCIDENT_PHASES.filter((phase) => table === `form_${phase}`).map((phase) => [
      `${table}_notes`,
      noticeNotes(one, phase),
    ]),
  );

function tableTags(one: DocumentCase, section: DocumentSection, table: TableKind): Tags {
  const rows = ROWS[table](one, section);
  return { [`${table}_rows`]: rows, ...formTags(one, table, rows), ...noteTags(one, table) };
}

const merged = (all: readonly Tags[]): Tags =>
  Object.fromEntries(all.flatMap((tags) => Object.entries(tags)));

const sectionTags = (one: DocumentCase, section: DocumentSection): Tags => ({
  [`${section.key}_title`]: localizeIn(one, section.title),
  [`${section.key}_clauses`]: section.clauses
    .filter((clause) => isPrinted(one, clause))
    .map((clause) => clauseRow(one, clause)),
  ...merged(section.tables.map((table) => tableTags(one, section, table))),
});

function headTags(one: DocumentCase, plan: DocumentPlan, sources: Sources, number: string): Tags {
  const { facts, knowledge } = one;
  const country = nationalOf(one);
  return {
    language: one.language,
    provider: knowledge.provider,
    title: wordIn(one, `${plan.kind}.title`),
    subtitle: wordIn(one, `${plan.kind}.subtitle`),
    organisation_name: facts.organisation.name ?? '',
    organisation_code: facts.organisation.registrationCode ?? '',
    country_code:
      country === null ? (facts.country?.toUpperCase() ?? '') : localizeIn(one, country.name),
    date: dateIn(one, facts.date),
    number,
    kb_version: knowledge.kbVersion,
    position_date: dateIn(one, sources.positionDate),
    owner: facts.roles.security_officer ?? '',
    notes_heading: localizeIn(one, message('incident:template.notes_heading')),
    source_rows: sources.list.map(({ title, provision, url, positionDate }) => ({
      act: title,
      provision: citeProvision(one, provision),
      url,
      position: dateIn(one, positionDate),
    })),
  };
}

/** A document to be rendered. `fileName`: with extension. `template`: file in `kb/templates`, without extension. */
export type PlannedDocument = Readonly<{
  kind: DocumentPlan['kind'];
  number: string;
  fileName: string;
  template: string;
  tags: Tags;
}>;

/** `place`: of the document in its order, from 1. */
export type DocumentOptions = Readonly<{ kind: DocumentPlan['kind']; place: number }>;

export function planDocument(
  { kind, place }: DocumentOptions,
  facts: OrderFacts,
  language: Language,
  knowledge: DocumentKnowledge,
): PlannedDocument {
  const one: DocumentCase = { knowledge, facts, language };
  const plan = knowledge.documentPlans.plans[kind];
  const number = documentNumber(facts.orderId, place);
  const fileName = fileNameOf(one, kind);
  const head = headTags(one, plan, sourcesOf(one, plan), number);
  const common = { ...wordTags(one), ...frameWords(one, kind), ...head };
  const composed = composedPlan(one, kind);
  if (composed !== null) {
    const tags = { ...common, ...composedTags(one, composed) };
    return { kind, number, fileName, template: `composed_${kind}`, tags };
  }
  const sections = merged(plan.sections.map((section) => sectionTags(one, section)));
  const draft = isReformKind(kind) ? reformTags(one) : {};
  const tags = { ...common, ...draft, ...columnTags(one, kind), ...sections };
  return { kind, number, fileName, template: kind, tags };
}
