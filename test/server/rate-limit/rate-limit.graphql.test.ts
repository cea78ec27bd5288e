import { expect, test } from '@jest/globals';
import type { Verdict } from '../../../src/shared/limits/verdict.js';
import { limitRefusal } from '../../../src/server/rate-limit/rate-limit.graphql.js';

const REFUSED: Verdict = {
  admitted: false,
  refusedBy: 'minute',
  limit: 60,
  remaining: 0,
  resetAt: 1_800_000_060,
  retryAfter: 12,
  month: null,
  granted: 0,
};

test('an admitted request is not refused', () => {
  expect(limitRefusal({ ...REFUSED, admitted: true, refusedBy: null })).toBeNull();
});

test('a full window is RATE_LIMITED with the seconds to wait', () => {
  const refusal = limitRefusal(REFUSED);
  expect(refusal).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 12, details: [] });
});

test('the error of an exhausted month names the quota', () => {
  expect(limitRefusal({ ...REFUSED, refusedBy: 'month' })?.details).toEqual([
    { field: 'kvoot', type: 'monthly_quota_exceeded' },
  ]);
});
