import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  ANSWERS,
  QUESTION_KEYS,
} from '../../../../src/modules/gap-assessment/domain/gap-assessment.js';
import { bandOf, scoreAnswers } from '../../../../src/modules/gap-assessment/domain/score.js';
import { answers, sample } from './sample.js';

test.each([
  { name: 'all yes', given: answers('yes'), total: 40 },
  { name: 'all partial', given: answers('partial'), total: 20 },
  { name: 'all no', given: answers('no'), total: 0 },
  { name: 'one partial among yes', given: answers('yes', { h2: 'partial' }), total: 39 },
  { name: 'one no among yes', given: answers('yes', { a2: 'no' }), total: 38 },
])('$name make $total points', ({ given, total }) => {
  expect(scoreAnswers(sample, given).total).toBe(total);
});

test('each of the ten measures gives up to four points', () => {
  const { measures } = scoreAnswers(sample, answers('yes', { c1: 'no', c2: 'partial' }));
  expect(measures).toHaveLength(10);
  expect(measures[2]).toEqual({ measure: 'c', article: 'art 21(2)(c)', points: 1, maxPoints: 4 });
  expect(measures.filter(({ points }) => points === 4)).toHaveLength(9);
});

const anyAnswers = fc
  .array(fc.constantFrom(...ANSWERS), { minLength: 20, maxLength: 20 })
  .map((list) =>
    answers(
      'no',
      Object.fromEntries(QUESTION_KEYS.map((key, index) => [key, list[index] ?? 'no'])),
    ),
  );

test('the total is the sum of the measures, and a better answer never lowers it', () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...QUESTION_KEYS), (given, key) => {
      const { total, measures } = scoreAnswers(sample, given);
      expect(measures.reduce((sum, { points }) => sum + points, 0)).toBe(total);
      expect(scoreAnswers(sample, { ...given, [key]: 'yes' }).total).toBeGreaterThanOrEqual(total);
    }),
  );
});

test.each([
  { total: 0, key: 'low' },
  { total: 20, key: 'low' },
  { total: 21, key: 'middle' },
  { total: 35, key: 'middle' },
  { total: 36, key: 'high' },
  { total: 40, key: 'high' },
])('a total of $total is in the band $key', ({ total, key }) => {
  expect(bandOf(sample.bands, total).key).toBe(key);
});

test('a total outside every band is an error', () => {
  expect(() => bandOf(sample.bands, 41)).toThrow('no band');
  expect(() => bandOf(sample.bands.slice(1), 20)).toThrow('no band');
});
