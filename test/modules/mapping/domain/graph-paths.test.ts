/** Neighbours and paths on the small mapping, node by node. */
import { expect, test } from '@jest/globals';
import {
  endsOf,
  findNode,
  type GraphNode,
} from '../../../../src/modules/mapping/domain/graph-node.js';
import {
  inFramework,
  neighboursOf,
} from '../../../../src/modules/mapping/domain/graph-neighbours.js';
import { pathKey, pathsBetween } from '../../../../src/modules/mapping/domain/graph-paths.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import { LINKED, linkSet } from './linked-sample.js';
import { sample } from './sample.js';

function node(id: string, graph = LINKED): GraphNode {
  const found = findNode(graph, id);
  if (typeof found === 'string') throw new Error(`${id} is ${found}`);
  return found;
}

test.each([
  { depth: 1, is: ['iso27001:A.5.26 1', 'dora:art 11 1'] },
  { depth: 2, is: ['iso27001:A.5.26 1', 'dora:art 11 1', 'measure:c 2'] },
  { depth: 4, is: ['iso27001:A.5.26 1', 'dora:art 11 1', 'measure:c 2'] },
])('within $depth links of measure b are $is', ({ depth, is }) => {
  const found = neighboursOf(LINKED, node('measure:b'), depth);
  expect(found.map((one) => `${one.node.id} ${String(one.distance)}`)).toEqual(is);
  expect(found.every(({ by, node: { id } }) => by.to.id === id)).toBe(true);
});

test('neighbours of one framework are its controls', () => {
  const all = neighboursOf(LINKED, node('measure:b'), 2);
  expect(inFramework(all, null)).toBe(all);
  expect(inFramework(all, 'dora').map((one) => one.node.id)).toEqual(['dora:art 11']);
});

const paths = (from: string, to: string, maxHops: number, isDirect = false, graph = LINKED) =>
  pathsBetween(graph, { from: node(from, graph), to: node(to, graph), maxHops, isDirect });

const ids = (found: ReturnType<typeof paths>) =>
  found.map(({ steps }) => [steps[0]?.from.id, ...steps.map(({ to }) => to.id)].join(' > '));

const OVER_B = 'iso27001:A.5.26 > measure:b > dora:art 11';
const OVER_C = 'iso27001:A.5.26 > measure:c > dora:art 11';
const DIRECT = 'iso27001:A.5.26 > dora:art 11';

test.each([
  { from: 'measure:b', to: 'measure:b', hops: 4, isDirect: false, is: [] },
  {
    from: 'measure:b',
    to: 'dora:art 11',
    hops: 1,
    isDirect: false,
    is: ['measure:b > dora:art 11'],
  },
  { from: 'measure:a', to: 'measure:b', hops: 4, isDirect: false, is: [] },
  { from: 'iso27001:A.5.26', to: 'dora:art 11', hops: 1, isDirect: false, is: [] },
  { from: 'iso27001:A.5.26', to: 'dora:art 11', hops: 2, isDirect: false, is: [OVER_B, OVER_C] },
  { from: 'iso27001:A.5.26', to: 'dora:art 11', hops: 1, isDirect: true, is: [DIRECT] },
  {
    from: 'iso27001:A.5.26',
    to: 'dora:art 11',
    hops: 2,
    isDirect: true,
    is: [DIRECT, OVER_B, OVER_C],
  },
  // The link of A.5 leads to a control that the data lack.
  { from: 'iso27001:A.5', to: 'dora:art 5', hops: 2, isDirect: true, is: [] },
  {
    from: 'measure:b',
    to: 'dora:art 11',
    hops: 2,
    isDirect: false,
    is: ['measure:b > dora:art 11'],
  },
  {
    from: 'measure:b',
    to: 'dora:art 11',
    hops: 3,
    isDirect: false,
    is: ['measure:b > dora:art 11', 'measure:b > iso27001:A.5.26 > measure:c > dora:art 11'],
  },
])('from $from to $to in $hops hops (direct: $isDirect): $is', (row) => {
  expect(ids(paths(row.from, row.to, row.hops, row.isDirect))).toEqual(row.is);
});

