import { describe, expect, test } from '@jest/globals';
import type { RefundState } from '../../../../src/modules/payments/domain/provider-event.js';
import {
  creditedCents,
  judgeRefund,
  problemCode,
  REFUND_QUEUE_STATES,
  type RefundQueueState,
} from '../../../../src/modules/refunds/domain/refund.js';

test('a refund waits, is accepted, and ends as done or failed', () => {
  expect(REFUND_QUEUE_STATES).toEqual(['wanted', 'asked', 'done', 'failed']);
});

type Case = readonly [RefundQueueState, RefundState, ReturnType<typeof judgeRefund>];

describe('a message of the provider', () => {
  test.each<Case>([
    ['wanted', 'pending', 'noted'],
    ['wanted', 'done', 'refunded'],
    ['wanted', 'failed', 'refund_failed'],
    ['asked', 'pending', 'noted'],
    ['asked', 'done', 'refunded'],
    ['asked', 'failed', 'refund_failed'],
    ['done', 'pending', 'duplicate'],
    ['done', 'done', 'duplicate'],
    ['done', 'failed', 'refund_failed'],
    ['failed', 'pending', 'duplicate'],
    ['failed', 'done', 'duplicate'],
    ['failed', 'failed', 'duplicate'],
  ])('a refund that is %s becomes %s: %s', (before, state, outcome) => {
    expect(judgeRefund({ before, isPast: false }, state)).toBe(outcome);
    expect(judgeRefund({ before, isPast: true }, state)).toBe('duplicate');
  });
});

test.each([
  { reason: 'order', fulfils: true, isWhole: true, credit: { totalCents: null } },
  { reason: 'order', fulfils: true, isWhole: false, credit: { totalCents: 700 } },
  { reason: 'outside:re_1', fulfils: true, isWhole: false, credit: { totalCents: 700 } },
  { reason: 'vat', fulfils: true, isWhole: true, credit: 'none' },
  { reason: 'vat', fulfils: true, isWhole: false, credit: 'none' },
  { reason: 'surplus', fulfils: false, isWhole: false, credit: 'none' },
])('$reason, fulfils: $fulfils, whole: $isWhole', ({ credit, ...completed }) => {
  expect(creditedCents(completed, 700)).toEqual(credit);
});

test.each([
  [{ code: 'charge_already_refunded', type: 'invalid_request' }, 'charge_already_refunded'],
  [{ type: 'api_error' }, 'api_error'],
  [{ code: 17, type: 'api_error' }, 'api_error'],
  [{ code: 'has spaces and 4242 4242', type: 'api_error' }, 'api_error'],
  [{ code: 'a.b-c_1' }, 'a.b-c_1'],
  [{ code: '' }, 'unknown'],
  [{ code: ' leading' }, 'unknown'],
  [{ code: 'trailing ' }, 'unknown'],
  [{ code: 'x'.repeat(100) }, 'x'.repeat(100)],
  [{ code: 'x'.repeat(101) }, 'unknown'],
  [new Error('card 4242'), 'unknown'],
  ['code', 'unknown'],
  [undefined, 'unknown'],
  [null, 'unknown'],
])('the code of failure %#', (failure, code) => {
  expect(problemCode(failure)).toBe(code);
});
