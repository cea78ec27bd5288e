/** The answers of the organisation in documents that are not composed. */
import { describe, expect, test } from '@jest/globals';
import {
  actionRows,
  measureState,
  noteRows,
  questionsOf,
  requirementRows,
  scoreParams,
} from '../../../../src/modules/documents/domain/self-assessment.js';
import { aCase } from './small-documents.js';
import { answers } from '../../gap-assessment/domain/sample.js';

test('questions belong to the measure of their letter', () => {
  expect(questionsOf(aCase(), ['b', 'd']).map(({ key }) => key)).toEqual(['b1', 'b2', 'd1', 'd2']);
  expect(questionsOf(aCase(), [])).toEqual([]);
});

describe('the state of a measure', () => {
  test.each([
    ['yes', 'yes', 'state.yes'],
    ['no', 'no', 'state.no'],
    ['yes', 'no', 'state.partial'],
    ['no', 'yes', 'state.partial'],
    ['partial', 'partial', 'state.partial'],
    ['yes', 'partial', 'state.partial'],
  ] as const)('of the answers %s and %s is %s', (a1, a2, word) => {
    expect(measureState(aCase({ answers: { a1, a2 } }), 'a')).toBe(`documents:paper.${word}`);
  });

  test('is not known while a question is not answered', () => {
    expect(measureState(aCase({ answers: { a1: 'yes' } }), 'a')).toBe(
      'documents:paper.words.no_answer',
    );
  });
});

test('requirements have topic, evidence and state', () => {
  expect(requirementRows(aCase({ answers: { a1: 'partial' } }), ['a'])).toEqual([
    {
      number: 'a1',
      topic: 'gap:questions.a1.topic (art 21(2)(a))',
      must: 'gap:questions.a1.yes',
      evidence: 'gap:questions.a1.evidence',
      state: 'documents:paper.state.partial',
    },
    {
      number: 'a2',
      topic: 'gap:questions.a2.topic (art 21(2)(a))',
      must: 'gap:questions.a2.yes',
      evidence: 'gap:questions.a2.evidence',
      state: 'documents:paper.words.no_answer',
    },
  ]);
});

test('actions close what is not in place, the most urgent first', () => {
  expect(actionRows(aCase({ answers: answers('yes', { b1: 'partial', d2: 'no' }) }))).toEqual([
    {
      number: '1',
      topic: 'gap:questions.d2.topic',
      action: 'gap:questions.d2.recommendation.no',
      state: 'documents:paper.state.no',
      responsible: '',
      due: '',
    },
    {
      number: '2',
      topic: 'gap:questions.b1.topic',
      action: 'gap:questions.b1.recommendation.partial',
      state: 'documents:paper.state.partial',
      responsible: '',
      due: '',
    },
  ]);
});

test('a question that is not answered counts as unmet, and is marked', () => {
  const others = Object.entries(answers('yes')).filter(([key]) => key !== 'a1');
  expect(actionRows(aCase({ answers: Object.fromEntries(others) }))).toMatchObject([
    {
      action: 'gap:questions.a1.recommendation.no',
      state: 'documents:paper.words.no_answer',
    },
  ]);
});

test('the score counts the points of the answers given', () => {
  expect(scoreParams(aCase({ answers: { a1: 'yes', a2: 'partial', b1: 'no' } }))).toEqual({
    points: 3,
    max_points: 40,
    answered: 3,
    questions: 20,
  });
  expect(scoreParams(aCase())).toMatchObject({ points: 0, answered: 0 });
});

test('notes on the mapping are printed', () => {
  const notes = [{ text: { key: 'mapping:note' }, sources: [] }];
  expect(noteRows(aCase({}, { notes }))).toEqual([{ text: 'mapping:note' }]);
});
