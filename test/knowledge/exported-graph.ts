/** The exported tables as one graph, and random questions to it, for evaluations beside the service's own. */
import { presentLaw } from '../../src/app/knowledge.js';
import { findNode, type GraphNode } from '../../src/modules/mapping/domain/graph-node.js';
import { buildMappingGraph } from '../../src/modules/mapping/domain/mapping-graph.js';
import { linksOfControls, linksOfMeasures } from './exported-links.js';

export const { frameworkMapping } = presentLaw().knowledge;
export const graph = buildMappingGraph(frameworkMapping);
export const ofMeasures = await linksOfMeasures();
const all = [...ofMeasures, ...(await linksOfControls())];

/** `MAPPING_QUESTIONS=100000` for a long run. */
export const QUESTIONS = Number(process.env['MAPPING_QUESTIONS'] ?? 2_000);

/** Linear congruential generator, so that a failure can be repeated. */
let seed = 20261125;
export function chance(below: number): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}

export const pick = <Item>(items: readonly Item[]): Item => {
  const found = items[chance(items.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

export const INVERSE: Readonly<Record<string, string>> = { subset: 'superset', superset: 'subset' };

/** Adjacency: row → column → relation. */
export const adjacency = new Map<string, Map<string, string>>();
const put = (from: string, to: string, relation: string): void => {
  adjacency.set(from, (adjacency.get(from) ?? new Map<string, string>()).set(to, relation));
};
for (const { from, to, relation } of all) {
  put(from, to, relation);
  put(to, from, INVERSE[relation] ?? relation);
}
export const nodes = [...adjacency.keys()];

/** Compositions by the definitions of set relations: A to M and M to B give A to B. */
const FOLLOWS: Readonly<Record<string, string>> = {
  'subset subset': 'subset',
  'superset superset': 'superset',
  'superset subset': 'intersects',
  'superset intersects': 'intersects',
  'intersects subset': 'intersects',
};

export function composed(first: string, second: string): string {
  if (first === 'equal') return second;
  if (second === 'equal') return first;
  return FOLLOWS[`${first} ${second}`] ?? 'none';
}

export function nodeOf(id: string): GraphNode {
  const found = findNode(graph, id);
  if (typeof found === 'string') throw new Error(`no node ${id}`);
  return found;
}
