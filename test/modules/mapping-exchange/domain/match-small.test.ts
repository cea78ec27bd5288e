/** Ids of other tools against a few invented controls. */
import { describe, expect, test } from '@jest/globals';
import type { ImportedControl } from '../../../../src/modules/mapping-exchange/domain/imported-control.js';
import {
  matchControls,
  matcherOf,
} from '../../../../src/modules/mapping-exchange/domain/match-controls.js';
import type { Control } from '../../../../src/modules/mapping/domain/control.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';

const controlOf = (ref: string): Control => ({
  framework: 'iso27001',
  ref,
  title: null,
  parent: null,
});

const graph = buildMappingGraph({
  measures: [],
  frameworks: [],
  controls: ['A.5', 'A.5.1', 'A.5.26', 'B.1', 'b-1', 'my.art 7', 'art 17', 'art 21(2)(h)'].map(
    controlOf,
  ),
  edges: [],
  linkSets: [],
  notes: [],
  unverifiedNames: [],
});

test.each([
  ['A.5.1', { ref: 'A.5.1', isPart: false }],
  [' a.5.1 ', { ref: 'A.5.1', isPart: false }],
  ['((A.5.1))', { ref: 'A.5.1', isPart: false }],
  ['..A.5.1..', { ref: 'A.5.1', isPart: false }],
  [' iso27001_A.5.26 ', { ref: 'A.5.26', isPart: false }],
  ['nist_18_A_5_1', { ref: 'A.5.1', isPart: false }],
  ['iso27001_A.5.26', { ref: 'A.5.26', isPart: false }],
  ['iso27001-a.5.1', { ref: 'A.5.1', isPart: false }],
  ['nist_csf_2_0_A.5.1', { ref: 'A.5.1', isPart: false }],
  ['x.A.5.1', null],
  ['Article 17', { ref: 'art 17', isPart: false }],
  ['Art. 17', { ref: 'art 17', isPart: false }],
  ['21.2.h', { ref: 'art 21(2)(h)', isPart: false }],
  ['A.5.1.2.3', { ref: 'A.5.1', isPart: true }],
  ['A.5.9', { ref: 'A.5', isPart: true }],
  ['my.art 7', { ref: 'my.art 7', isPart: false }],
  ['art 7', null],
  ['my 7', null],
  ['A.x_5.1', null],
  ['my_iso_A.5_1', null],
  ['C.1', null],
  ['', null],
])('%p is %j', (id, expected) => {
  expect(matcherOf(graph, 'iso27001')(id)).toEqual(expected);
});

test('an id that two controls could have names neither', () => {
  expect(matcherOf(graph, 'iso27001')('b.1')).toBeNull();
});

describe('what is held', () => {
  const imported = (more: Partial<ImportedControl>): ImportedControl => ({
    row: 3,
    id: 'A.5.1',
    state: 'implemented',
    word: null,
    note: null,
    uuid: null,
    ...more,
  });
  const match = (more: Partial<ImportedControl>) =>
    matchControls(graph, 'iso27001', [imported(more)]);

  test.each([
    ['A.5.1', 'implemented', 'implemented', false],
    ['A.5.1', 'planned', 'planned', false],
    ['A.5.1.2', 'implemented', 'partial', true],
    ['A.5.1.2', 'planned', 'planned', true],
  ] as const)('%s that is %s counts as %s', (id, given, state, isPart) => {
    expect(match({ id, state: given })).toEqual({
      held: [{ row: 3, ref: 'A.5.1', state, note: null, isPart }],
      notHeld: 0,
      problems: [],
    });
  });

  test('a control that is not in place is counted only', () => {
    expect(match({ state: 'not_held' })).toEqual({ held: [], notHeld: 1, problems: [] });
  });

  test('an unknown control is named with its row', () => {
    expect(match({ id: 'C.9' }).problems).toEqual([
      expect.objectContaining({ type: 'control_unknown', row: 3, column: 'control', value: 'C.9' }),
    ]);
  });

  test('a note is kept up to 2,000 characters, and one that is cut is reported', () => {
    const most = 'n'.repeat(2000);
    expect(match({ note: most })).toMatchObject({ held: [{ note: most }], problems: [] });
    expect(match({ note: `${most}!` })).toMatchObject({
      held: [{ note: most }],
      problems: [{ type: 'note_shortened', row: 3, column: 'note' }],
    });
  });
});
