import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { assessGroup } from '../../../../src/modules/groups/domain/assess-group.js';
import type { GroupGraph } from '../../../../src/modules/groups/domain/group-graph.js';
import { graphProblems } from '../../../../src/modules/groups/domain/graph-problems.js';
import { limits } from './graphs.js';
import { randomGraph } from './random-graph.js';
import { referenceResults } from './reference.js';

const RUNS = 10_000;

/** Status and sums of each entity, rounded; null for persons and public bodies. */
function ownResults(graph: GroupGraph) {
  const { positions, components } = assessGroup(graph, limits);
  return positions.map(({ id, component, status }) => {
    const total = components[component ?? -1]?.total.latest;
    if (total === undefined) return [id, status];
    const { employees, turnoverMeur, balanceSheetMeur } = total;
    return [
      id,
      status,
      ...[employees, turnoverMeur, balanceSheetMeur].map(({ value }) => rounded(value)),
    ];
  });
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

const expectedResults = (graph: GroupGraph) =>
  [...referenceResults(graph)].map(([id, one]) =>
    one === null
      ? [id, null]
      : [id, one.status, ...[one.staff, one.turnover, one.balance].map(rounded)],
  );

test('random graphs give the result of a second implementation with matrices', () => {
  const seen = new Map<unknown, number>();
  fc.assert(
    fc.property(randomGraph, (graph) => {
      expect(graphProblems(graph)).toEqual([]);
      const results = ownResults(graph);
      expect(results).toEqual(expectedResults(graph));
      for (const [, status] of results) seen.set(status, (seen.get(status) ?? 0) + 1);
    }),
    { numRuns: RUNS },
  );
  for (const status of ['linked', 'partner', 'autonomous']) {
    expect(seen.get(status)).toBeGreaterThan(RUNS / 10);
  }
}, 120_000);
