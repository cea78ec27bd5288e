/** Points and measures of a framework by the controls of another, on a small mapping with points below points. */
import { expect, test } from '@jest/globals';
import type { LinkSet } from '../../../../src/modules/mapping/domain/control-link.js';
import type { Control } from '../../../../src/modules/mapping/domain/control.js';
import {
  coverageByMeasure,
  coverageOf,
  countStandings,
} from '../../../../src/modules/mapping/domain/coverage.js';
import { routesBetween } from '../../../../src/modules/mapping/domain/coverage-routes.js';
import type { HoldState } from '../../../../src/modules/mapping/domain/delta.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import type { Point } from '../../../../src/modules/mapping/domain/point.js';
import { linkSet } from './linked-sample.js';
import { anEdge, aPoint, sample } from './sample.js';

const serving = (letters: Point['letters']): Point => aPoint('article', letters);

const article = (ref: string, parent: string | null, letters?: Point['letters']): Control => ({
  framework: 'dora',
  ref,
  title: null,
  parent,
  ...(letters === undefined ? {} : { point: serving(letters) }),
});

const CONTROLS = [
  ...sample.controls.filter(({ framework }) => framework === 'iso27001'),
  article('5', null, ['a']),
  article('5(1)', '5', ['a', 'b']),
  article('5(1)(a)', '5(1)', []),
  article('6', null),
  article('7', null),
  article('8', null),
  article('8(1)', '8'),
];

const LINKS = linkSet([
  ['A.5', '5', 'equal', 9],
  ['A.5.1', '5(1)', 'intersects', 4],
  ['A.5.1', '6', 'subset', 4],
  ['A.5.26', '7', 'equal', 8],
]);

const HELD: readonly (readonly [ref: string, state: HoldState])[] = [
  ['A.5', 'implemented'],
  ['A.5.1', 'partial'],
  ['A.5.26', 'planned'],
];

function covered(set: LinkSet) {
  const graph = buildMappingGraph({
    ...sample,
    controls: CONTROLS,
    edges: [anEdge('a', 'dora', '6'), anEdge('b', 'dora', '7'), anEdge('c', 'iso27001', 'A.5')],
    linkSets: [set],
  });
  const lines = HELD.map(([ref, state], at) => ({ line: at + 1, ref, state, note: null }));
  const routes = routesBetween(graph, 'iso27001', 'dora');
  const coverage = coverageOf(graph, routes, { held: 'iso27001', target: 'dora', lines });
  return { coverage, rows: coverageByMeasure(graph, coverage) };
}

test('a point without a route has the nearest point above it that has one', () => {
  const { points } = covered({ ...LINKS, links: LINKS.links.slice(0, 1) }).coverage;
  expect(points.map(({ control, within }) => [control.ref, within?.ref ?? null])).toEqual([
    ['5', null],
    ['5(1)', '5'],
    ['5(1)(a)', '5'],
    ['6', null],
    ['7', null],
    ['8', null],
    ['8(1)', null],
  ]);
});

test('points are counted by their standing', () => {
  const { points } = covered(LINKS).coverage;
  expect(countStandings(points)).toEqual({ met: 1, partly: 2, open: 1, unmapped: 3 });
});

test('a measure has the points of its letter and those linked to it, and their mean to one decimal', () => {
  expect(covered(LINKS).rows.map(({ measure, ...row }) => [measure.key, row])).toEqual([
    ['a', { counts: { met: 1, partly: 2, open: 0, unmapped: 0 }, strength: 5.7 }],
    ['b', { counts: { met: 0, partly: 1, open: 1, unmapped: 0 }, strength: 4 }],
    ['c', { counts: { met: 0, partly: 0, open: 0, unmapped: 0 }, strength: null }],
  ]);
});
