/** Search on three measures and a few controls: by number and by words, best matches first. */
import { expect, test } from '@jest/globals';
import {
  titleIn,
  titleLanguageOf,
  type Control,
} from '../../../../src/modules/mapping/domain/control.js';
import { indexGraph, searchGraph } from '../../../../src/modules/mapping/domain/search-graph.js';
import { sample } from './sample.js';

const control = (
  ref: string,
  title: string | null = null,
  titles?: Control['titles'],
): Control => ({
  framework: 'iso27001',
  ref,
  title,
  parent: null,
  ...(titles === undefined ? {} : { titles }),
});

const index = indexGraph({
  ...sample,
  controls: [
    control('A.5', 'Organizational controls'),
    control('A.5.1', 'Policies for information security'),
    control('A.5.15', 'Access control', { et: 'Pääsu reguleerimine' }),
    control('A.8.5', 'Secure (authenticated) log-on'),
    control('A.9', null, { de: 'Access control' }),
    control('A.10', 'Reaccess'),
    control('A.11', 'control'),
  ],
});

const found = (query: string, framework: Control['framework'] | null = null) =>
  searchGraph(index, query, framework).map(({ id }) => id.replace('iso27001:', ''));

test.each([
  { query: 'a.5.1', is: ['A.5.1', 'A.5.15'] },
  { query: 'A.5', is: ['A.5', 'A.5.1', 'A.5.15'] },
  { query: '.5', is: [] },
  { query: 'access control', is: ['A.5.15', 'A.9'] },
  { query: 'access', is: ['A.5.15', 'A.9', 'A.10'] },
  { query: 'control', is: ['A.11', 'A.5', 'A.5.15', 'A.9'] },
  { query: 'authenticated', is: ['A.8.5'] },
  { query: 'on', is: ['A.8.5', 'A.5', 'A.5.1', 'A.5.15', 'A.9', 'A.11'] },
  { query: 'security policies', is: ['A.5.1'] },
  { query: 'security access', is: [] },
  { query: 'pääsu', is: ['A.5.15'] },
  { query: 'reguleerimine pääsu', is: ['A.5.15'] },
  { query: 'PAASU  reguleerimine', is: ['A.5.15'] },
  { query: 'nothing', is: [] },
  { query: ' ', is: [] },
])('"$query" finds $is', ({ query, is }) => {
  expect(found(query, 'iso27001')).toEqual(is);
});

test.each([
  { first: 'the whole number', query: 'a.5.1', controls: [control('A.5.1'), control('A.5.15')] },
  {
    first: 'the whole name',
    query: 'access',
    controls: [control('1', 'Access'), control('2', 'Access rights')],
  },
  {
    first: 'the start of a name',
    query: 'access',
    controls: [control('1', 'Access rights'), control('2', 'Rights of access')],
  },
  {
    first: 'the best of its names',
    query: 'access',
    controls: [control('1', 'Reaccess', { de: 'Access' }), control('2', 'Rights of access')],
  },
])('$first precedes an earlier control that matches less', ({ query, controls }) => {
  const reversed = indexGraph({ ...sample, measures: [], controls: controls.toReversed() });
  const refs = searchGraph(reversed, query, null).map(({ id }) => id.replace('iso27001:', ''));
  expect(refs).toEqual(controls.map(({ ref }) => ref));
});

test.each([
  { query: 'b', is: 'measure:b' },
  { query: 'art 21(2)(c)', is: 'measure:c' },
  { query: 'intsidentide käsitlemine', is: 'measure:b' },
])('"$query" finds the measure $is first', ({ query, is }) => {
  expect(found(query)[0]).toBe(is);
  expect(found(query, 'nis2')[0]).toBe(is);
  expect(found(query, 'dora')).toEqual([]);
});

test.each([
  { one: control('x', 'en', { et: 'et' }), language: 'et', title: 'et', of: 'et' },
  { one: control('x', 'en', { et: 'et' }), language: 'fi', title: 'en', of: 'en' },
  { one: control('x', 'en'), language: 'et', title: 'en', of: 'en' },
  { one: control('x', null), language: 'et', title: null, of: null },
  { one: control('x', null, { de: 'de' }), language: 'de', title: 'de', of: 'de' },
] as const)('the title of $one in $language is $title, in $of', ({ one, language, title, of }) => {
  expect(titleIn(one, language)).toBe(title);
  expect(titleLanguageOf(one, language)).toBe(of);
});
