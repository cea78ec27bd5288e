import { expect, test } from '@jest/globals';
import {
  nextStep,
  nextStepMessage,
} from '../../../../src/modules/gap-assessment/domain/next-step.js';
import { prioritise } from '../../../../src/modules/gap-assessment/domain/priorities.js';
import { bandOf, scoreAnswers } from '../../../../src/modules/gap-assessment/domain/score.js';
import { answers, sample } from './sample.js';

function stepFor(given: Parameters<typeof prioritise>[1]) {
  return nextStep(
    bandOf(sample.bands, scoreAnswers(sample, given).total),
    prioritise(sample, given),
  );
}

test.each([
  {
    name: 'a low total takes the service of its band',
    given: answers('no'),
    step: { key: 'low', question: 'a2', service: 'package' },
  },
  {
    name: 'a middle total takes the service of the most urgent gap',
    given: answers('yes', { j1: 'no', c1: 'no', b2: 'no' }),
    step: { key: 'middle', question: 'c1', service: 'service_of_c1' },
  },
  {
    name: 'a high total with a gap names the gap beside the maintenance',
    given: answers('yes', { j2: 'partial' }),
    step: { key: 'high', question: 'j2', service: 'maintenance' },
  },
  {
    name: 'without gaps the assessment is complete',
    given: answers('yes'),
    step: { key: 'complete', question: null, service: 'maintenance' },
  },
])('$name', ({ given, step }) => {
  expect(stepFor(given)).toEqual(step);
});

test('a band without a service and without gaps is an error', () => {
  expect(() => nextStep({ key: 'x', from: 0, to: 40, service: null, startWith: [] }, [])).toThrow(
    '"x"',
  );
});

test('the message names the question and its topic, if there is one', () => {
  const step = { key: 'low', question: 'a2', service: 'package' } as const;
  expect(nextStepMessage(step, 'Risk')).toEqual({
    key: 'gap:next_step.low',
    params: { question: 'a2', topic: 'Risk' },
  });
  expect(
    nextStepMessage({ key: 'complete', question: null, service: 'maintenance' }, '').params,
  ).toEqual({});
});
