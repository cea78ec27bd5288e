import { expect, test } from '@jest/globals';
import { monthOf } from '../../../src/shared/limits/month.js';
import { InProcessRateLimiter } from '../../../src/server/rate-limit/in-process-rate-limiter.js';
import { aCharge, chargeTimes, testRateLimiter } from './rate-limiter-behaviour.js';
import { MemoryMonthlyUsage } from './memory-monthly-usage.js';

const monthlyUsage = new MemoryMonthlyUsage();
const rateLimiter = new InProcessRateLimiter(
  monthlyUsage,
  () => performance.timeOrigin + performance.now(),
);

testRateLimiter('the counter in this process', {
  rateLimiter: () => rateLimiter,
  keptBefore: (subject, used) => {
    monthlyUsage.record(subject, monthOf(Date.now()), used);
  },
});

test('a new month starts at zero', async () => {
  let nowMs = Date.parse('2026-11-30T23:59:59Z');
  const turning = new InProcessRateLimiter(new MemoryMonthlyUsage(), () => nowMs);
  const consumption = aCharge({ allowance: { perMinute: 10, perMonth: 2 } });
  const november = await chargeTimes(turning, consumption, 3);
  nowMs += 1000;
  const december = await chargeTimes(turning, consumption, 1);
  expect(november.at(-1)).toMatchObject({ refusedBy: 'month', retryAfter: 1 });
  expect(december.at(-1)).toMatchObject({ admitted: true, month: { used: 1 } });
});

test('capacity is available again one minute later', async () => {
  let nowMs = Date.parse('2026-11-21T12:00:00Z');
  const minute = new InProcessRateLimiter(new MemoryMonthlyUsage(), () => nowMs);
  const consumption = aCharge({ allowance: { perMinute: 1, perMonth: null }, counts: 'minute' });
  await chargeTimes(minute, consumption, 1);
  nowMs += 59_999;
  expect((await chargeTimes(minute, consumption, 1)).at(-1)?.admitted).toBe(false);
  nowMs += 1;
  expect((await chargeTimes(minute, consumption, 1)).at(-1)?.admitted).toBe(true);
});
