import { expect, test } from '@jest/globals';
import {
  controlsAt,
  linksBetween,
  reversed,
} from '../../../../src/modules/mapping/domain/framework-link.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
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

test('a control at the end of two links counts once', () => {
  const controls = controlsAt(graph, between('nis2', 'dora'), 'target');
  expect(controls.map(({ ref }) => ref)).toEqual(['art 5', 'art 11']);
});
