/** Lookups in the small mapping: links of measures and controls, parents and children. */
import { expect, test } from '@jest/globals';
import {
  buildMappingGraph,
  childrenOf,
  controlKeyOf,
  controlsOf,
  controlSteps,
  edgesOfControl,
  edgesOfMeasure,
  findControl,
  parentOf,
} from '../../../../src/modules/mapping/domain/mapping-graph.js';
import { LINKED } from './linked-sample.js';
import { sample } from './sample.js';

const graph = buildMappingGraph(sample);
const keys = (edges: readonly Readonly<{ key: string }>[]) => edges.map(({ key }) => key);

test.each([
  { filter: {}, found: ['b|iso27001|A.5.26', 'b|dora|art 11'] },
  { filter: { framework: 'dora' }, found: ['b|dora|art 11'] },
  { filter: { role: 'core' }, found: ['b|iso27001|A.5.26'] },
  { filter: { framework: 'dora', role: 'core' }, found: [] },
  { filter: { framework: null, role: null }, found: ['b|iso27001|A.5.26', 'b|dora|art 11'] },
] as const)(
  'a measure has the links that match $filter, in the order of the data',
  ({ filter, found }) => {
    expect(keys(edgesOfMeasure(graph, 'b', filter))).toEqual(found);
  },
);

test('a control leads back to every measure mapped to it', () => {
  const back = edgesOfControl(graph, { framework: 'iso27001', ref: 'A.5.26' });
  expect(back.map(({ measure }) => measure)).toEqual(['b', 'c']);
});

test('a path leads from a measure over an ISO control to the DORA articles of another measure', () => {
  const reached = edgesOfMeasure(graph, 'b', { framework: 'iso27001' })
    .flatMap((step) => edgesOfControl(graph, step))
    .filter(({ measure }) => measure !== 'b')
    .flatMap(({ measure }) => edgesOfMeasure(graph, measure, { framework: 'dora' }))
    .map(({ ref }) => ref);
  expect(reached).toEqual(['art 11']);
});

test.each(['A.5.1', 'a.5.1', ' A.5.1 '])('a control is found as "%s"', (ref) => {
  expect(findControl(graph, { framework: 'iso27001', ref })?.title).toBe('title of A.5.1');
});

test('the key of a control ignores case and spaces around its number', () => {
  expect(controlKeyOf({ framework: 'dora', ref: ' Art 5 ' })).toBe('dora|art 5');
});

test('a number of one framework is unknown in another', () => {
  expect(findControl(graph, { framework: 'dora', ref: 'A.5.1' })).toBeNull();
});

test('a control has its theme as parent, and a theme has no parent', () => {
  const [theme, first] = controlsOf(graph, 'iso27001');
  expect(first && parentOf(graph, first)).toBe(theme);
  expect(theme && parentOf(graph, theme)).toBeNull();
});

test('a theme has its controls as children; no number has those without a theme', () => {
  const children = (ref: string) =>
    childrenOf(graph, { framework: 'iso27001', ref }).map((control) => control.ref);
  expect(children('a.5')).toEqual(['A.5.1', 'A.5.26']);
  expect(children('A.5.1')).toEqual([]);
  expect(children('')).toEqual([]);
});

test.each([
  { framework: 'iso27001', ref: 'a.5.1', other: 'dora', is: ['superset art 5'] },
  { framework: 'dora', ref: 'art 5', other: 'iso27001', is: ['subset A.5.1'] },
  { framework: 'dora', ref: 'art 5', other: 'gdpr', is: [] },
] as const)('from $framework $ref links lead to $other: $is', ({ framework, ref, other, is }) => {
  const steps = controlSteps(LINKED, { framework, ref }, other);
  expect(steps.map(({ relation, to }) => `${relation} ${to.ref}`)).toEqual(is);
});

test('a measure or framework without links has none', () => {
  expect(edgesOfMeasure(graph, 'j')).toEqual([]);
  expect(controlsOf(graph, 'gdpr')).toEqual([]);
});
