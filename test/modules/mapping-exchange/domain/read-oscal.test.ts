/** Members of OSCAL documents as they are read, one by one. */
import { describe, expect, test } from '@jest/globals';
import { readOscal } from '../../../../src/modules/mapping-exchange/domain/import-oscal.js';

const component = (...requirements: readonly unknown[]) => ({
  'component-definition': {
    components: [{ 'control-implementations': [{ 'implemented-requirements': requirements }] }],
  },
});
const plan = (...requirements: readonly unknown[]) => ({
  'system-security-plan': {
    'control-implementation': { 'implemented-requirements': requirements },
  },
});
const results = (...all: readonly unknown[]) => ({ 'assessment-results': { results: all } });
const status = (value: string) => ({ name: 'implementation-status', value });

test('a requirement of a component: its id, status, description and uuid', () => {
  const requirement = {
    'control-id': ' a.5.1 ',
    props: [{ name: 'other', value: 'x' }, status('partial')],
    description: 'note',
    uuid: 'u',
  };
  expect(readOscal(component(requirement))).toEqual({
    format: 'oscal_component_definition',
    controls: [{ row: 1, id: 'a.5.1', state: 'partial', word: 'partial', note: 'note', uuid: 'u' }],
    problems: [],
  });
});

test('a requirement without a status is in place; white space is no text', () => {
  const requirement = { 'control-id': 'a.5.1', description: ' ', props: ['x', null] };
  expect(readOscal(component(requirement))?.controls).toEqual([
    { row: 1, id: 'a.5.1', state: 'implemented', word: null, note: null, uuid: null },
  ]);
});

test('members that are no objects and lists are passed over', () => {
  const requirement = { 'control-id': 'a.5.1' };
  expect(readOscal(component(null, 'x', requirement))).toMatchObject({
    controls: [{ row: 1, id: 'a.5.1' }],
    problems: [],
  });
  const noList = { 'control-implementation': { 'implemented-requirements': 5 } };
  expect(readOscal({ 'system-security-plan': noList })).toMatchObject({
    controls: [],
    problems: [],
  });
});

describe('a system security plan', () => {
  const part = (state: string | null, description: string | null) => ({
    ...(state === null ? {} : { 'implementation-status': { state } }),
    ...(description === null ? {} : { description }),
  });

  test('parts of the requirement and of its statements count, the weakest decides', () => {
    const requirement = {
      'control-id': 'a.5.1',
      uuid: 'u',
      'by-components': [part('implemented', 'one'), part(null, null)],
      statements: [{ 'by-components': [part('planned', 'two'), part('partial', null)] }],
    };
    expect(readOscal(plan(requirement))).toEqual({
      format: 'oscal_system_security_plan',
      controls: [
        {
          row: 1,
          id: 'a.5.1',
          state: 'planned',
          word: 'implemented, planned, partial',
          note: 'one\ntwo',
          uuid: 'u',
        },
      ],
      problems: [],
    });
  });

  test('without descriptions the remarks are the note', () => {
    const requirement = { 'control-id': 'a.5.1', remarks: 'as agreed' };
    expect(readOscal(plan(requirement))?.controls).toMatchObject([
      { state: 'implemented', note: 'as agreed' },
    ]);
  });

  test('an unknown state is named with its member', () => {
    const requirement = { 'control-id': 'a.5.1', 'by-components': [part('somehow', null)] };
    expect(readOscal(plan(requirement))).toMatchObject({
      controls: [],
      problems: [
        { row: 1, column: 'implementation-status', value: 'somehow', type: 'state_unknown' },
      ],
    });
  });
});

describe('assessment results', () => {
  const finding = (target: string | null, state: string | null) => ({
    uuid: 'u',
    description: 'seen',
    target: {
      ...(target === null ? {} : { 'target-id': target }),
      ...(state === null ? {} : { status: { state } }),
    },
  });

  test('a finding leads to the control of its target', () => {
    const found = [finding('a.5.1_obj', 'satisfied'), finding('a.5.2_smt.a', 'not-satisfied')];
    const read = readOscal(results({ findings: found }));
    expect(read?.format).toBe('oscal_assessment_results');
    expect(read?.controls).toMatchObject([
      { row: 1, id: 'a.5.1', state: 'implemented', note: 'seen', uuid: 'u' },
      { row: 2, id: 'a.5.2', state: 'not_held', note: 'seen', uuid: 'u' },
    ]);
  });

  test('a finding without a target or without a state is a problem', () => {
    const found = [finding(null, 'satisfied'), finding('a.5.1', null)];
    expect(readOscal(results({ findings: found }))).toMatchObject({
      controls: [],
      problems: [
        { row: 1, column: 'control-id', type: 'value_missing' },
        { row: 2, column: 'status', type: 'value_missing' },
      ],
    });
  });

  test('observations that name a control count in place of the findings', () => {
    const observation = {
      props: [
        { name: 'control-id', value: 'a.5.1' },
        { name: 'status', value: 'partial' },
        { name: 'source-uuid', value: 'u' },
      ],
      remarks: 'kept',
    };
    const found = {
      observations: [{ props: [] }, observation],
      findings: [finding('x', 'satisfied')],
    };
    expect(readOscal(results(found))?.controls).toEqual([
      { row: 1, id: 'a.5.1', state: 'partial', word: 'partial', note: 'kept', uuid: 'u' },
    ]);
    const unnamed = { ...found, observations: [{ props: [] }] };
    expect(readOscal(results(unnamed))?.controls).toMatchObject([{ id: 'x' }]);
  });

  test('an observation without a state is a problem', () => {
    const observation = { props: [{ name: 'control-id', value: 'a.5.1' }] };
    expect(readOscal(results({ observations: [observation] }))).toMatchObject({
      controls: [],
      problems: [{ row: 1, column: 'status', type: 'value_missing' }],
    });
  });
});
