import { expect, test } from '@jest/globals';
import { readOscal } from '../../../../src/modules/mapping-exchange/domain/import-oscal.js';
import { assessmentResults, componentDefinition, securityPlan } from '../oscal-samples.js';
import { oscalErrors } from '../oscal-schemas.js';

const statesOf = (document: unknown) =>
  readOscal(document)?.controls.map(({ row, id, state, note }) => [row, id, state, note]);

test('a component definition: every requirement with its status, implemented by default', () => {
  const document = componentDefinition([
    { id: 'a.8.24', state: 'implemented', note: 'policy' },
    { id: 'a.5.1', state: 'partial', note: 'draft' },
    { id: 'a.5.2', note: 'in force' },
    { id: 'a.5.3', state: 'not-applicable', note: 'no' },
  ]);
  expect(oscalErrors('component', document)).toEqual([]);
  expect(statesOf(document)).toEqual([
    [1, 'a.8.24', 'implemented', 'policy'],
    [2, 'a.5.1', 'partial', 'draft'],
    [3, 'a.5.2', 'implemented', 'in force'],
    [4, 'a.5.3', 'excluded', 'no'],
  ]);
});

test('a security plan: the weakest component of a control counts, all notes are kept', () => {
  const document = securityPlan({
    'a.8.24': [
      { id: '', state: 'implemented', note: 'servers' },
      { id: '', state: 'planned', note: 'laptops' },
    ],
    'a.5.1': [{ id: '', state: 'alternative', note: 'group policy' }],
  });
  expect(oscalErrors('ssp', document)).toEqual([]);
  expect(statesOf(document)).toEqual([
    [1, 'a.8.24', 'planned', 'servers\nlaptops'],
    [2, 'a.5.1', 'implemented', 'group policy'],
  ]);
});

test('assessment results: objectives and statements are resolved to their control', () => {
  const document = assessmentResults({
    'a.8.24_obj': 'satisfied',
    'a.5.1_smt.a': 'not-satisfied',
  });
  expect(oscalErrors('assessment-results', document)).toEqual([]);
  expect(statesOf(document)?.map((one) => one.slice(0, 3))).toEqual([
    [1, 'a.8.24', 'implemented'],
    [2, 'a.5.1', 'not_held'],
  ]);
});

test('an unreadable entry is reported by its position, member and value', () => {
  const document = componentDefinition([
    { id: 'a.5.1', state: 'somehow', note: '' },
    { id: '', state: 'implemented', note: '' },
  ]);
  expect(readOscal(document)?.problems).toEqual([
    { row: 1, column: 'implementation-status', value: 'somehow', type: 'state_unknown' },
    { row: 2, column: 'control-id', value: '', type: 'value_missing' },
  ]);
});

test.each([null, 5, [], {}, { catalog: {} }, { 'component-definition': [] }])(
  '%j is not a document with controls',
  (document) => {
    expect(readOscal(document)).toBeNull();
  },
);

test('malformed members are treated as missing', () => {
  const broken = {
    'component-definition': { components: [null, { 'control-implementations': 5 }] },
  };
  expect(readOscal(broken)?.controls).toEqual([]);
});
