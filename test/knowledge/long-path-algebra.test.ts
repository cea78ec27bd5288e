/** Paths of three and four links over the real mapping, evaluated a second time from the exported tables. */
import { expect, test } from '@jest/globals';
import { pathsBetween } from '../../src/modules/mapping/domain/graph-paths.js';
import {
  adjacency,
  composed,
  graph,
  INVERSE,
  nodeOf,
  nodes,
  pick,
  QUESTIONS,
} from './exported-graph.js';

/** One query has many long paths. */
const LONG_SHARE = 10;

type Half = Readonly<{ nodes: readonly string[]; relation: string }>;

const linked = (one: string, other: string): string => adjacency.get(one)?.get(other) ?? 'none';
const isMeasure = (id: string): boolean => id.startsWith('measure:');
const beside = (id: string): readonly string[] =>
  [...(adjacency.get(id)?.keys() ?? [])].filter((other) => isMeasure(id) !== isMeasure(other));

/** Paths of exactly `hops` links of measures that end at the node, with the relation of their start to it. */
function halvesTo(end: string, hops: number): readonly Half[] {
  if (hops === 0) return [{ nodes: [end], relation: 'equal' }];
  return halvesTo(end, hops - 1).flatMap(({ nodes: [first = '', ...rest], relation }) =>
    beside(first)
      .filter((start) => ![first, ...rest].includes(start))
      .map((start) => ({
        nodes: [start, first, ...rest],
        relation: composed(linked(start, first), relation),
      })),
  );
}

/** Two halves that meet in one node and share no other: every simple path of that length. */
function relationsByHalves(from: string, to: string, hops: number): readonly string[] {
  const firsts = Map.groupBy(halvesTo(from, Math.ceil(hops / 2)), ({ nodes }) => nodes[0]);
  return halvesTo(to, Math.floor(hops / 2)).flatMap(({ nodes, relation }) =>
    (firsts.get(nodes[0]) ?? [])
      .filter(({ nodes: [, ...others] }) => others.every((one) => !nodes.includes(one)))
      .map((first) => composed(INVERSE[first.relation] ?? first.relation, relation)),
  );
}

test('paths of three and four links of measures are two joined halves of the exported table', () => {
  const wrong: string[] = [];
  let found = 0;
  for (let count = 0; count < QUESTIONS / LONG_SHARE; count += 1) {
    const [from, to] = [pick(nodes), pick(nodes)];
    if (from === to) continue;
    const ends = { from: nodeOf(from), to: nodeOf(to), maxHops: 4, isDirect: false };
    const paths = pathsBetween(graph, ends);
    found += paths.filter(({ steps }) => steps.length > 2).length;
    const relations = paths.map(({ relation }) => relation ?? 'none').sort();
    const again = [1, 2, 3, 4].flatMap((hops) => relationsByHalves(from, to, hops)).sort();
    if (relations.join() !== again.join()) wrong.push(`${from} ${to}`);
  }
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(QUESTIONS / LONG_SHARE);
});
