/** Comparison of two makings of a document, by section. */
import { expect, test } from '@jest/globals';
import {
  compareContent,
  contentOf,
  digestContent,
} from '../../../../src/modules/documents/domain/document-content.js';
import { changeList } from '../../../../src/modules/documents/domain/change-list.js';

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

test('sections hold the texts that follow their title', () => {
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
])('%s makes no new version', (_what, after) => {
  expect(changesFrom(after)).toEqual([]);
});

test('a clause that changed is named with its section and its new text', () => {
  const after = { purpose_clauses: [{ text: 'Aim.', source: 'art 21' }, { text: 'Wider.' }] };
  expect(changesFrom(after)).toEqual([{ title: 'Purpose', texts: ['Wider.'] }]);
});

test('a clause or a section that is gone is a change without a text', () => {
  expect(changesFrom({ purpose_clauses: [{ text: 'Aim.', source: 'art 21' }] })).toEqual([
    { title: 'Purpose', texts: [] },
  ]);
  expect(changesFrom({ risk_title: 'Purpose' })).toContainEqual({ title: 'Risk', texts: [] });
});

test('the list of changes is short, and says so', () => {
  const texts = Array.from({ length: 60 }, (_, at) => `${String(at)} ${'x'.repeat(400)}`);
  const lines = changeList([{ title: 'Policy', changes: [{ title: 'Risk', texts }] }]);
  expect(lines).toHaveLength(40);
  expect(lines.at(-1)).toBe('…');
  expect(lines.every((line) => line.length <= 300)).toBe(true);
  expect(changeList([{ title: 'Policy', changes: null }])).toEqual(['Policy']);
});
