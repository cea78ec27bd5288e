import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { InProcessRateLimiter } from '../../../src/server/rate-limit/in-process-rate-limiter.js';
import { LeasedRateLimiter } from '../../../src/server/rate-limit/leased-rate-limiter.js';
import { LEASE_MS } from '../../../src/shared/limits/admission.js';
import type { Consumption } from '../../../src/shared/limits/consumption.js';
import type { RateLimiter } from '../../../src/shared/limits/rate-limiter.js';
import type { Verdict } from '../../../src/shared/limits/verdict.js';
import { testLeases } from './lease-behaviour.js';
import { MemoryMonthlyUsage } from './memory-monthly-usage.js';
import { aCharge } from './rate-limiter-behaviour.js';

const inProcess = (): RateLimiter => {
  const usage = new MemoryMonthlyUsage();
  return new InProcessRateLimiter(usage, () => performance.timeOrigin + performance.now());
};
const counter = inProcess();

testLeases('the counter in a process', () => counter);

const RAISED = { perMinute: 1_000_000, perMonth: null };

/** A process with a fixed clock, over a counter that notes what it is asked and may fail. */
function fixedProcess(allowance: Consumption['allowance'] = RAISED) {
  const state = { nowMs: 1_000_000, isDown: false, reports: 0 };
  const asked: (readonly [string, number])[] = [];
  const counted = new InProcessRateLimiter(new MemoryMonthlyUsage(), () => state.nowMs);
  const shared: RateLimiter = {
    consume: (consumption) => {
      asked.push([consumption.counts, consumption.amount ?? 1]);
      if (state.isDown) return Promise.reject(new Error('down'));
      return Promise.resolve(counted.consume(consumption));
    },
    consumeField: (fieldLimit) => counted.consumeField(fieldLimit),
  };
  const limiter = new LeasedRateLimiter(
    shared,
    () => state.nowMs,
    () => {
      state.reports++;
    },
  );
  const subject = aCharge({ allowance });
  const consume = (): Verdict | Promise<Verdict> =>
    limiter.consume({ ...subject, requestId: randomUUID() });
  return { state, asked, limiter, consume, subject };
}

test('leases as many units as it recently used, and answers from them at once', async () => {
  const { state, asked, consume, limiter } = fixedProcess();
  await consume();
  state.nowMs += 10;
  const leased = await consume();
  expect(asked.at(-1)).toEqual(['lease', 10]);
  expect(leased).toMatchObject({ remaining: RAISED.perMinute - 2, granted: 1 });
  expect(consume()).toMatchObject({ remaining: RAISED.perMinute - 3, granted: 1 });
  await limiter.close();
  expect(asked.at(-1)).toEqual(['settled', 2]);
});

test('a key that is seldom used leases nothing', async () => {
  const { state, asked, consume } = fixedProcess();
  for (let at = 0; at < 5; at++) {
    await consume();
    state.nowMs += LEASE_MS + 1;
  }
  expect(new Set(asked.map(([counts]) => counts))).toEqual(new Set(['minute_and_month']));
});

test('a lease that has ended is not used', async () => {
  const { state, asked, consume, limiter } = fixedProcess();
  await consume();
  state.nowMs += 10;
  await consume();
  state.nowMs += LEASE_MS;
  expect(consume()).toBeInstanceOf(Promise);
  await limiter.close();
  expect(asked).toContainEqual(['settled', 1]);
});

test('requests that arrive meanwhile wait for the lease', async () => {
  const { state, asked, consume } = fixedProcess();
  await consume();
  state.nowMs += 10;
  const verdicts = await Promise.all(Array.from({ length: 10 }, async () => consume()));
  expect(verdicts.map(({ remaining }) => RAISED.perMinute - remaining)).toEqual([
    2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  ]);
  expect(asked.map(([counts]) => counts)).toEqual(['minute_and_month', 'lease']);
});

test('the month of a leased limit counts each request', async () => {
  const { state, consume } = fixedProcess({ perMinute: 1_000_000, perMonth: 1_000_000 });
  await consume();
  state.nowMs += 10;
  const verdicts = await Promise.all(Array.from({ length: 3 }, async () => consume()));
  expect(verdicts.map(({ month }) => month)).toMatchObject(
    [2, 3, 4].map((used) => ({ used, remaining: 1_000_000 - used })),
  );
});

test('further units of the month follow the requests before them', async () => {
  const { state, asked, consume, limiter, subject } = fixedProcess();
  await consume();
  state.nowMs += 10;
  await consume();
  await limiter.consume({ ...subject, counts: 'month', amount: 7 });
  expect(asked.slice(-2)).toEqual([
    ['settled', 1],
    ['month', 7],
  ]);
});

test.each([
  { near: 'the minute', allowance: { perMinute: 10_000, perMonth: null }, before: 9_100 },
  { near: 'the month', allowance: { perMinute: 1_000_000, perMonth: 20_000 }, before: 1 },
])('near the limit of $near every request is decided by itself', async ({ allowance, before }) => {
  const { state, asked, limiter, subject, consume } = fixedProcess(allowance);
  for (let at = 0; at < before; at++) await limiter.consume({ ...subject, counts: 'minute' });
  for (let at = 0; at < before; at++) await consume();
  asked.length = 0;
  state.nowMs += 1;
  for (let at = 0; at < 5; at++) await consume();
  expect(new Set(asked.map(([counts]) => counts))).toEqual(new Set(['minute_and_month']));
});

test('requests that wait for a lease are refused together', async () => {
  const { state, asked, limiter, subject, consume } = fixedProcess({
    perMinute: 10_000,
    perMonth: null,
  });
  await consume();
  // By other processes, after this one saw that plenty is left.
  for (let at = 1; at < 10_000; at++) await limiter.consume({ ...subject, counts: 'minute' });
  state.nowMs += 1;
  asked.length = 0;
  const refused = await Promise.all(Array.from({ length: 8 }, async () => consume()));
  expect(refused.map(({ refusedBy }) => refusedBy)).toEqual(Array(8).fill('minute'));
  expect(asked).toEqual([['lease', 5]]);
});

test('a counter that fails fails the requests that wait, and no later one', async () => {
  const { state, consume } = fixedProcess();
  await consume();
  state.nowMs += 10;
  state.isDown = true;
  const failed = await Promise.allSettled([consume(), consume()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  state.isDown = false;
  expect(await consume()).toMatchObject({ admitted: true });
});

test('a settlement that fails is reported', async () => {
  const { state, consume, limiter } = fixedProcess();
  await consume();
  state.nowMs += 10;
  await consume();
  state.isDown = true;
  await limiter.close();
  expect(state.reports).toBe(1);
});
