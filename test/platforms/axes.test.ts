import { expect, test } from '@jest/globals';
import { allCells, CONNECTIONS, pairwiseCells, REDIS_KINDS, type Cell } from './axes.js';

const AXES = {
  postgres: ['15', '18'],
  connection: CONNECTIONS,
  redis: REDIS_KINDS,
  proxy: ['nginx', 'haproxy', 'caddy'],
} as const;

test('all combinations are cells', () => {
  expect(new Set(allCells(AXES).map((cell) => JSON.stringify(cell))).size).toBe(54);
  expect(allCells({ ...AXES, proxy: [] })).toEqual([]);
});

test('few cells cover every pair of values', () => {
  const cells = pairwiseCells(AXES);
  expect(cells.length).toBeLessThanOrEqual(10);
  const hasPair = (one: Partial<Cell>): boolean =>
    cells.some((cell) =>
      Object.entries(one).every(([axis, value]) => Reflect.get(cell, axis) === value),
    );
  for (const redis of AXES.redis) {
    for (const proxy of AXES.proxy) expect(hasPair({ redis, proxy })).toBe(true);
    for (const connection of AXES.connection) expect(hasPair({ redis, connection })).toBe(true);
    for (const postgres of AXES.postgres) expect(hasPair({ redis, postgres })).toBe(true);
  }
  for (const connection of AXES.connection) {
    for (const proxy of AXES.proxy) expect(hasPair({ connection, proxy })).toBe(true);
  }
});
