/** Paths and deltas over the real mapping, evaluated a second time from the exported tables, on random questions. */
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { loadKnowledge } from '../../src/knowledge/load-knowledge.js';
import {
  deltaFrom,
  HOLD_STATES,
  type HeldControl,
} from '../../src/modules/mapping/domain/delta.js';
import { findNode, type GraphNode } from '../../src/modules/mapping/domain/graph-node.js';
import { pathsBetween } from '../../src/modules/mapping/domain/graph-paths.js';
import { linkOf } from '../../src/modules/mapping/domain/graph-step.js';
import { buildMappingGraph } from '../../src/modules/mapping/domain/mapping-graph.js';
import { linksOfControls, linksOfMeasures, type ExportedLink } from './exported-links.js';

const { frameworkMapping } = loadKnowledge(path.resolve('kb'));
const graph = buildMappingGraph(frameworkMapping);
const ofMeasures = await linksOfMeasures();
const all = [...ofMeasures, ...(await linksOfControls())];

/** `MAPPING_QUESTIONS=100000` for a long run. */
const QUESTIONS = Number(process.env['MAPPING_QUESTIONS'] ?? 2_000);

/** Linear congruential generator, so that a failure can be repeated. */
let seed = 20261125;
function chance(below: number): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}

const pick = <Item>(items: readonly Item[]): Item => {
  const found = items[chance(items.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

const INVERSE: Readonly<Record<string, string>> = { subset: 'superset', superset: 'subset' };

/** Adjacency: row → column → relation. */
const adjacency = new Map<string, Map<string, string>>();
const put = (from: string, to: string, relation: string): void => {
  adjacency.set(from, (adjacency.get(from) ?? new Map<string, string>()).set(to, relation));
};
for (const { from, to, relation } of all) {
  put(from, to, relation);
  put(to, from, INVERSE[relation] ?? relation);
}
const nodes = [...adjacency.keys()];

/** Sets of the definitions of set relations: A to M and M to B give A to B. */
const FOLLOWS: Readonly<Record<string, string>> = {
  'subset subset': 'subset',
  'superset superset': 'superset',
  'superset subset': 'intersects',
  'superset intersects': 'intersects',
  'intersects subset': 'intersects',
};

function composed(first: string, second: string): string {
  if (first === 'equal') return second;
  if (second === 'equal') return first;
  return FOLLOWS[`${first} ${second}`] ?? 'none';
}

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

function nodeOf(id: string): GraphNode {
  const found = findNode(graph, id);
  if (typeof found === 'string') throw new Error(`no node ${id}`);
  return found;
}

/** A node two links away, so that most questions have an answer. */
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
    const told = deltaFrom(graph, framework, lines).measures.map(
      (one) => `measure:${one.measure.key} ${one.standing} ${one.share.low} ${one.share.high}`,
    );
    const again = measures.map((measure) => deltaByTable(measure, framework, states));
    if (told.join() !== again.join()) wrong.push(`${framework}: ${told.join()} / ${again.join()}`);
  }
  expect(wrong).toEqual([]);
});
