/** Comparison of two versions of a document, by section. */
import { describe, expect, test } from '@jest/globals';
import {
  compareContent,
  contentOf,
  digestContent,
} from '../../../../src/modules/documents/domain/document-content.js';

const digest = (text: string): string => `#${text}`;

const TAGS = {
  title: 'Policy',
  number: 'NIS2-1',
  date: '2026-01-01',
  kb_version: 'kb_2026-01-01_00000000',
  position_date: '2026-01-01',
  word_sources: 'Sources',
  column_act: 'Act',
  source_rows: [{ act: 'Directive', provision: 'art 21', url: 'x', position: '2026-01-01' }],
  purpose_title: 'Purpose',
  purpose_clauses: [
    { text: 'Aim.', source: 'art 21' },
    { text: 'Scope.', source: '' },
  ],
  risk_title: 'Risk',
  risk_clauses: [{ text: 'Method.', source: '' }],
  details_rows: [{ framework: 'ISO', controls: [{ ref: 'A.5.1' }] }],
};

const changesFrom = (after: object) =>
  compareContent(digestContent(contentOf(TAGS), digest), contentOf({ ...TAGS, ...after }), digest);

test('sections contain the texts after their title', () => {
  expect(contentOf(TAGS)).toEqual([
    { title: 'Policy', texts: ['Policy'] },
    { title: 'Sources', texts: ['Directive, art 21'] },
    { title: 'Purpose', texts: ['Purpose', 'Aim. · art 21', 'Scope.'] },
    { title: 'Risk', texts: ['Risk', 'Method.', 'ISO', 'A.5.1'] },
  ]);
});

test.each([
  ['nothing', {}],
  [
    'the number and the dates',
    { number: 'NIS2-2', date: '2027-01-01', position_date: '2027-01-01' },
  ],
  ['the version of the law data', { kb_version: 'kb_2027-01-01_11111111' }],
  ['labels of the template', { word_sources: 'Sources', column_act: 'Legal act' }],
  [
    'the date of a source',
    { source_rows: [{ act: 'Directive', provision: 'art 21', url: 'y', position: '2027-01-01' }] },
  ],
])('%s creates no new version', (_what, after) => {
  expect(changesFrom(after)).toEqual([]);
});

test('a changed clause is listed with its section and its new text', () => {
  const after = { purpose_clauses: [{ text: 'Aim.', source: 'art 21' }, { text: 'Wider.' }] };
  expect(changesFrom(after)).toEqual([{ title: 'Purpose', texts: ['Wider.'] }]);
});

test('a removed clause or section is a change without a text', () => {
  expect(changesFrom({ purpose_clauses: [{ text: 'Aim.', source: 'art 21' }] })).toEqual([
    { title: 'Purpose', texts: [] },
  ]);
  expect(changesFrom({ risk_title: 'Purpose' })).toContainEqual({ title: 'Risk', texts: [] });
});

test('an added clause is a change, even if all others stay', () => {
  const after = {
    risk_clauses: [
      { text: 'Method.', source: '' },
      { text: 'Scale.', source: '' },
    ],
  };
  expect(changesFrom(after)).toEqual([{ title: 'Risk', texts: ['Scale.'] }]);
});

test('a new section without texts is no change', () => {
  expect(compareContent({}, [{ title: 'Sources', texts: [] }], digest)).toEqual([]);
});

describe('texts of a document', () => {
  const textsOf = (tags: Parameters<typeof contentOf>[0]) =>
    contentOf({ title: 'Policy', ...tags });

  test('empty fields and rows that hold only rows add no text of their own', () => {
    expect(textsOf({ owner: '', details_rows: [{ rows: [{ ref: 'A.5.1' }] }] })).toEqual([
      { title: 'Policy', texts: ['Policy', 'A.5.1'] },
    ]);
  });

  test('a source without a provision is the act alone', () => {
    expect(
      textsOf({ word_sources: 'Sources', source_rows: [{ act: 'Directive' }] }),
    ).toContainEqual({
      title: 'Sources',
      texts: ['Directive'],
    });
  });

  test('a document without title has one section without title; sources without a word have their own', () => {
    expect(
      contentOf({ one_clauses: [{ text: 'Aim.' }], source_rows: [{ act: 'Directive' }] }),
    ).toEqual([
      { title: '', texts: ['Aim.'] },
      { title: 'source_rows', texts: ['Directive'] },
    ]);
  });

  test('only a title begins a section', () => {
    const tags = {
      owner: 'Mari',
      one_titles: 'Of',
      two_title: [{ text: 'row' }],
      rows: [{ text: 'Aim.' }],
    };
    expect(textsOf(tags)).toEqual([
      { title: 'Policy', texts: ['Policy', 'Mari', 'Of', 'row', 'Aim.'] },
    ]);
  });

  test.each(['keyword_list', 'one_notes', 'update', 'dates'])(
    'the field %s is content, although a part of its name is that of a label',
    (tag) => {
      expect(textsOf({ [tag]: 'text' })).toEqual([{ title: 'Policy', texts: ['Policy', 'text'] }]);
    },
  );
});
