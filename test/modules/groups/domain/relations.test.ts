/** Each relation of Recommendation 2003/361/EC, Annex art 3, with the provision that makes it. */
import { describe, expect, test } from '@jest/globals';
import { assessGroup } from '../../../../src/modules/groups/domain/assess-group.js';
import { disjointSets } from '../../../../src/modules/groups/domain/disjoint-sets.js';
import type {
  ExceptedInvestor,
  GroupGraph,
  Holding,
} from '../../../../src/modules/groups/domain/group-graph.js';
import { entity, graphOf, holds, limits, votes, type Staffing } from './graphs.js';

const TEN: Staffing = [10, 1, 1];
const FIRST = 'Annex art 3(3) first subparagraph';
const two = (...holdings: readonly Holding[]) =>
  graphOf([entity('A', TEN), entity('B', TEN)], holdings);

const linksOf = (graph: GroupGraph) => assessGroup(graph, limits).links;

test.each([
  ['votes', votes('A', 'B', 50.01), `${FIRST} (a)`, 50.01],
  ['board', holds('A', 'B', 10, { control: 'board' }), `${FIRST} (b)`, null],
  ['contract', holds('A', 'B', null, { control: 'contract' }), `${FIRST} (c)`, null],
  ['agreement', holds('A', 'B', 10, { control: 'agreement' }), `${FIRST} (d)`, null],
] as const)('%s link two enterprises', (ground, holding, provision, percent) => {
  expect(linksOf(two(holding))).toEqual([
    { ground, provision, holder: 'A', held: 'B', percent, persons: [] },
  ]);
});

test('half of the votes is no majority', () => {
  expect(linksOf(two(votes('A', 'B', 50)))).toEqual([]);
});

test('enterprises that are linked hold their votes together', () => {
  const all = ['A', 'B', 'C', 'D'].map((id) => entity(id, TEN));
  const held = (percent: number) =>
    linksOf(graphOf(all, [votes('A', 'B', 51), votes('A', 'C', percent), votes('B', 'C', 25)]));
  expect(held(26)[1]).toEqual({
    ground: 'joint_votes',
    provision: 'Annex art 3(3) third subparagraph',
    holder: 'A',
    held: 'C',
    percent: 51,
    persons: [],
  });
  expect(held(25)).toHaveLength(1);
});

test('what a joint majority links brings its own votes with it', () => {
  const all = ['A', 'B', 'C', 'D'].map((id) => entity(id, TEN));
  const graph = graphOf(all, [
    votes('A', 'B', 51),
    votes('A', 'C', 26),
    votes('B', 'C', 25),
    votes('C', 'D', 30),
    votes('B', 'D', 30),
  ]);
  const { links, components } = assessGroup(graph, limits);
  expect(links.map(({ ground, held, percent }) => [ground, held, percent])).toEqual([
    ['votes', 'B', 51],
    ['joint_votes', 'C', 51],
    ['joint_votes', 'D', 60],
  ]);
  expect(components).toHaveLength(1);
});

test('votes of a component that joins a larger one count once', () => {
  const all = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((id) => entity(id, TEN));
  const joined = [
    votes('D', 'E', 60),
    votes('D', 'F', 60),
    votes('A', 'B', 60),
    votes('D', 'A', 60),
    votes('A', 'C', 15),
    votes('B', 'C', 15),
  ];
  const jointOf = (...more: readonly Holding[]) =>
    linksOf(graphOf(all, [...joined, ...more]))
      .filter(({ ground }) => ground === 'joint_votes')
      .map(({ held, percent }) => [held, percent]);
  expect(jointOf()).toEqual([]);
  expect(jointOf(votes('D', 'G', 60), votes('G', 'C', 20))).toEqual([]);
  expect(jointOf(votes('D', 'G', 60), votes('G', 'C', 20.01))).toEqual([['C', 50.01]]);
});

test('votes in a public body link nothing', () => {
  const town = entity('M', null, { kind: 'public_body' });
  expect(linksOf(graphOf([entity('A', TEN), town], [votes('A', 'M', 100)]))).toEqual([]);
  expect(linksOf(graphOf([town, entity('A', TEN)], [votes('M', 'A', 100)]))).toEqual([]);
});

