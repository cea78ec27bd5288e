import { expect, test } from '@jest/globals';
import { assessGroup } from '../../../../src/modules/groups/domain/assess-group.js';
import type { GroupGraph } from '../../../../src/modules/groups/domain/group-graph.js';
import { groupPicture } from '../../../../src/modules/groups/domain/group-picture.js';
import { entity, graphOf, holds, limits } from './graphs.js';

const pictureOf = (graph: GroupGraph, nameOf = (id: string) => id): string =>
  groupPicture(graph, assessGroup(graph, limits), nameOf);

/** Places and colours of the boxes, in the order of the entities. */
const boxesIn = (picture: string) =>
  [...picture.matchAll(/<rect x="(\d+)" y="(\d+)" [^>]* fill="(#\w+)"\/>/g)].map(
    ([, x, y, colour]) => [Number(x), Number(y), colour],
  );

const textsIn = (picture: string) =>
  [...picture.matchAll(/<text x="([\d.]+)" y="([\d.]+)">([^<]*)<\/text>/g)].map(
    ([, x, y, text]) => [Number(x), Number(y), text],
  );

const LINKED = '#dbeafe';
const PARTNER = '#fef3c7';
const AUTONOMOUS = '#f1f5f9';
const OTHER = '#ffffff';

const PERSON = entity('P', null, { kind: 'natural_person' });
const GROUP = graphOf(
  [PERSON, entity('A', [10, 1.234, 2]), entity('B', [20, 3, 4]), entity('C', [100, 10, 10])],
  [holds('P', 'A', 100), holds('A', 'B', 51, { votes: 60 }), holds('A', 'C', 30)],
);

test('what is held is below its owner, and the colour is that of the status', () => {
  expect(boxesIn(pictureOf(GROUP))).toEqual([
    [20, 20, OTHER],
    [20, 156, LINKED],
    [20, 292, LINKED],
    [234, 292, PARTNER],
  ]);
  expect(boxesIn(pictureOf(graphOf([entity('A', [1, 1, 1])])))).toEqual([[20, 20, AUTONOMOUS]]);
});

test('a line has the larger of capital and votes, halfway between the boxes', () => {
  const picture = pictureOf(GROUP);
  expect([...picture.matchAll(/<line [^>]*\/>/g)].map(([line]) => line)).toEqual([
    '<line x1="115" y1="86" x2="115" y2="156"/>',
    '<line x1="115" y1="222" x2="115" y2="292"/>',
    '<line x1="115" y1="222" x2="329" y2="292"/>',
  ]);
  expect(textsIn(picture).slice(0, 3)).toEqual([
    [119, 121, '100 %'],
    [119, 257, '60 %'],
    [226, 257, '30 %'],
  ]);
});

test('a box has the name, its own figures and the sum of its group, to two digits', () => {
  expect(textsIn(pictureOf(GROUP)).slice(3)).toEqual([
    [28, 38, 'P'],
    [28, 56, ''],
    [28, 74, ''],
    [28, 174, 'A'],
    [28, 192, '10 / 1.23 / 2'],
    [28, 210, 'Σ 60 / 7.23 / 9'],
    [28, 310, 'B'],
    [28, 328, '20 / 3 / 4'],
    [28, 346, 'Σ 60 / 7.23 / 9'],
    [242, 310, 'C'],
    [242, 328, '100 / 10 / 10'],
    [242, 346, 'Σ 109 / 11.27 / 11.8'],
  ]);
});

test('the picture is as large as its boxes', () => {
  expect(pictureOf(GROUP)).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="444" height="378" role="img"><style>text\{font:12px sans-serif;.*<\/style><line .*<\/svg>$/,
  );
  expect(pictureOf(GROUP)).toContain('width="190" height="66" rx="6"');
});

test('the picture has no text but that of its labels', () => {
  const labels = textsIn(pictureOf(GROUP)).map(([, , text]) => text);
  const style = 'text{font:12px sans-serif;fill:#0f172a}rect,line{stroke:#334155;stroke-width:1}';
  expect(pictureOf(GROUP).replaceAll(/<[^>]*>/g, '')).toBe([style, ...labels].join(''));
});

test('an unknown figure is a dash, and control without a share has no percentage', () => {
  const unknown = {
    figures: {
      latest: { employees: 5, turnoverMeur: null, balanceSheetMeur: null },
      previous: null,
    },
  };
  const graph = graphOf(
    [entity('A', [1, 1, 1]), entity('B', null, unknown)],
    [holds('A', 'B', null, { control: 'board' })],
  );
  const texts = textsIn(pictureOf(graph)).map(([, , text]) => text);
  expect(texts[0]).toBe('');
  expect(texts).toContain('5 / – / –');
});

test('an entity is below the lowest of its owners', () => {
  const graph = graphOf(
    [entity('A', [1, 1, 1]), entity('B', [1, 1, 1]), entity('C', [1, 1, 1])],
    [holds('A', 'C', 10), holds('A', 'B', 10), holds('B', 'C', 10)],
  );
  expect(boxesIn(pictureOf(graph)).map(([x, y]) => [x, y])).toEqual([
    [20, 20],
    [20, 156],
    [20, 292],
  ]);
});

test('what an entity holds is below it, whichever of its owners comes last', () => {
  const all = ['A', 'B', 'C', 'D'].map((id) => entity(id, [1, 1, 1]));
  const shares = [
    holds('A', 'C', 10),
    holds('A', 'B', 10),
    holds('C', 'D', 10),
    holds('B', 'C', 10),
  ];
  const heights = boxesIn(pictureOf(graphOf(all, shares))).map(([, y]) => y);
  expect(heights).toEqual([20, 156, 292, 428]);
});

test('a circle is below the owner of one of its members, and followed no further', () => {
  const all = ['A', 'B', 'C'].map((id) => entity(id, [1, 1, 1]));
  const shares = [holds('A', 'B', 10), holds('B', 'C', 10), holds('C', 'B', 10)];
  expect(boxesIn(pictureOf(graphOf(all, shares))).map(([x, y]) => [x, y])).toEqual([
    [20, 20],
    [20, 156],
    [234, 20],
  ]);
});

test('holdings in a circle are drawn, each box at a place of its own', () => {
  const graph = graphOf(
    [entity('A', [1, 1, 1]), entity('B', [1, 1, 1])],
    [holds('A', 'B', 10), holds('B', 'A', 10)],
  );
  const picture = pictureOf(graph);
  expect(boxesIn(picture).map(([x, y]) => [x, y])).toEqual([
    [20, 20],
    [234, 20],
  ]);
  expect(picture.match(/<line /g)).toHaveLength(2);
});

test.each([
  ['twenty-four letters long', 'twenty-four letters long'],
  ['twenty-five letters long.', 'twenty-five letters lon…'],
  ['A & B <Ltd>', 'A &amp; B &lt;Ltd&gt;'],
])('the name %s is written %s', (name, written) => {
  const picture = pictureOf(graphOf([entity('A', [1, 1, 1])]), () => name);
  expect(textsIn(picture)[0]).toEqual([28, 38, written]);
});
