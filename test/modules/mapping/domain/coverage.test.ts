/** Coverage of one framework by implemented controls of another, on a small mapping. */
import { expect, test } from '@jest/globals';
import type { LinkSet } from '../../../../src/modules/mapping/domain/control-link.js';
import {
  coverageByMeasure,
  coverageOf,
  countStandings,
  type CoveredPoint,
} from '../../../../src/modules/mapping/domain/coverage.js';
import { routesBetween } from '../../../../src/modules/mapping/domain/coverage-routes.js';
import type { HeldControl, HoldState } from '../../../../src/modules/mapping/domain/delta.js';
import type { Relation } from '../../../../src/modules/mapping/domain/relation.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import { sample } from './sample.js';

const linked = (from: string, to: string, relation: Relation, strength: number): LinkSet => ({
  key: `${from} ${to}`,
  from: 'iso27001',
  to: 'dora',
  level: 'control',
  graded: 'reading',
  evidence: ['OWN'],
  licence: null,
  attribution: null,
  reading: { by: 'reader', on: '2026-01-01' },
  links: [
    {
      from,
      to,
      provision: null,
      relation,
      strength,
      rationale: 'semantic',
      reason: 'They agree.',
      second: null,
    },
  ],
});

function pointsWith(linkSets: readonly LinkSet[], lines: readonly HeldControl[]) {
  const graph = buildMappingGraph({ ...sample, linkSets });
  const routes = routesBetween(graph, 'iso27001', 'dora');
  return coverageOf(graph, routes, { held: 'iso27001', target: 'dora', lines });
}

const line = (ref: string, state: HoldState): HeldControl => ({ line: 1, ref, state, note: null });

function article(points: readonly CoveredPoint[], ref: string): CoveredPoint {
  const found = points.find(({ control }) => control.ref === ref);
  if (found === undefined) throw new Error(`no ${ref}`);
  return found;
}

test.each([
  ['equal', 'implemented', 'met', 6],
  ['superset', 'implemented', 'met', 6],
  ['superset', 'partial', 'partly', 6],
  ['subset', 'implemented', 'partly', 6],
  ['intersects', 'implemented', 'partly', 6],
  ['intersects', 'planned', 'open', null],
  ['equal', 'excluded', 'open', null],
] as const)(
  'a control that is %s and %s leaves the point %s',
  (relation, state, standing, strength) => {
    const { points } = pointsWith([linked('A.5.1', 'art 5', relation, 6)], [line('a.5.1', state)]);
    expect(article(points, 'art 5')).toMatchObject({ standing, strength });
  },
);

test('links that only share content with one measure give no route', () => {
  const { points } = pointsWith([], [line('A.5.1', 'implemented')]);
  expect(countStandings(points)).toEqual({ met: 0, partly: 0, open: 0, unmapped: 2 });
});

test('a control that contains the point takes precedence over a stronger one that does not', () => {
  const links = [
    linked('A.5.1', 'art 5', 'intersects', 9),
    linked('A.5.26', 'art 5', 'superset', 4),
  ];
  const held = [line('A.5.1', 'implemented'), line('A.5.26', 'implemented')];
  const point = article(pointsWith(links, held).points, 'art 5');
  expect(point).toMatchObject({ standing: 'met', strength: 4, missing: [] });
  expect(point.by.map(({ route }) => route.from.ref)).toEqual(['A.5.26', 'A.5.1']);
});

test.each([
  { relation: 'equal', standing: 'met' },
  { relation: 'intersects', standing: 'partly' },
] as const)('a point that is $standing by two controls is as strong as the stronger', (row) => {
  const links = [
    linked('A.5.1', 'art 5', row.relation, 4),
    linked('A.5.26', 'art 5', row.relation, 7),
  ];
  const held = [line('A.5.1', 'implemented'), line('A.5.26', 'implemented')];
  const { standing, strength } = article(pointsWith(links, held).points, 'art 5');
  expect({ standing, strength }).toEqual({ standing: row.standing, strength: 7 });
});

test('controls that are not in place are missing, strongest first', () => {
  const links = [
    linked('A.5.1', 'art 5', 'intersects', 3),
    linked('A.5.26', 'art 5', 'intersects', 8),
  ];
  const point = article(pointsWith(links, [line('A.5.1', 'planned')]).points, 'art 5');
  expect(point.standing).toBe('open');
  expect(point.missing.map(({ from, strength }) => [from.ref, strength])).toEqual([
    ['A.5.26', 8],
    ['A.5.1', 3],
  ]);
});

test('a relation that composes over a measure is a route of two links', () => {
  const edges = sample.edges.map((edge) =>
    edge.key === 'b|iso27001|A.5.26' ? { ...edge, relation: 'subset' as const } : edge,
  );
  const graph = buildMappingGraph({ ...sample, edges });
  const routes = routesBetween(graph, 'iso27001', 'dora');
  expect([...routes.values()].flat()).toMatchObject([
    { from: { ref: 'A.5.26' }, to: { ref: 'art 11' }, relation: 'intersects', via: 'measure:b' },
  ]);
});

test('lines with unknown and repeated controls are listed, and the weaker status counts', () => {
  const lines = [line('A.5.1', 'implemented'), line('A.5.1', 'partial'), line('A.99', 'partial')];
  const coverage = pointsWith([linked('A.5.1', 'art 5', 'equal', 10)], lines);
  expect(coverage.unknown.map(({ ref }) => ref)).toEqual(['A.99']);
  expect(coverage.repeated.map(({ ref }) => ref)).toEqual(['A.5.1']);
  expect(article(coverage.points, 'art 5').standing).toBe('partly');
});

test('each measure counts the points linked to it', () => {
  const graph = buildMappingGraph({ ...sample, linkSets: [linked('A.5.1', 'art 5', 'equal', 9)] });
  const routes = routesBetween(graph, 'iso27001', 'dora');
  const lines = [line('A.5.1', 'implemented')];
  const coverage = coverageOf(graph, routes, { held: 'iso27001', target: 'dora', lines });
  const rows = coverageByMeasure(graph, coverage);
  expect(rows.map(({ measure, counts, strength }) => [measure.key, counts.met, strength])).toEqual([
    ['a', 1, 9],
    ['b', 0, null],
    ['c', 0, null],
  ]);
});
