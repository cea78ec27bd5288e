/**
 * Document tables: ordered columns, shared by templates and rows.
 * Column text: `documents:paper.columns.<word>`; a `literal` is a name that is never translated.
 * `open`: completed by the reader; missing facts are marked blanks.
 */
import { COMPOSED_COLUMNS, COMPOSED_TABLES } from './composed-tables.js';
import { REFORM_COLUMNS, REFORM_TABLES } from './reform-tables.js';
import type { TableColumn } from './table-column.js';

export const TABLE_KINDS = [
  ...COMPOSED_TABLES,
  ...REFORM_TABLES,
  'organisation',
  'roles',
  'requirements',
  'actions',
  'stages',
  'national',
  'processes',
  'suppliers',
  'statement',
  'mapping',
  'coverage',
  'details',
  'framework_states',
  'shared_evidence',
  'notes',
  'systems',
  'findings',
  'earlier',
  'amendments',
  'form_early_warning',
  'form_incident_notification',
  'form_final_report',
] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

const strong = (tag: string, share: number, word = tag): TableColumn => ({
  tag,
  word,
  share,
  strong: true,
});
const plain = (tag: string, share: number, word = tag): TableColumn => ({ tag, word, share });
const open = (tag: string, share: number, word = tag): TableColumn => ({
  tag,
  word,
  share,
  open: true,
});
const literal = (tag: string, share: number, text: string): TableColumn => ({
  tag,
  literal: text,
  share,
});

const FACTS: readonly TableColumn[] = [strong('field', 34), open('value', 66)];

/** Tables with a header and a row per record; the others have their own form in the template. */
export const TABLE_COLUMNS = {
  ...COMPOSED_COLUMNS,
  ...REFORM_COLUMNS,
  organisation: FACTS,
  national: FACTS,
  roles: [strong('role', 22), open('holder', 22), plain('task', 34), plain('basis', 22)],
  requirements: [
    strong('number', 6),
    plain('topic', 18),
    plain('must', 33),
    plain('evidence', 25),
    open('state', 18),
  ],
  actions: [
    strong('number', 6),
    plain('topic', 20),
    plain('action', 36),
    plain('state', 13),
    open('responsible', 13),
    open('due', 12),
  ],
  stages: [strong('stage', 17), plain('term', 24), plain('content', 35), plain('national', 24)],
  processes: [open('process', 34), open('rto', 18), open('rpo', 20), open('responsible', 28)],
  suppliers: [
    open('supplier', 26),
    open('delivers', 34),
    open('criticality', 18),
    open('assessed', 22),
  ],
  statement: [
    strong('number', 5),
    plain('measure', 43),
    plain('article', 18),
    plain('applies', 14),
    open('state', 20),
  ],
  mapping: [
    strong('article', 17),
    plain('measure', 24),
    plain('state', 12),
    literal('iso27001', 19, 'ISO/IEC 27001:2022'),
    literal('dora', 13, 'DORA'),
    plain('gdpr', 15),
  ],
  framework_states: [strong('framework', 20), plain('state', 15), plain('control', 65)],
  shared_evidence: [
    strong('number', 6),
    plain('topic', 20),
    plain('evidence', 36),
    plain('control', 38),
  ],
  coverage: [strong('measure', 24), plain('in_place', 30), plain('gap', 35), plain('coverage', 11)],
  systems: [open('system', 60), open('period', 40)],
  findings: [
    strong('number', 6),
    open('system', 18),
    open('finding', 30),
    open('severity', 14),
    open('recommendation', 32),
  ],
  earlier: [open('document', 36), open('digest', 64)],
  amendments: [open('document', 36), open('change', 64)],
  details: [
    strong('framework', 16),
    plain('control', 20),
    plain('control_title', 27),
    plain('state', 13),
    plain('role_of_link', 10),
    plain('relation', 14),
  ],
} as const satisfies Partial<Record<TableKind, readonly TableColumn[]>>;
/** Stages of a country whose act has no provision for them. */
export const STAGES_ALONE: readonly TableColumn[] = [
  strong('stage', 22),
  plain('term', 33),
  plain('content', 45),
];

export type RuledTable = keyof typeof TABLE_COLUMNS;

export const isRuled = (table: TableKind): table is RuledTable =>
  Object.hasOwn(TABLE_COLUMNS, table);
