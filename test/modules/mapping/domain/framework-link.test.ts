/** Links between two frameworks, with the measures as points of the Directive. */
import { expect, test } from '@jest/globals';
import {
  controlsAt,
  linksBetween,
  reversed,
} from '../../../../src/modules/mapping/domain/framework-link.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import { LINKED, linkSet } from './linked-sample.js';
import { sample } from './sample.js';

const graph = buildMappingGraph(sample);
const between = (from: 'nis2' | 'dora' | 'iso27001', to: 'nis2' | 'dora' | 'iso27001') =>
  linksBetween(graph, { from, to, measure: null });

test('measures are points of the Directive, in both directions', () => {
  const there = between('nis2', 'dora');
  expect(there.map(({ source, target }) => [source.ref, target.ref])).toEqual([
    ['art 21(2)(a)', 'art 5'],
    ['art 21(2)(b)', 'art 11'],
    ['art 21(2)(c)', 'art 11'],
  ]);
  expect(between('dora', 'nis2')).toEqual(there.map(reversed));
});

test('the relation is inverted with its direction', () => {
  const [link] = between('nis2', 'dora');
  if (link === undefined) throw new Error('no link');
  expect(reversed({ ...link, relation: 'subset' }).relation).toBe('superset');
  expect(reversed(reversed(link))).toEqual(link);
});

test('links can be filtered by measure; frameworks without links between them have none', () => {
  expect(linksBetween(graph, { from: 'nis2', to: 'dora', measure: 'b' })).toHaveLength(1);
  expect(between('iso27001', 'dora')).toEqual([]);
});

test('a measure selects no links between other frameworks', () => {
  const pair = { from: 'iso27001', to: 'dora' } as const;
  expect(linksBetween(LINKED, { ...pair, measure: null })).toHaveLength(3);
  expect(linksBetween(LINKED, { ...pair, measure: 'a' })).toEqual([]);
});

test.each([
  { from: 'iso27001', to: 'dora', provision: 'art 5(1)', is: ['A.5.1', 'art 5(1)'] },
  { from: 'dora', to: 'iso27001', provision: 'art 5(1)', is: ['art 5(1)', 'A.5.1'] },
  { from: 'iso27001', to: 'dora', provision: null, is: ['A.5.1', 'art 5'] },
] as const)('from $from to $to the passage $provision gives $is', ({ from, to, provision, is }) => {
  const set = linkSet([['A.5.1', 'art 5', 'superset', 6]]);
  const links = set.links.map((row) => ({ ...row, provision }));
  const linked = buildMappingGraph({ ...sample, linkSets: [{ ...set, links }] });
  const found = linksBetween(linked, { from, to, measure: null });
  expect(found.map(({ source, target }) => [source.provision, target.provision])).toEqual([is]);
});

test('a control at the end of two links counts once', () => {
  const controls = controlsAt(graph, between('nis2', 'dora'), 'target');
  expect(controls.map(({ ref }) => ref)).toEqual(['art 5', 'art 11']);
});

test('an end that is no control of the data is left out', () => {
  const links = linksBetween(LINKED, { from: 'iso27001', to: 'dora', measure: null });
  expect(links.map(({ target }) => target.ref)).toEqual(['art 5', 'art 11', 'art 99']);
  expect(controlsAt(LINKED, links, 'target').map(({ ref }) => ref)).toEqual(['art 5', 'art 11']);
});
