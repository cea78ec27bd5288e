import { expect, test } from '@jest/globals';
import {
  matchControls,
  matcherOf,
} from '../../../../src/modules/mapping-exchange/domain/match-controls.js';
import { controlToken } from '../../../../src/modules/mapping/domain/oscal.js';
import {
  FRAMEWORK_KEYS,
  type FrameworkKey,
} from '../../../../src/modules/mapping/domain/control.js';
import { graph } from '../export-fixture.js';

test.each([
  ['iso27001', 'A.8.24', 'A.8.24', false],
  ['iso27001', 'a.8.24', 'A.8.24', false],
  ['iso27001', 'iso27001-a.8.24', 'A.8.24', false],
  ['iso27001', 'urn:intuitem:risk:req_node:iso27001-2022:a.8.24', 'A.8.24', false],
  ['iso27001', '6.1.2', '6.1.2', false],
  ['nis2', '21.2.h', 'art 21(2)(h)', false],
  ['nis2', 'nis2-21.2.h', 'art 21(2)(h)', false],
  ['nis2', 'Art. 21(2)(h)', 'art 21(2)(h)', false],
  ['dora', 'Article 17', 'art 17', false],
  ['dora', '9.4.d', 'art 9', true],
  ['dora', 'urn:intuitem:risk:req_node:dora:9.2', 'art 9', true],
  ['gdpr', 'article-30', 'art 30', false],
  ['ir_2024_2690', '6.7.2.i', 'point 6.7.2(i)', false],
  ['nist_csf_2_0', 'pr.ds-01', 'PR.DS-01', false],
] as const)('in %s, %s is %s', (framework, id, ref, isPart) => {
  expect(matcherOf(graph, framework)(id)).toEqual({ ref, isPart });
});

test.each([
  ['iso27001', 'A.18.2.3'],
  ['iso27001', '8.24'],
  ['dora', 'recital 5'],
  ['iso27001', ''],
] as const)('%s has no control %s, nor a parent of it', (framework, id) => {
  expect(matcherOf(graph, framework)(id)?.isPart ?? true).toBe(true);
});

test.each(FRAMEWORK_KEYS)(
  'every control of %s is found by its number and by its OSCAL token',
  (key: FrameworkKey) => {
    const match = matcherOf(graph, key);
    const controls = graph.controlsOfFramework.get(key) ?? [];
    const lost = controls.filter(
      (one) => match(one.ref)?.ref !== one.ref || match(controlToken(one))?.ref !== one.ref,
    );
    expect(lost.map(({ ref }) => ref)).toEqual([]);
  },
);

const control = (
  row: number,
  id: string,
  state: 'implemented' | 'not_held',
  note: string | null = null,
) => ({
  row,
  id,
  state,
  note,
  word: state,
  uuid: null,
});

test('a part in place counts for its control, controls not in place are counted, unknown ones are listed', () => {
  const matched = matchControls(graph, 'dora', [
    control(2, '9.2', 'implemented'),
    control(3, '17', 'not_held'),
    control(4, 'xyz', 'implemented', 'n'),
    control(5, 'art 17', 'implemented', 'n'.repeat(3000)),
  ]);
  expect(matched.held.map(({ row, ref, state }) => [row, ref, state])).toEqual([
    [2, 'art 9', 'partial'],
    [5, 'art 17', 'implemented'],
  ]);
  expect(matched.notHeld).toBe(1);
  expect(matched.problems.map(({ row, type }) => [row, type])).toEqual([
    [4, 'control_unknown'],
    [5, 'note_shortened'],
  ]);
});

/** Long enough that work in the square of the length takes seconds. */
const LENGTH = 60_000;

test.each([
  ['parts', `a.8.24.${'a.'.repeat(LENGTH / 2)}b`, 'A.8.24'],
  ['points', `x${'.'.repeat(LENGTH)}b`, null],
  ['lines', `x${'_'.repeat(LENGTH)}-${'_'.repeat(LENGTH)}x-`, null],
] as const)('an id of many %s takes little time', (_, id, ref) => {
  const match = matcherOf(graph, 'iso27001');
  const before = performance.now();
  expect(match(id)?.ref ?? null).toBe(ref);
  expect(performance.now() - before).toBeLessThan(600);
});
