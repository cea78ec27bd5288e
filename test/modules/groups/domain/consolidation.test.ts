/** Consolidated accounts, Annex art 6(2) to (4). */
import { expect, test } from '@jest/globals';
import { assessGroup } from '../../../../src/modules/groups/domain/assess-group.js';
import type { GroupEntity, GroupGraph } from '../../../../src/modules/groups/domain/group-graph.js';
import { entity, figures, graphOf, limits, votes } from './graphs.js';

const accounts = (
  employees: number | null,
  covers: readonly string[],
  previous: number | null = null,
): NonNullable<GroupEntity['consolidated']> => ({
  latest: { employees, turnoverMeur: 40, balanceSheetMeur: 40 },
  previous:
    previous === null ? null : { employees: previous, turnoverMeur: 40, balanceSheetMeur: 40 },
  covers: covers.map((id) => ({ entity: id, percent: 100 })),
});

const LINKED = [votes('A', 'B', 60), votes('A', 'C', 60)];
const group = (...entities: readonly GroupEntity[]) => graphOf(entities, LINKED);
const only = (graph: GroupGraph) => {
  const [component] = assessGroup(graph, limits).components;
  if (component === undefined) throw new Error('no component');
  return component;
};
const staffOf = (graph: GroupGraph) => only(graph).total.latest.employees;

const B = entity('B', [20, 2, 2]);
const C = entity('C', [30, 3, 3]);

test('a member in the accounts of another adds nothing, and names them', () => {
  const graph = group(entity('A', [10, 1, 1], { consolidated: accounts(100, ['B']) }), B, C);
  expect(staffOf(graph)).toEqual({ value: 130, isComplete: true });
  expect(only(graph).members.map(({ id, consolidatedBy }) => [id, consolidatedBy])).toEqual([
    ['A', null],
    ['B', 'A'],
    ['C', null],
  ]);
});

test('accounts that cover most count first, in whichever order they are listed', () => {
  const wide = accounts(200, ['A', 'C']);
  const narrow = accounts(100, ['B']);
  const graph = group(
    entity('A', [10, 1, 1], { consolidated: narrow }),
    entity('B', [20, 2, 2], { consolidated: wide }),
    C,
  );
  expect(only(graph).members.map(({ consolidatedBy }) => consolidatedBy)).toEqual(['B', null, 'B']);
  expect(staffOf(graph).value).toBe(200);
});

test('covered enterprises outside the group do not make accounts wider', () => {
  const outside = ['X', 'Y', 'Z', 'unknown'];
  const graph = graphOf(
    [
      entity('A', [10, 1, 1], { consolidated: accounts(100, outside) }),
      entity('B', [20, 2, 2], { consolidated: accounts(200, ['A', 'C']) }),
      C,
      ...outside.slice(0, 3).map((id) => entity(id, [1, 1, 1])),
    ],
    LINKED,
  );
  expect(staffOf(graph).value).toBe(200);
});

test('accounts of a covered member count nothing, so those whom they alone cover count themselves', () => {
  const graph = graphOf(
    [
      entity('A', [10, 1, 1], { consolidated: accounts(100, ['B', 'D']) }),
      entity('B', [20, 2, 2], { consolidated: accounts(50, ['C']) }),
      C,
      entity('D', [40, 4, 4]),
    ],
    [...LINKED, votes('A', 'D', 60)],
  );
  expect(staffOf(graph).value).toBe(130);
});

test('a member that two accounts cover counts in the wider one', () => {
  const graph = graphOf(
    [
      entity('A', [10, 1, 1], { consolidated: accounts(100, ['B', 'C']) }),
      B,
      C,
      entity('D', [40, 4, 4], { consolidated: accounts(60, ['C']) }),
    ],
    [...LINKED, votes('A', 'D', 60)],
  );
  expect(only(graph).members.map(({ consolidatedBy }) => consolidatedBy)).toEqual([
    null,
    'A',
    'A',
    null,
  ]);
});

test('accounts without staff leave the headcount to each member', () => {
  const graph = group(entity('A', [10, 1, 1], { consolidated: accounts(null, ['B', 'C']) }), B, C);
  const { employees, turnoverMeur } = only(graph).total.latest;
  expect([employees.value, turnoverMeur.value]).toEqual([60, 40]);
});

const withPrevious = (id: string, own: number | null, more: Partial<GroupEntity> = {}) =>
  entity(id, null, {
    figures: {
      latest: figures([10, 1, 1]),
      previous: own === null ? null : figures([own, 1, 1]),
    },
    ...more,
  });
const previousOf = (graph: GroupGraph) => only(graph).total.previous?.employees.value ?? null;

test('the period before is known if each counted enterprise has it', () => {
  const all = (b: number | null) =>
    group(withPrevious('A', 1), withPrevious('B', b), withPrevious('C', 3));
  expect([previousOf(all(2)), previousOf(all(null))]).toEqual([6, null]);
});

test('consolidated accounts of the period before replace the figures of their members', () => {
  const by = (consolidated: GroupEntity['consolidated'], own: number | null) =>
    previousOf(
      group(withPrevious('A', 1, { consolidated }), withPrevious('B', own), withPrevious('C', 3)),
    );
  expect(by(accounts(100, ['B', 'C'], 90), null)).toBe(90);
  expect(by(accounts(100, ['B', 'C']), 2)).toBeNull();
  const noStaff = { ...accounts(100, ['B', 'C'], 90), previous: accounts(null, []).latest };
  expect([by(noStaff, 2), by(noStaff, null)]).toEqual([6, null]);
});
