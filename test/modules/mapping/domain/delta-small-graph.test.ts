/** Gaps in three measures, each with few controls: shares, standings and lists of links. */
import { expect, test } from '@jest/globals';
import {
  deltaFrom,
  type HeldControl,
  type HoldState,
} from '../../../../src/modules/mapping/domain/delta.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import type { MeasureKey } from '../../../../src/modules/mapping/domain/measure.js';
import { anEdge, sample } from './sample.js';

/** Measure a has three core controls, b lacks part of its substance, c has only a related control. */
const graph = buildMappingGraph({
  ...sample,
  edges: [
    anEdge('a', 'iso27001', 'A.5', { coverage: 'strong' }),
    anEdge('a', 'iso27001', 'A.5.1', { coverage: 'strong' }),
    anEdge('a', 'iso27001', 'A.5.26', { coverage: 'strong' }),
    anEdge('a', 'dora', 'art 5', { role: null }),
    anEdge('a', 'dora', 'art 11', { role: null }),
    anEdge('b', 'iso27001', 'A.5', { coverage: 'strong' }),
    anEdge('b', 'iso27001', 'A.5.1', { coverage: 'partial' }),
    anEdge('b', 'iso27001', 'A.5.26', { role: 'related' }),
    anEdge('b', 'dora', 'art 5'),
    anEdge('b', 'dora', 'art 11', { role: null }),
    anEdge('c', 'iso27001', 'A.5.1', { role: 'related' }),
  ],
});

type Listed = readonly [ref: string, state: HoldState];

const linesOf = (listed: readonly Listed[]): readonly HeldControl[] =>
  listed.map(([ref, state], at) => ({ line: at + 1, ref, state, note: null }));

function gapOf(key: MeasureKey, listed: readonly Listed[], framework: 'iso27001' | 'dora') {
  const { measures } = deltaFrom(graph, framework, linesOf(listed));
  const found = measures.find(({ measure }) => measure.key === key);
  if (found === undefined) throw new Error(`no measure ${key}`);
  const { standing, share, held, missing, excluded } = found;
  return {
    is: `${standing} ${String(share.low)}-${String(share.high)}`,
    held: held.map(({ edge, held: { line } }) => `${edge.ref} ${String(line)}`),
    missing: missing.map(({ ref }) => ref),
    excluded: excluded.map(({ ref }) => ref),
  };
}

const ALL = ['A.5', 'A.5.1', 'A.5.26'];

test.each<
  Readonly<{
    listed: readonly Listed[];
    is: string;
    held: readonly string[];
    missing: readonly string[];
    excluded?: readonly string[];
  }>
>([
  { listed: [], is: 'open 0-0', held: [], missing: ALL },
  {
    listed: [['A.5.1', 'implemented']],
    is: 'partly 33-33',
    held: ['A.5.1 1'],
    missing: ['A.5', 'A.5.26'],
  },
  {
    listed: [['A.5.1', 'partial']],
    is: 'partly 0-33',
    held: ['A.5.1 1'],
    missing: ['A.5', 'A.5.26'],
  },
  { listed: [['A.5.1', 'planned']], is: 'open 0-0', held: ['A.5.1 1'], missing: ALL },
  {
    listed: [
      ['A.5.26', 'excluded'],
      ['A.5', 'planned'],
      ['A.5.1', 'implemented'],
    ],
    is: 'partly 33-33',
    held: ['A.5 2', 'A.5.1 3', 'A.5.26 1'],
    missing: ['A.5', 'A.5.26'],
    excluded: ['A.5.26'],
  },
  {
    listed: [
      ['A.5', 'implemented'],
      ['A.5.1', 'implemented'],
      ['A.5.26', 'partial'],
    ],
    is: 'partly 66-100',
    held: ['A.5 1', 'A.5.1 2', 'A.5.26 3'],
    missing: [],
  },
  {
    listed: [
      ['A.5', 'implemented'],
      ['A.5.1', 'implemented'],
      ['A.5.26', 'implemented'],
    ],
    is: 'covered 100-100',
    held: ['A.5 1', 'A.5.1 2', 'A.5.26 3'],
    missing: [],
  },
])('of three core controls $listed leave the measure $is', ({ listed, excluded = [], ...gap }) => {
  expect(gapOf('a', listed, 'iso27001')).toEqual({ ...gap, excluded });
});

test('a measure stays partly covered if the framework lacks part of it for one core control', () => {
  const listed: readonly Listed[] = [
    ['A.5', 'implemented'],
    ['A.5.1', 'implemented'],
  ];
  expect(gapOf('b', listed, 'iso27001')).toMatchObject({ is: 'partly 100-100', missing: [] });
});

test('related controls have no share and are never missing, but serve the measure', () => {
  expect(gapOf('c', [['A.5.1', 'implemented']], 'iso27001')).toEqual({
    is: 'partly 0-0',
    held: ['A.5.1 1'],
    missing: [],
    excluded: [],
  });
  expect(gapOf('c', [], 'iso27001')).toMatchObject({ is: 'open 0-0', missing: [] });
});

test('ungraded links count if the measure has no core link, and only then', () => {
  expect(gapOf('a', [['art 5', 'implemented']], 'dora')).toMatchObject({
    is: 'partly 50-50',
    missing: ['art 11'],
  });
  expect(gapOf('b', [['art 5', 'implemented']], 'dora')).toMatchObject({
    is: 'covered 100-100',
    missing: [],
  });
});

test.each<Readonly<{ states: readonly [HoldState, HoldState]; counts: number }>>([
  { states: ['implemented', 'excluded'], counts: 2 },
  { states: ['excluded', 'implemented'], counts: 1 },
  { states: ['partial', 'planned'], counts: 2 },
  { states: ['planned', 'planned'], counts: 1 },
])('of a control listed as $states line $counts counts', ({ states, counts }) => {
  const listed = states.map((state): Listed => ['A.5.1', state]);
  expect(gapOf('a', listed, 'iso27001').held).toEqual([`A.5.1 ${String(counts)}`]);
});

test('unknown lines and the later of two equal lines are listed', () => {
  const listed: readonly Listed[] = [
    ['A.5.1', 'implemented'],
    ['A.99', 'implemented'],
    [' a.5.1 ', 'implemented'],
    ['art 5', 'implemented'],
  ];
  const { unknown, repeated } = deltaFrom(graph, 'iso27001', linesOf(listed));
  expect(unknown.map(({ line }) => line)).toEqual([2, 4]);
  expect(repeated.map(({ line }) => line)).toEqual([3]);
});
