import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../../src/app/knowledge.js';
import { deltaFrom, type HeldControl } from '../../../../src/modules/mapping/domain/delta.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import type { MeasureKey } from '../../../../src/modules/mapping/domain/measure.js';

const { frameworkMapping } = presentLaw().knowledge;
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

test('if nothing is in place, every measure is open and all its controls are missing', () => {
  const { measures } = deltaFrom(graph, 'iso27001', []);
  expect(measures.map((one) => one.standing)).toEqual(Array.from({ length: 10 }, () => 'open'));
  expect(standing('b', []).missing.map(({ ref }) => ref)).toEqual(coreOf('b'));
});

test('a measure that the standard can cover is covered if all its controls are in place', () => {
  const all = standing(
    'b',
    coreOf('b').map((ref) => line(ref)),
  );
  expect(all).toMatchObject({ standing: 'covered', share: { low: 100, high: 100 }, missing: [] });
});

test('a measure that is partly outside the standard is never fully covered by it', () => {
  const all = standing(
    'c',
    coreOf('c').map((ref) => line(ref)),
  );
  expect(all).toMatchObject({ standing: 'partly', share: { low: 100, high: 100 } });
});

test('partially implemented controls raise only the upper bound', () => {
  const refs = coreOf('b');
  const { share, standing: stands, missing } = standing('b', [line(refs[0] ?? '', 'partial')]);
  expect(share).toEqual({ low: 0, high: Math.floor(100 / refs.length) });
  expect(stands).toBe('partly');
  expect(missing).toHaveLength(refs.length - 1);
});

test.each(['planned', 'excluded'] as const)('a control that is %s covers nothing', (state) => {
  const ref = coreOf('b')[0] ?? '';
  const reported = standing('b', [line(ref, state)]);
  expect(reported).toMatchObject({ standing: 'open', share: { low: 0, high: 0 } });
  expect(reported.excluded.map((edge) => edge.ref)).toEqual(state === 'excluded' ? [ref] : []);
});

test('of a control listed twice the weaker status counts, in either order', () => {
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

test('lines of another framework or version are reported and change nothing', () => {
  const delta = deltaFrom(graph, 'iso27001', [line('A.18.2.3'), line('art 17')]);
  expect(delta.unknown.map(({ ref }) => ref)).toEqual(['A.18.2.3', 'art 17']);
  expect(delta.measures).toEqual(deltaFrom(graph, 'iso27001', []).measures);
});

test('ungraded links all count if none carries the measure', () => {
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
