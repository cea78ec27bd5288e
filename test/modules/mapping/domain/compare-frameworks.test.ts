/** Controls of two frameworks side by side, by measures and by direct links. */
import { expect, test } from '@jest/globals';
import {
  compareFrameworks,
  type Counterpart,
} from '../../../../src/modules/mapping/domain/compare-frameworks.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import type { FrameworkMappingKnowledge } from '../../../../src/modules/mapping/domain/framework-mapping.js';
import { LINKED, linkSet } from './linked-sample.js';
import { anEdge, sample } from './sample.js';

const summaryOf = ({ control, meetings, direct, isCore, confidence }: Counterpart) =>
  [
    control.ref,
    meetings.map(({ here }) => here.measure).join(),
    direct?.relation ?? '-',
    isCore ? 'core' : 'other',
    confidence,
  ].join(' ');

function compare(isDirect: boolean, graph = LINKED) {
  const { rows, unmatched } = compareFrameworks(graph, {
    here: 'iso27001',
    there: 'dora',
    isDirect,
  });
  return {
    rows: rows.map(({ control, isMapped, counterparts }) => [
      control.ref,
      isMapped,
      counterparts.map(summaryOf),
    ]),
    unmatched: unmatched.map(({ ref }) => ref),
  };
}

test('by measures, a control matches those linked to the same ones', () => {
  expect(compare(false)).toEqual({
    rows: [
      ['A.5', false, []],
      ['A.5.1', true, ['art 5 a - core high']],
      ['A.5.26', true, ['art 11 b,c - other high']],
    ],
    unmatched: [],
  });
});

test('direct links add pairs that share no measure, except for missing controls', () => {
  expect(compare(true)).toEqual({
    rows: [
      ['A.5', true, []],
      ['A.5.1', true, ['art 5 a superset core high']],
      ['A.5.26', true, ['art 11 b,c equal other high']],
    ],
    unmatched: [],
  });
});

const change = (changes: Partial<FrameworkMappingKnowledge>) =>
  buildMappingGraph({ ...sample, ...changes });

test('direct counterparts come first, then core ones, then certain ones, then those with more measures', () => {
  const [first] = sample.edges;
  if (first === undefined) throw new Error('the sample has a link');
  const to = (
    measure: 'a' | 'b',
    ref: string,
    role: 'core' | 'related',
    evidence: 'LAW' | 'OWN',
  ) => ({
    ...({ ...first, key: `${measure} ${ref}`, measure, framework: 'dora', ref, role } as const),
    evidence: [evidence],
  });
  const refs = ['d', 'more', 'less', 'sure', 'core', 'both', 'direct'];
  const graph = change({
    controls: [
      ...sample.controls.filter(({ framework }) => framework === 'iso27001'),
      ...refs.map((ref) => ({ framework: 'dora', ref, title: null, parent: null }) as const),
    ],
    edges: [
      { ...first, ref: 'A.5.26' },
      { ...first, key: 'b', measure: 'b', ref: 'A.5.26', role: 'related' },
      to('a', 'both', 'related', 'OWN'),
      to('a', 'less', 'related', 'OWN'),
      to('a', 'more', 'related', 'OWN'),
      to('b', 'more', 'related', 'OWN'),
      to('a', 'core', 'core', 'OWN'),
      to('a', 'sure', 'related', 'LAW'),
    ],
    linkSets: [
      linkSet([
        ['A.5.26', 'both', 'equal', 5],
        ['A.5.26', 'direct', 'equal', 5],
      ]),
    ],
  });
  const { rows, unmatched } = compare(true, graph);
  expect(rows[2]?.[2]).toEqual([
    'both a equal other low',
    'direct  equal other low',
    'core a - core low',
    'sure a - other high',
    'more a,b - other low',
    'less a - other low',
  ]);
  expect(unmatched).toEqual(['d']);
});

test.each([
  { law: 'measure', meeting: 'LAW', direct: 'OWN' },
  { law: 'direct link', meeting: 'OWN', direct: 'LAW' },
] as const)('the law as evidence of the $law is enough for high confidence', (row) => {
  const graph = change({
    edges: sample.edges.map((edge) => ({ ...edge, evidence: [row.meeting] })),
    linkSets: [{ ...linkSet([['A.5.1', 'art 5', 'equal', 5]]), evidence: [row.direct] }],
  });
  const { rows } = compare(true, graph);
  expect(rows[1]?.[2]).toEqual(['art 5 a equal core high']);
});

test('a control of a third framework with the same number is no counterpart', () => {
  const third = { framework: 'gdpr', ref: 'art 11', title: null, parent: null } as const;
  const graph = change({
    controls: [...sample.controls, third],
    edges: [...sample.edges, anEdge('a', 'gdpr', third.ref)],
  });
  expect(compare(false, graph).rows[1]).toEqual(['A.5.1', true, ['art 5 a - core high']]);
});

test('a control does not match itself in its own framework', () => {
  const own = compareFrameworks(LINKED, { here: 'dora', there: 'dora', isDirect: false });
  expect(own.rows.map(({ counterparts }) => counterparts.length)).toEqual([0, 0]);
  expect(own.unmatched.map(({ ref }) => ref)).toEqual(['art 5', 'art 11']);
});
