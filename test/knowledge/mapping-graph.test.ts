/** Paths and relations over the real mapping, compared with an independent computation. */
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../src/app/knowledge.js';
import { compareFrameworks } from '../../src/modules/mapping/domain/compare-frameworks.js';
import { controlId, findNode, measureId } from '../../src/modules/mapping/domain/graph-node.js';
import { neighboursOf } from '../../src/modules/mapping/domain/graph-neighbours.js';
import { pathKey, pathsBetween } from '../../src/modules/mapping/domain/graph-paths.js';
import { buildMappingGraph } from '../../src/modules/mapping/domain/mapping-graph.js';

const { frameworkMapping } = presentLaw().knowledge;
const { edges } = frameworkMapping;
const graph = buildMappingGraph(frameworkMapping);

function node(id: string) {
  const found = findNode(graph, id);
  if (typeof found === 'string') throw new Error(`${id} is ${found}`);
  return found;
}

const LINKS = edges.map((edge) => ({
  key: edge.key,
  ends: [measureId(edge.measure), controlId(edge)] as const,
}));

/** Breadth-first search over lists of ids, without the graph's indexes. */
function pathsByHand(from: string, to: string, maxHops: number): string[] {
  let open = [{ places: [from], keys: [] as string[] }];
  const found: string[] = [];
  for (let hop = 1; hop <= maxHops; hop += 1) {
    open = open.flatMap(({ places, keys }) =>
      LINKS.flatMap(({ key, ends }) => {
        const at = places.at(-1);
        const next = ends[0] === at ? ends[1] : ends[1] === at ? ends[0] : null;
        return next === null || places.includes(next)
          ? []
          : [{ places: [...places, next], keys: [...keys, key] }];
      }),
    );
    found.push(
      ...open.filter(({ places }) => places.at(-1) === to).map(({ keys }) => keys.join('>')),
    );
    open = open.filter(({ places }) => places.at(-1) !== to);
  }
  return found.sort();
}

test.each([
  { from: 'iso27001:A.5.24', to: 'dora:art 17', maxHops: 2 },
  { from: 'iso27001:a.8.5', to: 'gdpr:art 32', maxHops: 2 },
  { from: 'measure:b', to: 'dora:art 17', maxHops: 3 },
  { from: 'nis2:art 21(2)(b)', to: 'iso27001:A.5.24', maxHops: 4 },
  { from: 'measure:c', to: 'measure:d', maxHops: 4 },
  { from: 'cis_v8_1:CIS 17', to: 'nist_csf_2_0:RS.MA', maxHops: 4 },
])('the paths from $from to $to in $maxHops hops are complete', ({ from, to, maxHops }) => {
  const reported = pathsBetween(graph, {
    from: node(from),
    to: node(to),
    maxHops,
    isDirect: false,
  });
  const byHand = pathsByHand(node(from).id, node(to).id, maxHops);
  expect(reported.map(pathKey).sort()).toEqual(byHand);
  expect(byHand.length).toBeGreaterThan(0);
});

test('each path is connected, and as certain as its weakest link', () => {
  const ends = {
    from: node('iso27001:A.5.24'),
    to: node('dora:art 17'),
    maxHops: 4,
    isDirect: false,
  };
  for (const { steps, weakest, confidence } of pathsBetween(graph, ends)) {
    expect(steps.slice(1).map(({ from }) => from.id)).toEqual(
      steps.slice(0, -1).map(({ to }) => to.id),
    );
    expect(steps[weakest]).toBeDefined();
    expect(['low', 'medium', 'high']).toContain(confidence);
  }
});

test('a path through the measure as the Directive prints it keeps the relation', () => {
  const ends = {
    from: node('nis2:art 21(2)(b)'),
    to: node('dora:art 17'),
    maxHops: 2,
    isDirect: false,
  };
  const [first] = pathsBetween(graph, ends);
  expect(first).toMatchObject({ relation: 'subset', breaksAt: null });
});

test('two links that share content with one measure imply nothing about each other', () => {
  const ends = {
    from: node('iso27001:A.5.24'),
    to: node('dora:art 18'),
    maxHops: 2,
    isDirect: false,
  };
  const [first] = pathsBetween(graph, ends);
  expect(first).toMatchObject({ relation: null, breaksAt: { step: 1, reason: 'other_part' } });
});

test('the neighbours at distance one are the far ends of the links', () => {
  const reports = neighboursOf(graph, node('measure:b'), 1).map(({ node: { id } }) => id);
  expect(reports).toEqual(edges.filter(({ measure }) => measure === 'b').map(controlId));
});

test('no node is its own neighbour or listed twice', () => {
  const reported = neighboursOf(graph, node('iso27001:A.5.24'), 4).map(({ node: { id } }) => id);
  expect(reported).not.toContain('iso27001:A.5.24');
  expect(new Set(reported).size).toBe(reported.length);
});

test('two controls are matched exactly if both are linked to one measure', () => {
  const { rows, unmatched } = compareFrameworks(graph, {
    here: 'iso27001',
    there: 'dora',
    isDirect: false,
  });
  const met = rows.flatMap(({ control, counterparts }) =>
    counterparts.flatMap(({ control: other, meetings }) =>
      meetings.map(({ here }) => `${control.ref} ${other.ref} ${here.measure}`),
    ),
  );
  const byHand = edges
    .filter(({ framework }) => framework === 'iso27001')
    .flatMap((here) =>
      edges
        .filter(({ framework, measure }) => framework === 'dora' && measure === here.measure)
        .map((there) => `${here.ref} ${there.ref} ${here.measure}`),
    );
  expect(met.sort()).toEqual(byHand.sort());
  const refs = new Set(edges.filter(({ framework }) => framework === 'dora').map(({ ref }) => ref));
  expect(unmatched.every(({ ref }) => !refs.has(ref))).toBe(true);
});
