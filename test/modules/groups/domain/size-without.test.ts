/** What single addends change in the size of a group and in the class of its entities. */
import { expect, test } from '@jest/globals';
import { LAW } from '../../scoping/domain/small-law.js';
import { assessGroup } from '../../../../src/modules/groups/domain/assess-group.js';
import type { GroupGraph } from '../../../../src/modules/groups/domain/group-graph.js';
import { removals } from '../../../../src/modules/groups/domain/size-without.js';
import { entity, figures, graphOf, holds, limits, votes } from './graphs.js';
import { scopeOf, serviceFor } from './small-group-law.js';

const only = (graph: GroupGraph) => {
  const [component] = assessGroup(graph, limits).components;
  if (component === undefined) throw new Error('no component');
  return component;
};

test('the addends without which the size is another are listed with their share', () => {
  const graph = graphOf(
    [entity('A', [40, 8, 8]), entity('B', [40, 9, 9]), entity('D', [1, 0, 0])],
    [holds('B', 'A', 30), holds('A', 'D', 30)],
  );
  const component = only(graph);
  const found = removals(LAW, component, 'medium');
  expect(found.map(({ kind, ids, percent }) => [kind, ids, percent])).toEqual([
    ['partner', ['B'], 30],
  ]);
  expect(removals(LAW, component, 'small').map(({ ids }) => ids)).toEqual([['D']]);
});

test('a single enterprise has no addends, a linked one counts in full', () => {
  expect(removals(LAW, only(graphOf([entity('A', [60, 12, 12])])), 'small')).toEqual([]);
  const linked = graphOf(
    [entity('A', [5, 1, 1]), entity('B', [246, 51, 44])],
    [votes('B', 'A', 51)],
  );
  const found = removals(LAW, only(linked), 'large');
  expect(found.map(({ kind, ids, percent, sized }) => [kind, ids, percent, sized.size])).toEqual([
    ['linked', ['B'], 100, 'micro'],
  ]);
});

test('without an addend the period before decides too', () => {
  const grown = (id: string, before: number, now: number) =>
    entity(id, null, {
      figures: { latest: figures([now, 5, 5]), previous: figures([before, 5, 5]) },
    });
  const graph = graphOf([grown('A', 240, 260), grown('B', 20, 20)], [votes('B', 'A', 51)]);
  const found = removals(LAW, only(graph), 'large');
  expect(found.map(({ ids, sized }) => [ids, sized.size, sized.figures.employees])).toEqual([
    [['A'], 'small', 20],
    [['B'], 'medium', 240],
  ]);
});

test('without the period before of one enterprise, the latest figures decide', () => {
  const known = { latest: figures([260, 5, 5]), previous: figures([240, 5, 5]) };
  const graph = graphOf(
    [entity('A', null, { figures: known }), entity('B', [20, 5, 5])],
    [votes('B', 'A', 51)],
  );
  expect(removals(LAW, only(graph), 'large').map(({ ids }) => ids)).toEqual([['A']]);
});

/** Addends without which the class of each entity is another, with that class. */
const classesWithout = (graph: GroupGraph, sector: string) =>
  scopeOf(serviceFor(), graph, null, sector).outcomes.map((one) =>
    one?.without.map((by) => [by.removal.ids, by.entityClass]),
  );

test('the size of an entity without itself is not computed', () => {
  const graph = graphOf(
    [entity('A', [5, 1, 1]), entity('B', [246, 51, 44])],
    [votes('B', 'A', 51)],
  );
  expect(classesWithout(graph, 'power')).toEqual([[[['B'], 'out_of_scope']], []]);
});

test('an addend that changes the size but not the class is not listed', () => {
  const graph = graphOf(
    [entity('A', [200, 30, 30]), entity('B', [100, 30, 30])],
    [votes('B', 'A', 51)],
  );
  expect(classesWithout(graph, 'power')[0]).toEqual([[['B'], 'important']]);
  expect(classesWithout(graph, 'food')).toEqual([[], []]);
});
