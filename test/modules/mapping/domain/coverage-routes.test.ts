/** Routes between two frameworks: direct, over a measure, over a third framework. */
import { expect, test } from '@jest/globals';
import type { LinkSet } from '../../../../src/modules/mapping/domain/control-link.js';
import type { FrameworkKey } from '../../../../src/modules/mapping/domain/control.js';
import {
  byWorth,
  isWhole,
  routesBetween,
} from '../../../../src/modules/mapping/domain/coverage-routes.js';
import type { Grade } from '../../../../src/modules/mapping/domain/grade.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import { RELATIONS, type Relation } from '../../../../src/modules/mapping/domain/relation.js';
import { linkSet } from './linked-sample.js';
import { sample } from './sample.js';

const GRADE: Grade = {
  strength: 7,
  rationale: 'semantic',
  reason: null,
  grading: 'reading',
  reading: { by: 'reader', on: '2026-01-01', second: null },
};

type RouteRow = readonly [from: string, to: string, relation: Relation, strength: number];

const set = (from: FrameworkKey, to: FrameworkKey, ...rows: readonly RouteRow[]): LinkSet => ({
  ...linkSet(rows),
  key: `${from} ${to}`,
  from,
  to,
});

/** Measure b is equal to one control of each framework; the strength towards DORA is 3. */
const EDGES = sample.edges.map((edge) => ({
  ...edge,
  relation: edge.measure === 'b' ? ('equal' as const) : edge.relation,
  grade: { ...GRADE, strength: edge.framework === 'dora' ? 3 : 7 },
}));

function routes(linkSets: readonly LinkSet[], edges: typeof sample.edges = EDGES) {
  const controls = [
    ...sample.controls,
    { framework: 'gdpr', ref: 'art 32', title: null, parent: null } as const,
  ];
  const found = routesBetween(
    buildMappingGraph({ ...sample, controls, edges, linkSets }),
    'iso27001',
    'dora',
  );
  return [...found.values()]
    .flat()
    .map(({ from, to, relation, strength, via, links }) => [
      `${from.ref} ${relation} ${to.ref}`,
      strength,
      via,
      links,
    ]);
}

const OVER_B = ['A.5.26 equal art 11', 3, 'measure:b', ['b|iso27001|A.5.26', 'b|dora|art 11']];

test('two links over a measure are as strong as the weaker one', () => {
  expect(routes([])).toEqual([OVER_B]);
});

test('of two routes of equal value the first one is kept', () => {
  const edges = EDGES.map((edge) => ({ ...edge, relation: 'equal' as const }));
  expect(routes([], edges).map(([text, , via]) => [text, via])).toEqual([
    ['A.5.1 equal art 5', 'measure:a'],
    ['A.5.26 equal art 11', 'measure:b'],
  ]);
});

test('a link without a grade has no strength', () => {
  const edges = EDGES.map((edge) => ({ ...edge, grade: null }));
  expect(routes([], edges)[0]?.[1]).toBe(0);
});

test('a direct link is a route, and the best route of a pair is kept', () => {
  expect(
    routes([
      set('iso27001', 'dora', ['A.5.26', 'art 11', 'equal', 9], ['A.5', 'art 5', 'subset', 2]),
    ]),
  ).toEqual([
    ['A.5 subset art 5', 2, null, ['iso27001:A.5|dora:art 5']],
    ['A.5.26 equal art 11', 9, null, ['iso27001:A.5.26|dora:art 11']],
  ]);
  expect(routes([set('iso27001', 'dora', ['A.5.26', 'art 11', 'subset', 9])])).toEqual([OVER_B]);
});

test('a third framework connects two links', () => {
  const linkSets = [
    set('iso27001', 'gdpr', ['A.5.1', 'art 32', 'superset', 8]),
    set('gdpr', 'dora', ['art 32', 'art 5', 'equal', 6]),
  ];
  expect(routes(linkSets)).toContainEqual([
    'A.5.1 superset art 5',
    6,
    'gdpr:art 32',
    ['iso27001:A.5.1|gdpr:art 32', 'gdpr:art 32|dora:art 5'],
  ]);
});

test('links within the two frameworks are not a third framework', () => {
  const linkSets = [
    set('iso27001', 'dora', ['A.5.1', 'art 5', 'equal', 8]),
    set('dora', 'dora', ['art 5', 'art 11', 'equal', 8]),
    set('iso27001', 'iso27001', ['A.5', 'A.5.1', 'equal', 8]),
  ];
  expect(routes(linkSets).map(([text]) => text)).toEqual([
    'A.5.1 equal art 5',
    'A.5.26 equal art 11',
  ]);
});

test('routes of one point are ordered by value', () => {
  const linkSets = [
    set('iso27001', 'dora', ['A.5', 'art 11', 'subset', 9], ['A.5.1', 'art 11', 'superset', 2]),
  ];
  expect(routes(linkSets).map(([text]) => text)).toEqual([
    'A.5.26 equal art 11',
    'A.5.1 superset art 11',
    'A.5 subset art 11',
  ]);
});

test('equal, equivalent and superset contain the whole', () => {
  expect(RELATIONS.filter(isWhole)).toEqual(['equal', 'equivalent', 'superset']);
});

test('of equal value, the shorter route comes first', () => {
  const name = { framework: 'dora', ref: 'x' } as const;
  const route = { from: name, to: name, relation: 'equal', strength: 1, via: null } as const;
  expect(byWorth({ ...route, links: ['a'] }, { ...route, links: ['a', 'b'] })).toBe(-1);
});
