/** Each problem with its place and what it names. */
import { expect, test } from '@jest/globals';
import type {
  GroupEntity,
  GroupGraph,
  Holding,
} from '../../../../src/modules/groups/domain/group-graph.js';
import { graphProblems } from '../../../../src/modules/groups/domain/graph-problems.js';
import { entity, figures, graphOf, holds } from './graphs.js';

const A = entity('A', [1, 1, 1]);
const B = entity('B', [1, 1, 1]);
const C = entity('C', [1, 1, 1]);
const P = entity('P', null, { kind: 'natural_person' });

const withHoldings = (...holdings: readonly Holding[]): GroupGraph =>
  graphOf([A, B, C, P], holdings);
const withEntity = (more: Partial<GroupEntity>): GroupGraph =>
  graphOf([entity('A', [1, 1, 1], more)]);

const SOUND = { employees: 1, turnoverMeur: 1, balanceSheetMeur: 1 };
const NEGATIVE = figures([1, -0.01, 1]);
const accounts = (more: object) => ({
  consolidated: { latest: SOUND, previous: null, covers: [], ...more },
});

test.each([
  ['no share', withHoldings(holds('A', 'B', 0))],
  ['the whole', withHoldings(holds('A', 'B', 100))],
  ['the whole in parts', withHoldings(holds('A', 'B', 60), holds('C', 'B', 40))],
  ['more votes than capital', withHoldings(holds('A', 'B', 10, { votes: 100 }))],
  ['control alone', withHoldings(holds('A', 'B', null, { control: 'board' }))],
  ['votes alone', withHoldings(holds('A', 'B', null, { votes: 5 }))],
  ['a person as the holder', withHoldings(holds('P', 'B', 50, { investedMeur: 0 }))],
  ['shares of different entities', withHoldings(holds('A', 'B', 80), holds('A', 'C', 80))],
  ['persons acting jointly', graphOf([P, A], [], { jointly: [['P', 'P']] })],
  ['figures of zero', withEntity({ figures: { latest: figures([0, 0, 0]), previous: null } })],
  ['a covered entity', withEntity(accounts({ covers: [{ entity: 'A', percent: 100 }] }))],
])('%s is no problem', (_, graph) => {
  expect(graphProblems(graph)).toEqual([]);
});

const negative = (member: string) => ({
  list: 'entities',
  at: 0,
  member,
  type: 'group_negative_figure',
  params: { entity: 'A' },
});

test.each([
  ['latest', { figures: { latest: NEGATIVE, previous: null } }],
  ['previous', { figures: { latest: null, previous: NEGATIVE } }],
  ['consolidated', accounts({ latest: NEGATIVE })],
  ['consolidatedPrevious', accounts({ previous: NEGATIVE })],
  ['authority', { budgetMeur: -1 }],
  ['authority', { inhabitants: -1 }],
])('a negative figure is found in %s', (member, more) => {
  expect(graphProblems(withEntity(more))).toEqual([negative(member)]);
});

test('an entity that is listed twice is a problem at its second place', () => {
  expect(graphProblems(graphOf([A, B, A]))).toEqual([
    {
      list: 'entities',
      at: 2,
      member: 'id',
      type: 'group_duplicate_entity',
      params: { entity: 'A' },
    },
  ]);
});

test('consolidated accounts name the entity that is unknown and the share beyond the whole', () => {
  const covers = [
    { entity: 'nobody', percent: 100 },
    { entity: 'A', percent: 100.01 },
    { entity: 'A', percent: -0.01 },
  ];
  const place = { list: 'entities', at: 0, member: 'covers' };
  const range = { ...place, type: 'group_share_range', params: { holder: 'A', held: 'A' } };
  expect(graphProblems(withEntity(accounts({ covers })))).toEqual([
    { ...place, type: 'group_unknown_entity', params: { entity: 'nobody' } },
    range,
    range,
  ]);
});

const edge = { holder: 'A', held: 'B' };

test.each([
  ['capital', 'group_share_range', holds('A', 'B', 100.01), edge],
  ['capital', 'group_share_range', holds('A', 'B', -0.01), edge],
  ['votes', 'group_share_range', holds('A', 'B', 10, { votes: 101 }), edge],
  [
    'investedMeur',
    'group_negative_figure',
    holds('A', 'B', 10, { investedMeur: -1 }),
    { ...edge, entity: 'A' },
  ],
  [null, 'group_share_missing', holds('A', 'B', null), edge],
  [null, 'group_self_holding', holds('A', 'A', 10), { holder: 'A', held: 'A' }],
  [
    'holder',
    'group_unknown_entity',
    holds('nobody', 'B', 10),
    { holder: 'nobody', held: 'B', entity: 'nobody' },
  ],
  [
    'held',
    'group_unknown_entity',
    holds('A', 'nobody', 10),
    { holder: 'A', held: 'nobody', entity: 'nobody' },
  ],
  ['held', 'group_person_held', holds('A', 'P', 10), { holder: 'A', held: 'P' }],
])('%s: %s', (member, type, holding, params) => {
  expect(graphProblems(withHoldings(holding))).toStrictEqual([
    { list: 'holdings', at: 0, member, type, params },
  ]);
});

test('a holding that is listed twice is a problem at its second place', () => {
  const graph = withHoldings(holds('A', 'B', 10), holds('B', 'C', 10), holds('A', 'B', 5));
  expect(graphProblems(graph)).toEqual([
    { list: 'holdings', at: 2, member: null, type: 'group_duplicate_holding', params: edge },
  ]);
});

test.each([
  ['capital', holds('A', 'B', 60), holds('C', 'B', 40.01)],
  ['votes', holds('A', 'B', 60, { votes: 90 }), holds('C', 'B', 40)],
  ['votes', holds('A', 'B', null, { votes: 60 }), holds('C', 'B', null, { votes: 41 })],
])('%s beyond the whole are a problem of the holding that passes it', (member, one, other) => {
  expect(graphProblems(withHoldings(one, other))).toEqual([
    {
      list: 'holdings',
      at: 1,
      member,
      type: 'group_sum_above_whole',
      params: { holder: 'C', held: 'B' },
    },
  ]);
});

test('only natural persons act jointly', () => {
  const jointly = [['P'], ['P', 'A', 'nobody']];
  const place = { list: 'jointly', at: 1, member: null, type: 'group_not_a_person' };
  expect(graphProblems(graphOf([A, P], [], { jointly }))).toEqual([
    { ...place, params: { entity: 'A' } },
    { ...place, params: { entity: 'nobody' } },
  ]);
});
