/** Cases g1 to g17 of our own arithmetic, examples of practice, and special relations. */
import { expect, test } from '@jest/globals';
import { assessGroup } from '../../../../src/modules/groups/domain/assess-group.js';
import { sizeOf } from '../../../../src/modules/groups/domain/amounts.js';
import type { GroupGraph } from '../../../../src/modules/groups/domain/group-graph.js';
import { LAW } from '../../scoping/domain/small-law.js';
import { entity, figures, graphOf, holds, limits, type Staffing } from './graphs.js';
import { CASES, market, person } from './numeric-cases.js';

/** Status, sum and size of one entity of the graph. */
function resultOf(graph: GroupGraph, id = 'A') {
  const { positions, components } = assessGroup(graph, limits);
  const position = positions.find((one) => one.id === id);
  const component = components[position?.component ?? -1];
  if (component === undefined) return { status: null, sum: null, size: null };
  const { employees, turnoverMeur, balanceSheetMeur } = component.total.latest;
  return {
    status: position?.status,
    sum: [employees.value, turnoverMeur.value, balanceSheetMeur.value],
    size: sizeOf(LAW, component.total.latest).size,
  };
}

test.each(CASES)('%s', (_, graph, sum, size, status) => {
  expect(resultOf(graph)).toEqual({ status, sum, size });
});

const TEN: Staffing = [10, 1, 1];
const four = (
  kindB: 'university' | 'enterprise',
  kindD: 'institutional_investor' | 'enterprise',
) => [
  entity('A', TEN),
  entity('B', [100, 10, 10], { kind: kindB }),
  entity('C', [1000, 100, 100]),
  entity('D', [10_000, 1000, 1000], { kind: kindD }),
];

test('excepted investors that are not linked add nothing', () => {
  const shares = [holds('B', 'A', 25), holds('C', 'A', 30), holds('D', 'A', 25)];
  const { sum } = resultOf(graphOf(four('university', 'institutional_investor'), shares));
  expect(sum).toEqual([310, 31, 31]);
});

test('excepted investors that are linked and hold a majority together count in full', () => {
  const shares = [
    holds('B', 'A', 25),
    holds('C', 'A', 25),
    holds('D', 'A', 30),
    holds('B', 'D', null, { control: 'board' }),
  ];
  const { sum } = resultOf(graphOf(four('university', 'institutional_investor'), shares));
  expect(sum).toEqual([10_360, 1036, 1036]);
});

test.each([
  [['A>C 33', 'A>D 49', 'B>A 25'], 10 + 25 + 330 + 4900],
  [['A>C 51', 'A>D 100', 'B>A 60'], 11_110],
  [['B>A 60', 'C>B 32', 'D>B 25'], 10 + 100 + 320 + 2500],
] as const)('partners and linked enterprises of %j are included', (shares, staff) => {
  const holdings = shares.map((share) => {
    const [, holder = '', held = '', percent = ''] = /^(\w)>(\w) (\d+)$/.exec(share) ?? [];
    return holds(holder, held, Number(percent));
  });
  expect(resultOf(graphOf(four('enterprise', 'enterprise'), holdings)).sum?.[0]).toBe(staff);
});

test('a majority of the capital without votes makes a partner with the percentage of the capital', () => {
  const two = [entity('A', TEN), entity('B', [100, 10, 10])];
  const { status, sum } = resultOf(graphOf(two, [holds('B', 'A', 80, { votes: 0 })]));
  expect({ status, sum }).toEqual({ status: 'partner', sum: [90, 9, 9] });
});

test('an investor has no dominant influence by contract while it stays out of management', () => {
  const two = [entity('A', TEN), entity('B', [90, 9, 9], { kind: 'venture_capital_company' })];
  const by = (inManagement: boolean) =>
    resultOf(graphOf(two, [holds('B', 'A', 30, { control: 'contract', inManagement })])).sum?.[0];
  expect([by(false), by(true)]).toEqual([10, 100]);
});

test('a business angel below the limit is excepted; an unstated amount proves nothing', () => {
  const two = [entity('A', TEN), entity('B', [100, 10, 10], { kind: 'business_angel' })];
  const by = (investedMeur: number | null) =>
    resultOf(graphOf(two, [holds('B', 'A', 30, { investedMeur })])).sum?.[0];
  expect([by(1.24), by(1.25), by(null)]).toEqual([10, 40, 40]);
});

