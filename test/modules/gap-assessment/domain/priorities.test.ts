import { expect, test } from '@jest/globals';
import { prioritise } from '../../../../src/modules/gap-assessment/domain/priorities.js';
import { answers, sample } from './sample.js';

const keysOf = (given: Parameters<typeof prioritise>[1]) =>
  prioritise(sample, given).map(({ question }) => question.key);

test('questions answered yes are not gaps', () => {
  expect(prioritise(sample, answers('yes'))).toEqual([]);
  expect(keysOf(answers('yes', { g1: 'partial' }))).toEqual(['g1']);
});

test('missing points take precedence over weight', () => {
  expect(keysOf(answers('yes', { a2: 'partial', j2: 'no' }))).toEqual(['j2', 'a2']);
});

test('equal points are ordered by weight, and equal weights by key', () => {
  expect(keysOf(answers('no')).slice(0, 5)).toEqual(['a2', 'c1', 'j1', 'a1', 'b1']);
});

test('positions count from one, and work positions follow the dependency order', () => {
  const gaps = prioritise(sample, answers('yes', { a2: 'no', b1: 'no', j1: 'partial' }));
  expect(gaps.map(({ question, place, workPlace }) => [question.key, place, workPlace])).toEqual([
    ['a2', 1, 3],
    ['b1', 2, 2],
    ['j1', 3, 1],
  ]);
});

test('a gap contains its answer, the missing points and its weight', () => {
  const [gap] = prioritise(sample, answers('yes', { c1: 'partial' }));
  expect(gap).toMatchObject({ answer: 'partial', pointsMissing: 1, weight: 4 });
});

test('the order of the questions does not matter', () => {
  const backwards = { ...sample, questions: sample.questions.toReversed() };
  const keys = (knowledge: typeof sample) =>
    prioritise(knowledge, answers('no')).map(({ question }) => question.key);
  expect(keys(backwards)).toEqual(keys(sample));
});
