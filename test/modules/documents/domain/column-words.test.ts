/** Words of the columns that templates have. */
import { describe, expect, test } from '@jest/globals';
import { COMPOSED_COLUMNS } from '../../../../src/modules/documents/domain/composed-tables.js';
import type { SoldDocumentKind } from '../../../../src/modules/documents/domain/document-entry.js';
import { TABLE_COLUMNS } from '../../../../src/modules/documents/domain/document-tables.js';
import { REFORM_COLUMNS } from '../../../../src/modules/documents/domain/reform-tables.js';
import { planDocument } from '../../../../src/modules/documents/domain/template-fields.js';
import { KNOWLEDGE } from './small-documents.js';
import { NO_FACTS } from './small-order.js';

const tagsOf = (kind: SoldDocumentKind) =>
  planDocument({ kind, place: 1 }, NO_FACTS, 'en', KNOWLEDGE).tags;

describe('words of columns', () => {
  const wordsIn = (kind: SoldDocumentKind) =>
    Object.keys(tagsOf(kind)).filter((tag) => tag.startsWith('column_'));
  const reform = Object.keys(REFORM_COLUMNS);
  const own = Object.entries(TABLE_COLUMNS).filter(
    ([table]) => !Object.hasOwn(COMPOSED_COLUMNS, table) && !reform.includes(table),
  );
  const namesOf = (tables: typeof own) => [
    ...new Set([
      'column_act',
      'column_provision',
      'column_position',
      ...tables.flatMap(([, columns]) =>
        columns.flatMap((column) => ('word' in column ? [`column_${column.word}`] : [])),
      ),
    ]),
  ];

  test('are those of the tables of documents that are not composed', () => {
    expect(wordsIn('framework_map').toSorted()).toEqual(namesOf(own).toSorted());
    expect(tagsOf('framework_map')).toMatchObject({
      column_act: 'documents:paper.columns.act',
      column_provision: 'documents:paper.columns.provision',
      column_position: 'documents:paper.words.position',
      column_gdpr: 'documents:paper.columns.gdpr',
    });
    expect(wordsIn('framework_map')).not.toContain('column_dora');
  });

  test('in documents about a draft include those of its tables', () => {
    const all = Object.entries(TABLE_COLUMNS).filter(
      ([table]) => !Object.hasOwn(COMPOSED_COLUMNS, table),
    );
    expect(wordsIn('reform_memo').toSorted()).toEqual(namesOf(all).toSorted());
    expect(wordsIn('reform_table')).toEqual(wordsIn('reform_memo'));
    expect(wordsIn('framework_map')).not.toContain('column_under_draft');
  });
});
