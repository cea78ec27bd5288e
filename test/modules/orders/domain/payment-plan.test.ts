/** The plans of the test clock, in seconds, as in the guide "Test mode". */
import { expect, test } from '@jest/globals';
import {
  isPaymentPlan,
  PAYMENT_PLANS,
  stepsOf,
} from '../../../../src/modules/orders/domain/payment-plan.js';

const STEPS = [
  {
    plan: 'clock_paid',
    steps: [
      ['pays', 60],
      ['released', 180],
    ],
  },
  { plan: 'clock_declined', steps: [['declined', 60]] },
  { plan: 'clock_other_amount', steps: [['other_amount', 60]] },
  { plan: 'clock_unpaid', steps: [] },
  {
    plan: 'clock_paid_late',
    steps: [
      ['pays', 1_296_000],
      ['released', 1_296_120],
    ],
  },
  {
    plan: 'clock_delayed',
    steps: [
      ['pays', 60],
      ['delayed', 1_020],
      ['released', 1_800],
    ],
  },
  {
    plan: 'clock_failed',
    steps: [
      ['pays', 60],
      ['failed', 180],
    ],
  },
  {
    plan: 'clock_refunded',
    steps: [
      ['pays', 60],
      ['released', 180],
      ['refunded', 86_400],
    ],
  },
] as const;

test.each(STEPS)('the plan $plan has the steps $steps', ({ plan, steps }) => {
  expect(stepsOf(plan).map(({ kind, afterSeconds }) => [kind, afterSeconds])).toEqual(steps);
});

test('there are no other plans', () => {
  expect(Object.keys(PAYMENT_PLANS)).toEqual(STEPS.map(({ plan }) => plan));
});

test.each([
  { word: 'clock_paid', is: true },
  { word: 'clock', is: false },
  { word: 'toString', is: false },
  { word: '', is: false },
  { word: 7, is: false },
  { word: null, is: false },
  { word: ['clock_paid'], is: false },
])('$word is the name of a plan: $is', ({ word, is }) => {
  expect(isPaymentPlan(word)).toBe(is);
});
