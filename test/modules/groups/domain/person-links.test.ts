/** Links through natural persons: Recommendation 2003/361/EC, Annex art 3(3) fourth and fifth subparagraphs. */
import { describe, expect, test } from '@jest/globals';
import { assessGroup } from '../../../../src/modules/groups/domain/assess-group.js';
import type { GroupGraph, Holding } from '../../../../src/modules/groups/domain/group-graph.js';
import { entity, graphOf, holds, limits, type Staffing } from './graphs.js';

const TEN: Staffing = [10, 1, 1];

const linksOf = (graph: GroupGraph) => assessGroup(graph, limits).links;

describe('natural persons', () => {
  const person = entity('P', null, { kind: 'natural_person' });
  const enterprise = (id: string, ...markets: readonly string[]) => entity(id, TEN, { markets });
  const held = (...entities: readonly ReturnType<typeof entity>[]) => ({
    entities: [person, ...entities],
    holdings: entities.map(({ id }) => holds('P', id, 60)),
  });
  const of = (
    { entities, holdings }: ReturnType<typeof held>,
    adjacentMarkets: GroupGraph['adjacentMarkets'] = [],
  ) =>
    linksOf(graphOf(entities, holdings, { adjacentMarkets })).map((one) => [one.holder, one.held]);

  test('link what they control in one market', () => {
    const { entities, holdings } = held(enterprise('A', 'x'), enterprise('B', 'x'));
    expect(linksOf(graphOf(entities, holdings))).toEqual([
      {
        ground: 'persons',
        provision: 'Annex art 3(3) fourth subparagraph',
        holder: 'A',
        held: 'B',
        percent: null,
        persons: ['P'],
      },
    ]);
  });

  test('not what they control in other markets', () => {
    expect(of(held(enterprise('A', 'x'), enterprise('B', 'y')))).toEqual([]);
  });

  test('link enterprises of adjacent markets, whichever is named first', () => {
    const both = held(enterprise('A', 'x'), enterprise('B', 'y'));
    expect(of(both, [['x', 'y']])).toEqual([['A', 'B']]);
    expect(of(both, [['y', 'x']])).toEqual([['A', 'B']]);
    expect(of(both, [['x', 'z']])).toEqual([]);
    const three = held(enterprise('A', 'x'), enterprise('B', 'y'), enterprise('C', 'z'));
    const adjacent = [
      ['x', 'y'],
      ['x', 'z'],
    ] as const;
    expect(of(three, adjacent)).toEqual([
      ['A', 'B'],
      ['A', 'C'],
    ]);
  });

  test('an enterprise in two adjacent markets is not linked with itself', () => {
    const both = held(enterprise('A', 'x', 'y', 'x'), enterprise('B', 'z'));
    expect(of(both, [['x', 'y']])).toEqual([]);
  });

  test('half of the votes is no control, but a contract is', () => {
    const entities = [person, enterprise('A', 'x'), enterprise('B', 'x')];
    const by = (holding: Holding) => linksOf(graphOf(entities, [holds('P', 'A', 60), holding]));
    expect(by(holds('P', 'B', 50))).toEqual([]);
    expect(by(holds('P', 'B', 10, { control: 'contract' }))).toHaveLength(1);
  });

  test('persons who do not act jointly link nothing together', () => {
    const entities = [
      person,
      entity('Q', null, { kind: 'natural_person' }),
      enterprise('A', 'x'),
      enterprise('B', 'x'),
    ];
    const graph = graphOf(entities, [holds('P', 'A', 60), holds('Q', 'B', 60)]);
    expect(linksOf(graph)).toEqual([]);
    expect(linksOf({ ...graph, jointly: [['P', 'Q']] })[0]?.persons).toEqual(['P', 'Q']);
  });

  test('persons who act jointly do so wherever they are listed', () => {
    const entities = [
      enterprise('A', 'x'),
      person,
      entity('Q', null, { kind: 'natural_person' }),
      enterprise('B', 'x'),
    ];
    const graph = graphOf(entities, [holds('P', 'A', 60), holds('Q', 'B', 60)]);
    expect(linksOf({ ...graph, jointly: [['P', 'Q']] })).toHaveLength(1);
  });

  test('control does not run through a public body', () => {
    const town = entity('M', null, { kind: 'public_body' });
    const entities = [person, town, enterprise('A', 'x'), enterprise('B', 'x')];
    const shares = [holds('P', 'M', 60), holds('M', 'A', 60), holds('P', 'B', 60)];
    expect(linksOf(graphOf(entities, shares))).toEqual([]);
  });

  test('markets that were not stated are not the same market', () => {
    const { entities, holdings } = held(entity('A', TEN), entity('B', TEN));
    expect(linksOf(graphOf(entities, holdings))).toEqual([]);
  });

  test('the market of the only enterprise of a person is of no concern', () => {
    const { entities, holdings } = held(entity('A', TEN));
    expect(assessGroup(graphOf(entities, holdings), limits).unknownMarkets).toEqual([]);
  });
});

test('enterprises link by their votes alone, whatever the markets', () => {
  const entities = ['A', 'B', 'C'].map((id) => entity(id, TEN, { markets: ['x'] }));
  const links = linksOf(graphOf(entities, [holds('A', 'B', 60), holds('A', 'C', 60)]));
  expect(links.map(({ ground, held }) => [ground, held])).toEqual([
    ['votes', 'B'],
    ['votes', 'C'],
  ]);
});
