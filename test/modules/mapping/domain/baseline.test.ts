import { expect, test } from '@jest/globals';
import { baselineOf } from '../../../../src/modules/mapping/domain/baseline.js';
import { sample } from './sample.js';

test('the baseline counts the measures and lists their articles by coverage', () => {
  expect(baselineOf(sample.measures)).toMatchObject({
    total: 3,
    strong: ['art 21(2)(a)', 'art 21(2)(b)'],
    partial: ['art 21(2)(c)'],
  });
});

test('every measure has a gap, even if its coverage is strong', () => {
  expect(baselineOf(sample.measures).gaps.map(({ article, text }) => [article, text.key])).toEqual([
    ['art 21(2)(a)', 'measures:gap.a'],
    ['art 21(2)(b)', 'measures:gap.b'],
    ['art 21(2)(c)', 'measures:gap.c'],
  ]);
});
