/** Ceilings passed in one or two accounting periods. */
import { expect, test } from '@jest/globals';
import { assessGroup } from '../../../../src/modules/groups/domain/assess-group.js';
import { removals } from '../../../../src/modules/groups/domain/size-without.js';
import { sizeByPeriods } from '../../../../src/modules/groups/domain/two-periods.js';
import { LAW } from '../../scoping/domain/small-law.js';
import { entity, figures, graphOf, holds, limits, type Staffing } from './graphs.js';

const years = (id: string, previous: Staffing | null, latest: Staffing) =>
  entity(id, null, {
    figures: { latest: figures(latest), previous: previous === null ? null : figures(previous) },
  });

const sizes = (...entities: ReturnType<typeof years>[]) => {
  const holdings = entities.length > 1 ? [holds('B', 'A', 60)] : [];
  const [component] = assessGroup(graphOf(entities, holdings), limits).components;
  if (component === undefined) throw new Error('no component');
  return sizeByPeriods(LAW, component.total);
};

test.each([
  [[220, 60, 60], [260, 60, 60], 'large', false],
  [[220, 40, 40], [260, 40, 40], 'medium', true],
  [[260, 60, 60], [220, 40, 40], 'large', true],
  [[260, 40, 40], [255, 40, 40], 'large', false],
  [[9, 1, 1], [60, 20, 20], 'micro', true],
] as const)('%j and then %j is %s', (previous, latest, size, isHeld) => {
  const found = sizes(years('A', previous, latest));
  expect([found.deciding.size, found.isHeld]).toEqual([size, isHeld]);
});

test('without the previous period, the latest decides', () => {
  const { deciding, previous } = sizes(years('A', null, [260, 60, 60]));
  expect([deciding.size, previous]).toEqual(['large', null]);
});

test('one linked enterprise without the previous period makes the sum of that period unknown', () => {
  const whole = sizes(years('A', [200, 40, 40], [200, 40, 40]), years('B', [20, 1, 1], [60, 9, 9]));
  expect([whole.previous?.size, whole.latest.size, whole.deciding.size]).toEqual([
    'medium',
    'large',
    'medium',
  ]);
  const open = sizes(years('A', [200, 40, 40], [200, 40, 40]), years('B', null, [60, 9, 9]));
  expect([open.previous, open.deciding.size]).toEqual([null, 'large']);
});

test('the size without a partner or a linked enterprise is computed', () => {
  const graph = graphOf(
    [entity('A', [40, 8, 8]), entity('B', [40, 9, 9]), entity('C', [5, 1, 1])],
    [holds('B', 'A', 30), holds('A', 'C', 100)],
  );
  const [component] = assessGroup(graph, limits).components;
  if (component === undefined) throw new Error('no component');
  const found = removals(LAW, component, 'medium');
  expect(found.map(({ kind, ids, percent, sized }) => [kind, ids, percent, sized.size])).toEqual([
    ['linked', ['A'], 100, 'small'],
    ['partner', ['B'], 30, 'small'],
  ]);
});
