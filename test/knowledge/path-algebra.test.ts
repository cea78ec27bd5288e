/** Paths and deltas over the real mapping, evaluated a second time from the exported tables, for random queries. */
import { expect, test } from '@jest/globals';
import {
  deltaFrom,
  HOLD_STATES,
  type HeldControl,
} from '../../src/modules/mapping/domain/delta.js';
import { pathsBetween } from '../../src/modules/mapping/domain/graph-paths.js';
import { linkOf } from '../../src/modules/mapping/domain/graph-step.js';
import {
  adjacency,
  chance,
  composed,
  frameworkMapping,
  graph,
  nodeOf,
  nodes,
  ofMeasures,
  pick,
  QUESTIONS,
} from './exported-graph.js';
import type { ExportedLink } from './exported-links.js';

/** Product of the adjacency with itself: relations of every path of at most two hops. */
function relationsByProduct(from: string, to: string): readonly string[] {
  const row = adjacency.get(from) ?? new Map<string, string>();
  const one = row.get(to);
  const two = [...row].flatMap(([middle, first]) => {
    const second = middle === to ? undefined : adjacency.get(middle)?.get(to);
    return second === undefined ? [] : [composed(first, second)];
  });
  return [...(one === undefined ? [] : [one]), ...two].sort();
}

/** A node two links away, so that most queries have an answer. */
function endFor(from: string): string {
  if (chance(4) === 0) return pick(nodes);
  const near = [
    ...(adjacency.get(pick([...(adjacency.get(from)?.keys() ?? [from])]))?.keys() ?? []),
  ];
  return near.length === 0 ? pick(nodes) : pick(near);
}

test('paths over links of measures and of controls are the products of the exported tables', () => {
  const wrong: string[] = [];
  let found = 0;
  for (let count = 0; count < QUESTIONS; count += 1) {
    const from = pick(nodes);
    const to = endFor(from);
    if (from === to) continue;
    const ends = { from: nodeOf(from), to: nodeOf(to), maxHops: 2, isDirect: true };
    const paths = pathsBetween(graph, ends);
    found += paths.length;
    const relations = paths.map(({ relation }) => relation ?? 'none').sort();
    if (relations.join() !== relationsByProduct(from, to).join()) wrong.push(`${from} ${to}`);
    const keys = paths.map(({ steps }) => steps.map(linkOf).join());
    if (new Set(keys).size < keys.length) wrong.push(`${from} ${to}: a path twice`);
  }
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(QUESTIONS);
});

const measures = [...new Set(ofMeasures.map(({ from }) => from))];
const frameworks = [...new Set(frameworkMapping.edges.map(({ framework }) => framework))];

const PERCENT = 100;

/** Sums over the links of a measure, as vectors of states. */
function deltaByTable(measure: string, framework: string, states: ReadonlyMap<string, string>) {
  const links = ofMeasures.filter(
    ({ from, to }) => from === measure && to.startsWith(`${framework}:`),
  );
  const core = links.filter(({ role }) => role === 'core');
  const carrying = core.length > 0 ? core : links.filter(({ role }) => role === '');
  const stateOf = ({ to }: ExportedLink): string => states.get(to) ?? 'none';
  const share = (...counted: string[]): number =>
    carrying.length === 0
      ? 0
      : Math.floor(
          (PERCENT * carrying.filter((one) => counted.includes(stateOf(one))).length) /
            carrying.length,
        );
  const low = share('implemented');
  const isWhole = carrying.every(({ coverage }) => coverage !== 'partial');
  const touched = links.some((one) => ['implemented', 'partial'].includes(stateOf(one)));
  const open = touched ? 'partly' : 'open';
  const standing = low === PERCENT && isWhole ? 'covered' : open;
  return `${measure} ${standing} ${low} ${share('implemented', 'partial')}`;
}

test('deltas are the sums over the exported table', () => {
  const wrong: string[] = [];
  for (let count = 0; count < QUESTIONS; count += measures.length) {
    const framework = pick(frameworks);
    const refs = frameworkMapping.controls.filter((one) => one.framework === framework);
    const share = chance(5);
    const lines = refs.flatMap(({ ref }, index): HeldControl[] => {
      const state = share === 0 ? 'implemented' : pick(HOLD_STATES);
      return chance(5) < share ? [] : [{ line: index + 1, ref, state, note: null }];
    });
    const states = new Map(lines.map(({ ref, state }) => [`${framework}:${ref}`, state]));
    const reported = deltaFrom(graph, framework, lines).measures.map(
      (one) => `measure:${one.measure.key} ${one.standing} ${one.share.low} ${one.share.high}`,
    );
    const again = measures.map((measure) => deltaByTable(measure, framework, states));
    if (reported.join() !== again.join())
      wrong.push(`${framework}: ${reported.join()} / ${again.join()}`);
  }
  expect(wrong).toEqual([]);
});
