import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { graphProblems } from '../../../../src/modules/groups/domain/graph-problems.js';
import type { GroupGraph, Holding } from '../../../../src/modules/groups/domain/group-graph.js';
import { entity, graphOf, holds } from './graphs.js';
import { randomGraph } from './random-graph.js';

const having = (graph: GroupGraph, ...more: readonly Holding[]): GroupGraph => ({
  ...graph,
  holdings: [...graph.holdings, ...more],
});

/** Ways to break a graph, and the problem that each must give. */
const BREAKS: readonly Readonly<{ type: string; make: (graph: GroupGraph) => GroupGraph }>[] = [
  { type: 'group_unknown_entity', make: (graph) => having(graph, holds('nobody', 'A', 1)) },
  { type: 'group_unknown_entity', make: (graph) => having(graph, holds('A', 'nobody', 1)) },
  { type: 'group_self_holding', make: (graph) => having(graph, holds('X', 'X', 10)) },
  { type: 'group_share_range', make: (graph) => having(graph, holds('X', 'Y', 100.01)) },
  { type: 'group_share_range', make: (graph) => having(graph, holds('X', 'Y', -0.01)) },
  {
    type: 'group_share_range',
    make: (graph) => having(graph, holds('X', 'Y', 10, { votes: Number.NaN })),
  },
  { type: 'group_share_missing', make: (graph) => having(graph, holds('X', 'Y', null)) },
  { type: 'group_person_held', make: (graph) => having(graph, holds('X', 'P', 10)) },
  {
    type: 'group_duplicate_holding',
    make: (graph) => having(graph, holds('X', 'Y', 10), holds('X', 'Y', 5)),
  },
  {
    type: 'group_sum_above_whole',
    make: (graph) => having(graph, holds('X', 'Y', 60), holds('Z', 'Y', 40.01)),
  },
  {
    type: 'group_sum_above_whole',
    make: (graph) => having(graph, holds('X', 'Y', 60, { votes: 90 }), holds('Z', 'Y', 40)),
  },
  {
    type: 'group_duplicate_entity',
    make: (graph) => ({ ...graph, entities: [...graph.entities, entity('X', [1, 1, 1])] }),
  },
  {
    type: 'group_negative_figure',
    make: (graph) => ({ ...graph, entities: [...graph.entities, entity('N', [-1, 1, 1])] }),
  },
  { type: 'group_not_a_person', make: (graph) => ({ ...graph, jointly: [['X', 'P']] }) },
];

const added = [
  entity('X', [10, 1, 1]),
  entity('Y', [10, 1, 1]),
  entity('Z', [10, 1, 1]),
  entity('P', null, { kind: 'natural_person' }),
];

test('each of 1,000 broken graphs gets the error of its defect, which names the holding or the entity', () => {
  fc.assert(
    fc.property(randomGraph, fc.constantFrom(...BREAKS), (graph, { type, make }) => {
      const whole = { ...graph, entities: [...graph.entities, ...added] };
      const broken = make(whole);
      const [problem, ...others] = graphProblems(broken);
      expect(others).toEqual([]);
      expect(problem?.type).toBe(type);
      const { holder, held, entity: id } = problem?.params ?? {};
      const edge = broken.holdings[problem?.at ?? -1];
      if (problem?.list === 'holdings') {
        expect({ holder, held }).toEqual({ holder: edge?.holder, held: edge?.held });
      } else expect(id).toBeDefined();
    }),
    { numRuns: 1000 },
  );
});

test('several problems are all listed, each with its path', () => {
  const graph = graphOf(
    [entity('A', [1, 1, 1]), entity('B', [1, 1, 1])],
    [holds('A', 'A', 10), holds('A', 'B', 101), holds('B', 'A', 50)],
  );
  const found = graphProblems(graph).map(({ list, at, member, type }) => [list, at, member, type]);
  expect(found).toEqual([
    ['holdings', 0, null, 'group_self_holding'],
    ['holdings', 1, 'capital', 'group_share_range'],
  ]);
});

test('consolidated accounts cover known entities only', () => {
  const consolidated = {
    latest: { employees: 1, turnoverMeur: -1, balanceSheetMeur: 1 },
    previous: null,
    covers: [
      { entity: 'nobody', percent: 100 },
      { entity: 'A', percent: 120 },
    ],
  };
  const found = graphProblems(graphOf([entity('A', [1, 1, 1], { consolidated })]));
  expect(found.map(({ member, type }) => [member, type])).toEqual([
    ['consolidated', 'group_negative_figure'],
    ['covers', 'group_unknown_entity'],
    ['covers', 'group_share_range'],
  ]);
});
