import { expect, test } from '@jest/globals';
import { loadLaw } from '../../../../src/app/knowledge.js';
import { deltaFrom, type HeldControl } from '../../../../src/modules/mapping/domain/delta.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import type { MeasureKey } from '../../../../src/modules/mapping/domain/measure.js';

const { frameworkMapping } = loadLaw().knowledge;
const graph = buildMappingGraph(frameworkMapping);

const line = (ref: string, state: HeldControl['state'] = 'implemented', at = 1): HeldControl => ({
  line: at,
  ref,
  state,
  note: null,
});

const coreOf = (measure: MeasureKey) =>
  frameworkMapping.edges
    .filter((edge) => edge.measure === measure && edge.framework === 'iso27001')
    .filter(({ role }) => role === 'core')
    .map(({ ref }) => ref);

function standing(measure: MeasureKey, lines: readonly HeldControl[]) {
  const found = deltaFrom(graph, 'iso27001', lines).measures.find(
    (one) => one.measure.key === measure,
  );
  if (found === undefined) throw new Error('no such measure');
  return found;
}

test('where nothing is held every measure is open and all that carries it is missing', () => {
  const { measures } = deltaFrom(graph, 'iso27001', []);
  expect(measures.map((one) => one.standing)).toEqual(Array.from({ length: 10 }, () => 'open'));
  expect(standing('b', []).missing.map(({ ref }) => ref)).toEqual(coreOf('b'));
});

test('a measure that the standard can carry is covered where all of it is in place', () => {
  const all = standing(
    'b',
    coreOf('b').map((ref) => line(ref)),
  );
  expect(all).toMatchObject({ standing: 'covered', share: { low: 100, high: 100 }, missing: [] });
});

test('a measure that lies partly outside the standard is never covered by it', () => {
  const all = standing(
    'c',
    coreOf('c').map((ref) => line(ref)),
  );
  expect(all).toMatchObject({ standing: 'partly', share: { low: 100, high: 100 } });
});

test('what is in place in part lifts the upper end alone', () => {
  const refs = coreOf('b');
  const { share, standing: stands, missing } = standing('b', [line(refs[0] ?? '', 'partial')]);
  expect(share).toEqual({ low: 0, high: Math.floor(100 / refs.length) });
  expect(stands).toBe('partly');
  expect(missing).toHaveLength(refs.length - 1);
});

test.each(['planned', 'excluded'] as const)('what is %s covers nothing', (state) => {
  const ref = coreOf('b')[0] ?? '';
  const reported = standing('b', [line(ref, state)]);
  expect(reported).toMatchObject({ standing: 'open', share: { low: 0, high: 0 } });
  expect(reported.excluded.map((edge) => edge.ref)).toEqual(state === 'excluded' ? [ref] : []);
});

test('of a control that comes twice the weaker word counts, in either order', () => {
  const [ref = ''] = coreOf('b');
  for (const states of [
    ['implemented', 'excluded'] as const,
    ['excluded', 'implemented'] as const,
  ]) {
    const delta = deltaFrom(graph, 'iso27001', [line(ref, states[0], 1), line(ref, states[1], 2)]);
    expect(delta.repeated.map((one) => one.line)).toEqual([2]);
    const measure = delta.measures.find((one) => one.measure.key === 'b');
    expect(measure?.share.low).toBe(0);
  }
});

test('lines of another framework or edition are told and change nothing', () => {
  const delta = deltaFrom(graph, 'iso27001', [line('A.18.2.3'), line('art 17')]);
  expect(delta.unknown.map(({ ref }) => ref)).toEqual(['A.18.2.3', 'art 17']);
  expect(delta.measures).toEqual(deltaFrom(graph, 'iso27001', []).measures);
});

test('links that nobody graded count all where none carries the measure', () => {
  const edges = frameworkMapping.edges.filter(
    ({ framework, measure }) => framework === 'nist_csf_2_0' && measure === 'b',
  );
  const delta = deltaFrom(
    graph,
    'nist_csf_2_0',
    edges.map(({ ref }) => line(ref)),
  );
  expect(delta.measures.find((one) => one.measure.key === 'b')?.standing).toBe('covered');
});
