/** Class of one entity of a group under a small law. */
import { expect, test } from '@jest/globals';
import { LAW } from '../../scoping/domain/small-law.js';
import { assessGroup } from '../../../../src/modules/groups/domain/assess-group.js';
import {
  independenceEffect,
  type Independence,
} from '../../../../src/modules/groups/domain/independence.js';
import { removals } from '../../../../src/modules/groups/domain/size-without.js';
import { entity, graphOf, holds, limits, votes } from './graphs.js';
import { scopeOf, serviceFor } from './small-group-law.js';

test('an entity without figures of its own has no class alone, and the group changes none', () => {
  const graph = graphOf([entity('A', null), entity('B', [300, 60, 60])], [votes('B', 'A', 51)]);
  const [outcome] = scopeOf(serviceFor(), graph).outcomes;
  expect(outcome?.withGroup.verdict.entityClass).toBe('essential');
  expect([outcome?.alone, outcome?.effect]).toEqual([null, null]);
});

const holders = (count: number, staff: number) =>
  Array.from({ length: count }, (_, at) => entity(`H${String(at)}`, [staff, 0, 0]));

test('five addends that change the class are listed at most', () => {
  const graph = graphOf(
    [entity('A', [1, 1, 1]), ...holders(7, 7)],
    holders(7, 7).map(({ id }) => holds('A', id, 100)),
  );
  // 50 people: without any of the seven the group is small and out of scope.
  const without = scopeOf(serviceFor(), graph).outcomes[0]?.without;
  expect(without?.map(({ removal }) => removal.ids)).toEqual([
    ['H0'],
    ['H1'],
    ['H2'],
    ['H3'],
    ['H4'],
  ]);
});

test('twenty addends that change the size are listed at most', () => {
  const all = holders(25, 2);
  const graph = graphOf(
    all,
    all.slice(1).map(({ id }) => holds('H0', id, 100)),
  );
  const [component] = assessGroup(graph, limits).components;
  if (component === undefined) throw new Error('no component');
  expect(component.total.latest.employees.value).toBe(50);
  expect(removals(LAW, component, 'medium')).toHaveLength(20);
});

const RULE = {
  effect: 'own_figures',
  requires: ['systems', 'services'],
  quote: null,
  source: { title: 'Act', provision: '§ 3', url: 'u', positionDate: '2026-01-01' },
} as const;

test.each([
  [{ systems: true, services: true }, 'own_figures'],
  [{ systems: true, services: false }, 'not_claimed'],
  [{ systems: null, services: true }, 'not_claimed'],
  [{ systems: null, services: null }, 'not_claimed'],
] as const)(
  'an act that requires independence of systems and services gives for %j: %s',
  (stated, effect) => {
    expect(independenceEffect(stated as Independence, RULE)).toBe(effect);
  },
);

test('an act that asks for less gives its own effect, and no act an unknown one', () => {
  const stated = { systems: true, services: false };
  expect(independenceEffect(stated, { ...RULE, requires: ['systems'] })).toBe('own_figures');
  expect(independenceEffect(stated, { ...RULE, effect: 'authority' })).toBe('authority');
  expect(independenceEffect(stated, null)).toBe('unknown');
});