describe('partners', () => {
  const of = (graph: GroupGraph) => {
    const { partners, exempt } = assessGroup(graph, limits);
    const short = ({ holders, percent, provision }: (typeof partners)[number]) => [
      holders,
      percent,
      provision,
    ];
    return { partners: partners.map(short), exempt: exempt.map(short) };
  };
  const investor = (kind: ExceptedInvestor, more: object = {}, held: object = {}) =>
    of(
      graphOf([entity('A', TEN), entity('I', TEN, { kind, ...more })], [holds('I', 'A', 30, held)]),
    );
  const PARTNER = 'Annex art 3(2) first subparagraph';

  test.each([
    [24.99, []],
    [25, [[['B'], 25, PARTNER]]],
    [50, [[['B'], 50, PARTNER]]],
  ])('from 25 percent: %d', (percent, partners) => {
    expect(of(two(holds('B', 'A', percent)))).toEqual({ partners, exempt: [] });
  });

  test.each([
    ['public_investment_corporation', 'a'],
    ['venture_capital_company', 'a'],
    ['university', 'b'],
    ['research_centre', 'b'],
    ['institutional_investor', 'c'],
    ['regional_development_fund', 'c'],
  ] as const)('a %s is excepted by letter (%s)', (kind, letter) => {
    const provision = `Annex art 3(2) second subparagraph (${letter})`;
    expect(investor(kind)).toEqual({ partners: [], exempt: [[['I'], 30, provision]] });
  });

  test.each([
    [9.99, 4999, 'Annex art 3(2) second subparagraph (d)'],
    [10, 4999, 'Annex art 3(4)'],
    [9.99, 5000, 'Annex art 3(4)'],
    [null, 4999, 'Annex art 3(4)'],
    [9.99, null, 'Annex art 3(4)'],
  ])('a local authority with %p million euro and %p inhabitants', (budgetMeur, inhabitants, by) => {
    const { exempt } = investor('local_authority', { budgetMeur, inhabitants });
    expect(exempt).toEqual([[['I'], 30, by]]);
  });

  test('business angels are added up; what others invest does not count', () => {
    const all = [
      entity('A', TEN),
      entity('I', TEN, { kind: 'business_angel' }),
      entity('J', TEN, { kind: 'business_angel' }),
      entity('U', TEN, { kind: 'university' }),
    ];
    const by = (one: number, other: number) =>
      of(
        graphOf(all, [
          holds('I', 'A', 30, { investedMeur: one }),
          holds('J', 'A', 10, { investedMeur: other }),
          holds('U', 'A', 25, { investedMeur: 9 }),
        ]),
      ).exempt.length;
    expect([by(1, 0.24), by(1, 0.25)]).toEqual([2, 1]);
  });

  test('public bodies hold together, apart from enterprises', () => {
    const town = (id: string) => entity(id, null, { kind: 'public_body' });
    const all = [entity('A', TEN), entity('B', TEN), town('M'), town('N')];
    const by = (b: number, m: number, n: number) =>
      of(graphOf(all, [holds('B', 'A', b), holds('M', 'A', m), holds('N', 'A', n)]));
    expect(by(0, 15, 15).exempt).toEqual([[['M', 'N'], 30, 'Annex art 3(4)']]);
    expect(by(20, 10, 10)).toEqual({ partners: [], exempt: [] });
  });

  test('a holding of nothing is no holder', () => {
    const all = [entity('A', TEN), entity('B', TEN), entity('C', TEN)];
    const graph = graphOf(all, [votes('B', 'C', 60), holds('B', 'A', 30), holds('C', 'A', 0)]);
    expect(of(graph).partners).toEqual([[['B'], 30, PARTNER]]);
  });

  test('an excepted investor linked to another enterprise with a share is a partner with it', () => {
    const all = [entity('A', TEN), entity('I', TEN, { kind: 'university' }), entity('B', TEN)];
    const graph = graphOf(all, [votes('B', 'I', 60), holds('I', 'A', 20), holds('B', 'A', 20)]);
    expect(of(graph)).toEqual({ partners: [[['I', 'B'], 40, PARTNER]], exempt: [] });
  });
});

test('joined sets keep the root of the larger, and a second union changes nothing', () => {
  const sets = disjointSets(5);
  expect([0, 1, 2, 3, 4].map((at) => sets.find(at))).toEqual([0, 1, 2, 3, 4]);
  expect(sets.union(0, 1)).toEqual({ kept: 0, dropped: 1 });
  expect(sets.union(2, 1)).toEqual({ kept: 0, dropped: 2 });
  expect(sets.union(3, 4)).toEqual({ kept: 3, dropped: 4 });
  expect(sets.union(4, 2)).toEqual({ kept: 0, dropped: 3 });
  expect(sets.union(1, 4)).toBeNull();
  expect([0, 1, 2, 3, 4].map((at) => sets.find(at))).toEqual([0, 0, 0, 0, 0]);
});