test('a municipality beyond the limits is not an excepted investor, and as a public body adds nothing', () => {
  const at = (inhabitants: number) => {
    const town = { kind: 'local_authority', budgetMeur: 9.99, inhabitants } as const;
    const graph = graphOf(
      [entity('A', TEN), entity('M', [500, 9, 9], town)],
      [holds('M', 'A', 30)],
    );
    return [assessGroup(graph, limits).exempt[0]?.provision, resultOf(graph).sum?.[0]];
  };
  expect(at(4999)).toEqual(['Annex art 3(2) second subparagraph (d)', 10]);
  expect(at(5000)).toEqual(['Annex art 3(4)', 10]);
});

test('persons who act jointly link the enterprises that they control together', () => {
  const graph = graphOf(
    [person('P'), person('Q'), market('A', TEN, 'x'), market('B', [20, 2, 2], 'x')],
    [holds('P', 'A', 30), holds('Q', 'A', 30), holds('P', 'B', 30), holds('Q', 'B', 30)],
  );
  expect(resultOf(graph).sum?.[0]).toBe(10);
  expect(resultOf({ ...graph, jointly: [['P', 'Q']] }).sum?.[0]).toBe(30);
});

test('a person controls through companies, and an unstated market is reported', () => {
  const graph = graphOf(
    [person('P'), entity('H', [1, 0, 0]), market('A', TEN, 'x'), market('B', [20, 2, 2], 'x')],
    [holds('P', 'H', 100), holds('H', 'A', 60), holds('P', 'B', 60)],
  );
  expect(resultOf(graph).sum?.[0]).toBe(31);
  expect(assessGroup(graph, limits).unknownMarkets).toEqual(['H']);
});

test('consolidated accounts replace those that they cover, and partners included in them are not added again', () => {
  const accounts = {
    latest: { employees: 200, turnoverMeur: 20, balanceSheetMeur: 20 },
    previous: null,
    covers: [
      { entity: 'A', percent: 100 },
      { entity: 'C', percent: 30 },
    ],
  };
  const all = [
    entity('A', TEN),
    entity('B', [100, 10, 10], { consolidated: accounts }),
    entity('C', [1000, 100, 100]),
  ];
  const { sum } = resultOf(graphOf(all, [holds('B', 'A', 100), holds('B', 'C', 40)]));
  expect(sum).toEqual([300, 30, 30]);
});

test('consolidated accounts without staff leave the headcount to the individual accounts', () => {
  const latest = { employees: null, turnoverMeur: 20, balanceSheetMeur: 20 };
  const consolidated = { latest, previous: null, covers: [{ entity: 'A', percent: 100 }] };
  const all = [entity('A', TEN), entity('B', [100, 10, 10], { consolidated })];
  expect(resultOf(graphOf(all, [holds('B', 'A', 100)])).sum).toEqual([110, 20, 20]);
});

test('missing figures give a lower bound, and the larger of the possible classes', () => {
  const unknown = entity('B', null);
  const graph = graphOf(
    [entity('A', null, { figures: { latest: figures([20, 12, 8]), previous: null } }), unknown],
    [holds('B', 'A', 60)],
  );
  const [component] = assessGroup(graph, limits).components;
  expect(component?.total.latest.turnoverMeur).toEqual({ value: 12, isComplete: false });
  expect(resultOf(graph).size).toBe('medium');
});

test('each relation names its step', () => {
  const { links, partners } = assessGroup(
    graphOf(
      [entity('A', TEN), entity('B', TEN), entity('C', TEN), entity('D', TEN)],
      [holds('A', 'B', 60), holds('A', 'C', 30), holds('B', 'C', 30), holds('C', 'D', 25)],
    ),
    limits,
  );
  expect(links.map(({ ground, holder, held, percent }) => [ground, holder, held, percent])).toEqual(
    [
      ['votes', 'A', 'B', 60],
      ['joint_votes', 'A', 'C', 60],
    ],
  );
  expect(partners.map(({ holders, held, percent }) => [holders, held, percent])).toEqual([
    [['C'], 'D', 25],
  ]);
});
