/** Columns of tables, compared with the rows that are printed in them. */
import { describe, expect, test } from '@jest/globals';
import { aDraft, aChange } from '../../reforms/domain/a-draft.js';
import { COMPOSED_ROWS } from '../../../../src/modules/documents/domain/composed-rows.js';
import {
  COMPOSED_COLUMNS,
  COMPOSED_TABLES,
} from '../../../../src/modules/documents/domain/composed-tables.js';
import {
  isRuled,
  TABLE_COLUMNS,
  TABLE_KINDS,
} from '../../../../src/modules/documents/domain/document-tables.js';
import {
  REFORM_COLUMNS,
  REFORM_TABLES,
} from '../../../../src/modules/documents/domain/reform-tables.js';
import type { TableColumn } from '../../../../src/modules/documents/domain/table-column.js';
import { planDocument } from '../../../../src/modules/documents/domain/template-fields.js';
import { controlled, everyFact } from './full-case.js';
import { aSection } from './small-clauses.js';
import { KNOWLEDGE } from './small-documents.js';
import { someFacts } from './small-order.js';

const tagsOf = (columns: readonly TableColumn[]) => columns.map(({ tag }) => tag);

/** Rows of a table of a document that consists of it alone. */
function rowsOf(table: (typeof TABLE_KINDS)[number], knowledge = controlled) {
  const plan = {
    kind: 'framework_map' as const,
    sections: [aSection('one', { tables: [table], measures: ['a'] })],
  };
  const documentPlans = {
    ...KNOWLEDGE.documentPlans,
    plans: { ...KNOWLEDGE.documentPlans.plans, framework_map: plan },
  };
  const facts = someFacts(everyFact);
  const { tags } = planDocument({ kind: 'framework_map', place: 1 }, facts, 'en', {
    ...knowledge,
    documentPlans,
  });
  const rows = tags[`${table}_rows`];
  return typeof rows === 'object' ? rows : [];
}

describe('the columns of a table are the fields of its rows', () => {
  test.each(COMPOSED_TABLES)('%s', (table) => {
    const one = { knowledge: controlled, facts: someFacts(everyFact), language: 'en' } as const;
    const [row = {}] = COMPOSED_ROWS[table](one, aSection('one', { measures: ['a'] }));
    expect(Object.keys(row).toSorted()).toEqual(tagsOf(COMPOSED_COLUMNS[table]).toSorted());
  });

  test.each(
    Object.entries(TABLE_COLUMNS).filter(
      ([table]) => !(COMPOSED_TABLES as readonly string[]).includes(table),
    ),
  )('%s', (table, columns) => {
    const [row = {}] = rowsOf(table as (typeof TABLE_KINDS)[number]); // a key of the columns
    const [inner = row] = typeof row['rows'] === 'object' ? row['rows'] : [];
    expect(Object.keys(inner).toSorted()).toEqual(tagsOf(columns).toSorted());
  });
});

const ALL: readonly (readonly [string, readonly TableColumn[]])[] = Object.entries(TABLE_COLUMNS);

test('the columns of a table fill its width', () => {
  for (const [, columns] of ALL) {
    expect(columns.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  }
});

test('a column has a word of its own, or a name that is never translated', () => {
  for (const [, columns] of ALL) {
    for (const { tag, word, literal } of columns) {
      if (literal === undefined) expect(word).toBe(tag);
      else expect(['ISO/IEC 27001:2022', 'DORA']).toContain(literal);
    }
  }
});

/** Tables that the reader completes have no first column of ours; long texts are not strong either. */
const WITHOUT_STRONG = [
  'processes',
  'suppliers',
  'systems',
  'earlier',
  'amendments',
  'reform_changes',
  'reform_reports',
];

test('the first column of a table is strong, and no other', () => {
  for (const [table, columns] of ALL) {
    const strong = columns.filter((one) => one.strong === true).map(({ tag }) => tag);
    expect(strong).toEqual(WITHOUT_STRONG.includes(table) ? [] : tagsOf(columns).slice(0, 1));
  }
});

test('only what the client must know is open: facts, holders, states, what a person completes', () => {
  const open = Object.fromEntries(
    ALL.map(([table, columns]) => [table, tagsOf(columns.filter((one) => one.open === true))]),
  );
  const some = Object.fromEntries(Object.entries(open).filter(([, tags]) => tags.length > 0));
  expect(some).toEqual({
    profile: ['value'],
    standing: ['value'],
    offices: ['holder'],
    organisation: ['value'],
    national: ['value'],
    roles: ['holder'],
    requirements: ['state'],
    actions: ['responsible', 'due'],
    processes: ['process', 'rto', 'rpo', 'responsible'],
    suppliers: ['supplier', 'delivers', 'criticality', 'assessed'],
    statement: ['state'],
    systems: ['system', 'period'],
    findings: ['system', 'finding', 'severity', 'recommendation'],
    earlier: ['document', 'digest'],
    amendments: ['document', 'change'],
    reform_facts: ['value'],
  });
});

test('a look of a column is strong or open, nothing else', () => {
  const known = new Set(['tag', 'word', 'literal', 'share', 'strong', 'open']);
  for (const [, columns] of ALL) {
    for (const column of columns) {
      expect(Object.keys(column).filter((key) => !known.has(key))).toEqual([]);
    }
  }
});

test('every table with columns can be planned, and each table once', () => {
  expect(new Set(TABLE_KINDS).size).toBe(TABLE_KINDS.length);
  const ruled = TABLE_KINDS.filter(isRuled);
  expect(ruled.toSorted()).toEqual(Object.keys(TABLE_COLUMNS).toSorted());
  expect(COMPOSED_TABLES.toSorted()).toEqual(Object.keys(COMPOSED_COLUMNS).toSorted());
});

test('tables without columns have a form of their own: notes, lists and notices', () => {
  expect(TABLE_KINDS.filter((table) => !isRuled(table)).toSorted()).toEqual([
    'form_early_warning',
    'form_final_report',
    'form_incident_notification',
    'notes',
    'reform_unknown',
  ]);
});

test('tables about a draft are those with columns, and its list of what is not known', () => {
  expect(REFORM_TABLES.filter((table) => table !== 'reform_unknown').toSorted()).toEqual(
    Object.keys(REFORM_COLUMNS).toSorted(),
  );
  const reforms = {
    'a-draft': { ...aDraft([aChange({ kind: 'reported' })]), unknown: [{ et: 'x', en: 'y' }] },
  };
  expect(rowsOf('reform_unknown', { ...controlled, reforms })).toEqual([{ text: 'y' }]);
});