test('a direct link has its relation, its confidence and its id', () => {
  const [path] = paths('iso27001:A.5.26', 'dora:art 11', 1, true);
  expect(path).toMatchObject({ relation: 'equal', breaksAt: null, confidence: 'low', weakest: 0 });
  expect(path && pathKey(path)).toBe('iso27001:A.5.26|dora:art 11');
});

test('relations that do not compose interrupt the path at that step', () => {
  const [path] = paths('iso27001:A.5.26', 'dora:art 11', 2);
  expect(path).toMatchObject({
    relation: null,
    breaksAt: { step: 1 },
    confidence: 'high',
    weakest: 0,
  });
  expect(path && pathKey(path)).toBe('b|iso27001|A.5.26>b|dora|art 11');
});

const GRADED = buildMappingGraph({
  ...sample,
  edges: sample.edges.map((edge) => {
    if (edge.key === 'c|dora|art 11') return { ...edge, relation: 'equal', evidence: ['OWN'] };
    if (edge.key === 'c|iso27001|A.5.26') return { ...edge, relation: 'equal' };
    return edge.key === 'b|dora|art 11' ? { ...edge, evidence: ['OWN'] } : edge;
  }),
  linkSets: [linkSet([])],
});

test('among paths of one length, those with a relation come first, then the more certain', () => {
  expect(ids(paths('iso27001:A.5.26', 'dora:art 11', 2, false, GRADED))).toEqual([OVER_C, OVER_B]);
  const [best] = paths('iso27001:A.5.26', 'dora:art 11', 2, false, GRADED);
  expect(best).toMatchObject({ relation: 'equal', confidence: 'low', weakest: 1 });
  const sure = buildMappingGraph({
    ...sample,
    edges: sample.edges.map((edge) =>
      edge.key === 'b|dora|art 11' ? { ...edge, evidence: ['OWN'] } : edge,
    ),
  });
  expect(ids(paths('iso27001:A.5.26', 'dora:art 11', 2, false, sure))).toEqual([OVER_C, OVER_B]);
});

test('paths of equal value keep the order of the data', () => {
  const edges = sample.edges.map((edge) => ({ ...edge, relation: 'equal' as const }));
  const equal = buildMappingGraph({ ...sample, edges });
  expect(ids(paths('iso27001:A.5.26', 'dora:art 11', 2, false, equal))).toEqual([OVER_B, OVER_C]);
});

test.each([
  { id: 'MEASURE:B', is: 'measure:b' },
  { id: ' iso27001:a.5.26 ', is: 'iso27001:A.5.26' },
  { id: 'measure:z', is: 'unknown' },
  { id: 'measure:j', is: 'unknown' },
  { id: 'dora:art 99', is: 'unknown' },
  { id: 'nothing:art 5', is: 'malformed' },
  { id: 'dora', is: 'malformed' },
  { id: 'dora:', is: 'malformed' },
  { id: '1dora:art 5', is: 'malformed' },
  { id: 'dora:art 5\nart 11', is: 'malformed' },
  { id: '', is: 'malformed' },
])('the node "$id" is $is', ({ id, is }) => {
  const found = findNode(LINKED, id);
  expect(typeof found === 'string' ? found : found.id).toBe(is);
});

test('a link to a missing control or measure is an error', () => {
  const [edge] = sample.edges;
  if (edge === undefined) throw new Error('the sample has a link');
  const message = `the link ${edge.key} leads nowhere`;
  expect(() => endsOf(LINKED, { ...edge, ref: 'A.9' })).toThrow(message);
  expect(() => endsOf(LINKED, { ...edge, measure: 'j' })).toThrow(message);
});
