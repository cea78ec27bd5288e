/** Requirements, action plan and measures, by the answers given. */
import { describe, expect, test } from '@jest/globals';
import { measure } from '../../mapping/domain/sample.js';
import { sample as mapping } from '../../mapping/domain/sample.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import {
  actionsFor,
  dueDayOf,
  measureRows,
  planRows,
  programmeRows,
  weakest,
} from '../../../../src/modules/documents/domain/programme-rows.js';
import { aCase } from './small-documents.js';

describe('the weakest of some answers', () => {
  test.each([
    [['yes', 'yes'], 'yes'],
    [['yes', 'partial'], 'partial'],
    [['partial', 'no'], 'no'],
    [['yes', 'no'], 'no'],
    [['no', undefined], null],
    [['yes', undefined], null],
  ] as const)('%s: %s', ([a1, a2], result) => {
    const answers = a2 === undefined ? { a1 } : { a1, a2 };
    expect(weakest(aCase({ answers }), ['a1', 'a2'])).toBe(result);
  });

  test('of no question is none', () => {
    expect(weakest(aCase({ answers: { a1: 'yes' } }), [])).toBeNull();
  });
});

test('the programme lists the questions of its measures with state and next step', () => {
  const one = aCase({ answers: { a1: 'yes', b1: 'no' } });
  expect(programmeRows(one, { measures: ['a'] })).toEqual([
    {
      number: 'a1',
      topic: 'gap:questions.a1.topic (art 21(2)(a))',
      requirement: 'gap:questions.a1.yes',
      state: 'clauses:state.yes',
      next: 'gap:questions.a1.evidence',
    },
    {
      number: 'a2',
      topic: 'gap:questions.a2.topic (art 21(2)(a))',
      requirement: 'gap:questions.a2.yes',
      state: 'clauses:state.open',
      next: 'clauses:evidence.if_assessed [gap:questions.a2.evidence]',
    },
  ]);
});

test('the next step of a gap is its action in the plan', () => {
  const one = aCase({ answers: { a1: 'partial', b1: 'no' } });
  const next = programmeRows(one, { measures: ['a', 'b'] }).map((row) => row['next']);
  expect(next).toEqual([
    'clauses:words.see_action [2]',
    'clauses:evidence.if_assessed [gap:questions.a2.evidence]',
    'clauses:words.see_action [1]',
    'clauses:evidence.if_assessed [gap:questions.b2.evidence]',
  ]);
});

test('actions belong to the questions that name their gaps', () => {
  const one = aCase({ answers: { a1: 'no', b1: 'no' } });
  const numbers = (questions: readonly string[]) =>
    actionsFor(one, questions).map(({ number }) => number);
  expect(numbers(['b1', 'c1'])).toEqual([2]);
  expect(numbers(['a1', 'b1'])).toEqual([1, 2]);
  expect(numbers(['c1'])).toEqual([]);
});

test('questions are closed when the last of their actions is due', () => {
  const one = aCase({ answers: { a1: 'no', b1: 'partial' } });
  const [first, last] = [dueDayOf(one, ['a1']), dueDayOf(one, ['b1'])];
  expect(String(first) < String(last)).toBe(true);
  expect(dueDayOf(one, ['b1', 'a1'])).toBe(last);
  expect(dueDayOf(one, ['c1'])).toBeNull();
});

test('the plan lists each action with owner and date', () => {
  const one = aCase({ answers: { a1: 'partial' }, roles: { board: 'Mari' } });
  expect(planRows(one)).toEqual([
    {
      number: '1',
      topic: 'gap:questions.a1.topic',
      action: 'gap:questions.a1.recommendation.partial',
      owner: 'Mari',
      due_by: 'on 2027-05-24',
    },
  ]);
});

test('each measure has its name, article, weakest state and the document that carries it', () => {
  const measures = [...mapping.measures, measure('d', 'suppliers')];
  const one = aCase(
    { answers: { a1: 'yes', a2: 'partial' } },
    { graph: buildMappingGraph({ ...mapping, measures }) },
  );
  expect(measureRows(one)[0]).toEqual({
    number: 'a',
    measure: 'policies on risk analysis',
    article: 'art 21(2)(a)',
    state: 'clauses:state.partial',
    documents: 'documents:paper.security_policy.title',
  });
  expect(
    measureRows(one).map(({ number, state, documents }) => [number, state, documents]),
  ).toEqual([
    ['a', 'clauses:state.partial', 'documents:paper.security_policy.title'],
    ['b', 'clauses:state.open', 'documents:paper.incident_procedure.title'],
    ['c', 'clauses:state.open', 'documents:paper.continuity_plan.title'],
    ['d', 'clauses:state.open', 'documents:paper.supplier_policy.title'],
  ]);
});

test('a measure is named in the language of the document', () => {
  expect(measureRows(aCase({}, {}, 'et'))[0]?.['measure']).toBe('riskianalüüsi põhimõtted');
});
