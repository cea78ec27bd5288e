/** The diagram of a measure: text for Mermaid, and SVG. */
import { expect, test } from '@jest/globals';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import type { MappingEdge } from '../../../../src/modules/mapping/domain/mapping-edge.js';
import {
  FRAMEWORK_KEYS,
  type FrameworkKey,
} from '../../../../src/modules/mapping/domain/control.js';
import { mermaidOf, svgOf } from '../../../../src/modules/mapping/domain/neighbourhood-picture.js';
import { measure, sample } from './sample.js';

const titles = Object.fromEntries(
  FRAMEWORK_KEYS.map((key) => [key, key === 'dora' ? 'DORA "act"\nof 2022' : key]),
) as Record<FrameworkKey, string>; // one entry for each key

const WORDS = { title: 'policies on <risk> analysis and information security', titles };
const CENTRE = measure('a', 'policies');

const link = (ref: string, change: Partial<MappingEdge>): MappingEdge => ({
  key: ref,
  measure: 'a',
  framework: 'iso27001',
  ref,
  role: null,
  relation: 'intersects',
  coverage: null,
  provision: ref,
  evidence: ['OWN'],
  sources: [],
  grade: null,
  ...change,
});

const LONG = 'x'.repeat(72);
const graph = buildMappingGraph({
  ...sample,
  controls: [
    ...sample.controls,
    { framework: 'dora', ref: 'art 6', title: null, parent: null },
    { framework: 'dora', ref: 'art 7', title: LONG.slice(6), parent: null },
    { framework: 'dora', ref: 'art 8', title: LONG.slice(5), parent: null },
  ],
});

const EDGES = [
  link('A.5.1', { role: 'core', relation: 'equal' }),
  link('art 5', { framework: 'dora', evidence: ['LAW'] }),
  link('art 6', { framework: 'dora', evidence: ['NIST'], relation: 'subset' }),
  link('art 7', { framework: 'dora', role: 'related' }),
];

test('the text has the measure, a group for each framework and an arrow for each link', () => {
  expect(mermaidOf(graph, CENTRE, EDGES, WORDS).split('\n')).toEqual([
    'flowchart LR',
    '  m(["art 21(2)(a) policies on <risk> analysis and information security"])',
    '  subgraph iso27001["iso27001"]',
    '    n0["A.5.1 title of A.5.1"]',
    '  end',
    '  subgraph dora["DORA #quot;act#quot; of 2022"]',
    '    n1["art 5 title of art 5"]',
    '    n2["art 6"]',
    `    n3["art 7 ${LONG.slice(6)}"]`,
    '  end',
    '  m ==>|equal| n0',
    '  m -->|intersects| n1',
    '  m -->|subset| n2',
    '  m -.->|intersects| n3',
    '',
  ]);
});

test('a link to a control that the data lack is named by its number', () => {
  const lines = mermaidOf(graph, CENTRE, [link('A.99', {})], WORDS).split('\n');
  expect(lines).toContain('    n0["A.99"]');
});

const path = (y: number, ink: string, isCore: boolean) =>
  `<path d="M250 99C335 99 335 ${String(y)} 420 ${String(y)}" fill="none" stroke="${ink}" ` +
  `stroke-width="${isCore ? '2' : '1.2'}"${isCore ? '' : ' stroke-dasharray="4 3"'}/>` +
  `<circle cx="420" cy="${String(y)}" r="3.5" fill="${ink}"/>`;

test('the picture has a curve and a label for each link, heads and the measure', () => {
  const lines = svgOf(graph, CENTRE, EDGES, WORDS).split('\n');
  expect(lines[0]).toContain('viewBox="0 0 980 198" role="img"');
  expect(lines[0]).toContain('aria-label="art 21(2)(a): policies on &lt;risk&gt; analysis');
  expect(lines[1]).toContain('<title>art 21(2)(a): policies on &lt;risk&gt; analysis');
  expect(lines.slice(2)).toEqual([
    `${path(59, '#9aa3ad', true)}<text x="430" y="63">A.5.1 title of A.5.1</text>`,
    `${path(129, '#14304f', false)}<text x="430" y="133">art 5 title of art 5</text>`,
    `${path(151, '#8a6426', false)}<text x="430" y="155">art 6</text>`,
    `${path(173, '#9aa3ad', false)}<text x="430" y="177">art 7 ${LONG.slice(6)}</text>`,
    '<text x="420" y="36" font-weight="700">iso27001</text>',
    '<text x="420" y="106" font-weight="700">DORA &quot;act&quot;',
    'of 2022</text>',
    expect.stringContaining('>art 21(2)(a)</text>'),
    '</svg>',
    '',
  ]);
});

test('a long title breaks at thirty characters, and a long label ends in an ellipsis', () => {
  const edges = [link('art 8', { framework: 'dora' })];
  const svg = svgOf(graph, CENTRE, edges, { ...WORDS, title: 'thirty characters are here xyz y' });
  expect(svg).toContain('viewBox="0 0 980 120"');
  expect(svg).toContain('<text x="16" y="39" font-weight="700">art 21(2)(a)</text>');
  expect(svg).toContain(
    '<text x="16" y="60">thirty characters are here xyz</text><text x="16" y="77">y</text>',
  );
  expect(svg).toContain(`>art 8 ${LONG.slice(7)}…</text>`);
});
