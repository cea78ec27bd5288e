/** Statement of applicability, and what a supplier shows of it. */
import { describe, expect, test } from '@jest/globals';
import { anEdge, sample as mapping } from '../../mapping/domain/sample.js';
import { controlRows } from '../../../../src/modules/documents/domain/control-rows.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import type { MappingEdge } from '../../../../src/modules/mapping/domain/mapping-edge.js';
import type { MeasureKey } from '../../../../src/modules/mapping/domain/measure.js';
import { aRisk, withReferences } from './small-clauses.js';
import type { KNOWLEDGE } from './small-documents.js';
import { aCase, COMPOSITION } from './small-documents.js';
import type { FactChanges } from './small-order.js';

const edgeTo = (ref: string, measure: MeasureKey, relation: MappingEdge['relation']): MappingEdge =>
  anEdge(measure, 'iso27001', ref, { relation });

type Rules = Partial<typeof COMPOSITION.controls>;

function rowOf(
  ref: string,
  {
    facts = {},
    rules = {},
    knowledge = {},
    risks = [],
  }: Readonly<{
    facts?: FactChanges;
    rules?: Rules;
    knowledge?: Partial<typeof KNOWLEDGE>;
    risks?: typeof COMPOSITION.risks;
  }>,
) {
  const composition = { ...COMPOSITION, risks, controls: { ...COMPOSITION.controls, ...rules } };
  return controlRows(aCase(facts, { composition, ...knowledge })).find(
    ({ control }) => control === ref,
  );
}

test('every control of Annex A has a row, themes have none', () => {
  const controls = ['A.5', 'A.5.1', 'A.5.26', 'A.8.1.1', 'xA.5.3', '4.1', 'A.10.21'].map((ref) => ({
    framework: 'iso27001' as const,
    ref,
    title: ref,
    parent: null,
  }));
  const graph = buildMappingGraph({ ...mapping, controls });
  expect(controlRows(aCase({}, { graph })).map(({ control }) => control)).toEqual([
    'A.5.1',
    'A.5.26',
    'A.10.21',
  ]);
});

test('a control applies, with its state, reason and evidence', () => {
  const gaps = withReferences({ a1: ['A.5.1'] });
  expect(rowOf('A.5.1', { knowledge: { gaps }, facts: { answers: { a1: 'yes' } } })).toEqual({
    control: 'A.5.1',
    title: 'controls:A5_1.title',
    applies: 'clauses:applies.yes',
    state: 'clauses:state.yes',
    reason: 'art 21(2)(a)',
    evidence: 'controls:A5_1.evidence',
  });
});

test('a control of an activity that is denied does not apply', () => {
  const rules = { excludedWithout: { development: ['A.5.1'], remote_work: [], cloud: [] } };
  expect(rowOf('A.5.1', { rules, facts: { profile: { denied: ['development'] } } })).toEqual({
    control: 'A.5.1',
    title: 'controls:A5_1.title',
    applies: 'clauses:applies.no',
    state: '–',
    reason: 'clauses:reason.no_development',
    evidence: '–',
  });
});

describe('the state of a control', () => {
  const answers = { a1: 'no', b1: 'partial' } as const;

  test('follows from the questions that refer to it', () => {
    const gaps = withReferences({ b1: ['A.5.1'] });
    const rules = { questions: { 'A.5.1': ['a1'] as const } };
    expect(rowOf('A.5.1', { knowledge: { gaps }, rules, facts: { answers } })?.['state']).toBe(
      'clauses:state.partial',
    );
  });

  test('without such a question is stated as that of the questions that represent it', () => {
    const rules = { questions: { 'A.5.1': ['a1', 'b1'] as const } };
    expect(rowOf('A.5.1', { rules, facts: { answers } })?.['state']).toBe(
      'clauses:state.of_question [a1, b1, clauses:state.no]',
    );
    expect(rowOf('A.5.1', { rules })?.['state']).toBe('clauses:state.open');
    expect(rowOf('A.5.1', { facts: { answers } })?.['state']).toBe('clauses:state.open');
  });
});

test('evidence of a gap names the day by which it is closed', () => {
  const gaps = withReferences({ a1: ['A.5.1'] });
  expect(
    rowOf('A.5.1', { knowledge: { gaps }, facts: { answers: { a1: 'no' } } })?.['evidence'],
  ).toBe('controls:A5_1.evidence, clauses:words.by [on 2027-02-23]');
});

test('of a control that was not assessed itself, what would be evidence is named as such', () => {
  const gaps = withReferences({ a1: ['A.5.1'] });
  expect(rowOf('A.5.1', { knowledge: { gaps } })?.['evidence']).toBe(
    'clauses:evidence.if_assessed [controls:A5_1.evidence]',
  );
  const rules = { questions: { 'A.5.1': ['a1'] as const } };
  expect(rowOf('A.5.1', { rules, facts: { answers: { a1: 'yes' } } })?.['evidence']).toBe(
    'clauses:evidence.if_assessed [controls:A5_1.evidence]',
  );
});

describe('the reason of a control', () => {
  const withEdges = (edges: readonly MappingEdge[]) => ({
    graph: buildMappingGraph({ ...mapping, edges }),
  });
  const ASKED = { questions: { 'A.5.1': ['b1'] as const } };
  const reason = (edges: readonly MappingEdge[], rules: Rules = {}) =>
    rowOf('A.5.1', { rules, knowledge: withEdges(edges) })?.['reason'];

  test('is the measure that contains it', () => {
    const edges = [
      edgeTo('A.5.1', 'a', 'intersects'),
      edgeTo('A.5.1', 'b', 'intersects'),
      edgeTo('A.5.1', 'c', 'superset'),
    ];
    expect(reason(edges, ASKED)).toBe('art 21(2)(c)');
  });

  test('is else the measure that its questions are about, else the first that it supports', () => {
    const edges = [edgeTo('A.5.1', 'a', 'intersects'), edgeTo('A.5.1', 'b', 'intersects')];
    expect(reason(edges, ASKED)).toBe('art 21(2)(b)');
    expect(reason(edges)).toBe('art 21(2)(a)');
  });

  test('is general without a measure', () => {
    expect(reason([])).toBe('clauses:reason.general');
  });

  const RISKS = ['fire', 'theft', 'leak', 'fraud'].map((key) => aRisk(key, { questions: ['a1'] }));

  test('names the three highest risks that its questions bear on', () => {
    const rules = { questions: { 'A.5.1': ['a1'] as const } };
    expect(rowOf('A.5.1', { rules, risks: RISKS })?.['reason']).toBe(
      'art 21(2)(a); clauses:reason.risks [3, R1, R2, R3]',
    );
    expect(rowOf('A.5.1', { rules, risks: RISKS.slice(0, 1) })?.['reason']).toBe(
      'art 21(2)(a); clauses:reason.risks [1, R1]',
    );
  });

  test('names instead the risks that are listed for the control', () => {
    const rules = {
      questions: { 'A.5.1': ['a1'] as const },
      risks: { 'A.5.1': ['leak', 'theft'] },
    };
    expect(rowOf('A.5.1', { rules, risks: RISKS })?.['reason']).toBe(
      'art 21(2)(a); clauses:reason.risks [2, R2, R3]',
    );
  });
});
