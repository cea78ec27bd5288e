import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../../src/app/knowledge.js';
import { indexGraph, searchGraph } from '../../../../src/modules/mapping/domain/search-graph.js';

const index = indexGraph(presentLaw().knowledge.frameworkMapping);
const found = (text: string) => searchGraph(index, text, null).map(({ id }) => id);

test.each([
  { text: 'A.5.24', first: 'iso27001:A.5.24' },
  { text: 'a.8.2', first: 'iso27001:A.8.2' },
  { text: 'art 21(2)(b)', first: 'measure:b' },
  { text: 'incident handling', first: 'measure:b' },
  { text: 'intsidentide käsitlemine', first: 'measure:b' },
  { text: 'INTSIDENTIDE KASITLEMINE', first: 'measure:b' },
  { text: 'Bewältigung von Sicherheitsvorfällen', first: 'measure:b' },
  { text: 'Sicherheit der Verarbeitung', first: 'gdpr:art 32' },
  { text: 'töötlemise turvalisus', first: 'gdpr:art 32' },
  { text: 'secure authentication', first: 'iso27001:A.8.5' },
])('"$text" finds $first first', ({ text, first }) => {
  expect(found(text)[0]).toBe(first);
});

test('words that are not adjacent are found as well', () => {
  expect(found('management incident planning')).toContain('iso27001:A.5.24');
});

test('a framework narrows the search', () => {
  const ids = searchGraph(index, 'incident', 'dora').map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.every((id) => id.startsWith('dora:'))).toBe(true);
});

test.each(['', '   ', 'zzzz qqqq'])('"%s" finds nothing', (text) => {
  expect(found(text)).toEqual([]);
});
