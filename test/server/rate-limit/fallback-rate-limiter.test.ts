import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { FallbackRateLimiter } from '../../../src/server/rate-limit/fallback-rate-limiter.js';
import { InProcessRateLimiter } from '../../../src/server/rate-limit/in-process-rate-limiter.js';
import type { Consumption } from '../../../src/shared/limits/consumption.js';
import { monthOf } from '../../../src/shared/limits/month.js';
import type { Verdict } from '../../../src/shared/limits/verdict.js';
import type { SharedRateLimiter } from '../../../src/shared/limits/rate-limiter.js';
import { aCharge, chargeTimes } from './rate-limiter-behaviour.js';
import { MemoryMonthlyUsage } from './memory-monthly-usage.js';

/** A shared counter that can fail, and the fallback limiter with a fixed clock. */
function fallbackRateLimiter(processes: number) {
  const state = { nowMs: 1_000_000, isDown: true, request: 0, probed: 0, reports: 0 };
  const counter = new InProcessRateLimiter(new MemoryMonthlyUsage(), () => state.nowMs);
  const answer = <T>(ask: () => Promise<T>): Promise<T> => {
    state.request++;
    return state.isDown ? Promise.reject(new Error('down')) : ask();
  };
  const shared: SharedRateLimiter = {
    consume: (consumption) => answer(() => Promise.resolve(counter.consume(consumption))),
    consumeField: (fieldLimit) => answer(() => counter.consumeField(fieldLimit)),
    probe: () => {
      state.probed++;
      return state.isDown ? Promise.reject(new Error('down')) : Promise.resolve();
    },
  };
  const substitute = new InProcessRateLimiter(new MemoryMonthlyUsage(), () => state.nowMs);
  const guard = { processes, nowMs: () => state.nowMs, report: () => state.reports++ };
  return { state, rateLimiter: new FallbackRateLimiter(shared, substitute, guard) };
}

const CHARGE = aCharge({ allowance: { perMinute: 10, perMonth: null } });

test('admits this process’s share while the shared counter fails, with the same published limit', async () => {
  const { rateLimiter } = fallbackRateLimiter(3);
  const verdicts = await chargeTimes(rateLimiter, CHARGE, 8);
  expect(verdicts.filter(({ admitted }) => admitted)).toHaveLength(5);
  expect(new Set(verdicts.map(({ limit }) => limit))).toEqual(new Set([10]));
});

test('limits a field while the shared counter fails', async () => {
  const { rateLimiter } = fallbackRateLimiter(1);
  const fieldLimit = (requestId: string) =>
    rateLimiter.consumeField({ subject: 's', max: 1, windowSeconds: 3600, requestId });
  expect((await fieldLimit('a')).admitted).toBe(true);
  expect((await fieldLimit('b')).admitted).toBe(false);
});

test('after a failure pauses for a second, then probes the counter without any request', async () => {
  const { state, rateLimiter } = fallbackRateLimiter(1);
  await chargeTimes(rateLimiter, CHARGE, 5);
  expect(state).toMatchObject({ request: 1, probed: 0 });
  state.nowMs += 1000;
  await Promise.all([1, 2, 3].map(() => chargeTimes(rateLimiter, CHARGE, 1)));
  expect(state).toMatchObject({ request: 1, probed: 1 });
});

test('returns to the shared counter automatically, for all requests at once', async () => {
  const { state, rateLimiter } = fallbackRateLimiter(1);
  await chargeTimes(rateLimiter, CHARGE, 1);
  state.isDown = false;
  state.nowMs += 1000;
  await Promise.all([1, 2, 3].map(() => chargeTimes(rateLimiter, CHARGE, 1)));
  expect(state.request).toBe(1);
  const verdicts = await chargeTimes(rateLimiter, CHARGE, 3);
  expect(state.request).toBe(4);
  expect(verdicts.at(-1)?.remaining).toBe(7);
});

test('reports an outage once a minute', async () => {
  const { state, rateLimiter } = fallbackRateLimiter(1);
  for (let second = 0; second < 90; second++) {
    await chargeTimes(rateLimiter, CHARGE, 1);
    state.nowMs += 1000;
  }
  expect(state.reports).toBe(2);
});

const ADMITTED: Verdict = {
  admitted: true,
  refusedBy: null,
  limit: 10,
  remaining: 9,
  resetAt: 0,
  retryAfter: 0,
  month: null,
  granted: 1,
};

/** Reads the monthly usage when called and answers later, as Redis does. */
class DistantCounter implements SharedRateLimiter {
  private used = 0;

  constructor(
    private readonly monthlyUsage: MemoryMonthlyUsage,
    private readonly nowMs: () => number,
  ) {}

  async consume(consumption: Consumption): Promise<Verdict> {
    const month = monthOf(this.nowMs());
    this.used = Math.max(this.used, this.monthlyUsage.used(consumption.subject, month)) + 1;
    const { used } = this;
    await pause(5);
    this.monthlyUsage.record(consumption.subject, month, used);
    return ADMITTED;
  }

  consumeField = (): Promise<Verdict> => Promise.resolve(ADMITTED);

  probe = (): Promise<void> => pause(10);
}

test('loses no monthly request while the shared counter returns', async () => {
  const nowMs = () => performance.now();
  const monthlyUsage = new MemoryMonthlyUsage();
  const counter = new DistantCounter(monthlyUsage, nowMs);
  let failsOnce = true;
  const shared: SharedRateLimiter = {
    consume: async (consumption) => {
      if (!failsOnce) return counter.consume(consumption);
      failsOnce = false;
      throw new Error('down');
    },
    consumeField: counter.consumeField,
    probe: counter.probe,
  };
  const guard = { processes: 1, nowMs, report: () => undefined };
  const rateLimiter = new FallbackRateLimiter(
    shared,
    new InProcessRateLimiter(monthlyUsage, nowMs),
    guard,
  );
  const allowance = { perMinute: 10_000, perMonth: null };
  const consumption = aCharge({ allowance });
  await chargeTimes(rateLimiter, consumption, 1);
  for (let round = 0; round < 130; round++) {
    await Promise.all([1, 2, 3, 4, 5].map(() => chargeTimes(rateLimiter, consumption, 1)));
    await pause(10);
  }
  expect(monthlyUsage.used(consumption.subject, monthOf(nowMs()))).toBe(651);
});

test('reports that it counts locally from the first failure until the shared counter works again', async () => {
  const { state, rateLimiter } = fallbackRateLimiter(1);
  state.isDown = false;
  expect(await rateLimiter.isShared()).toBe(true);
  state.isDown = true;
  await chargeTimes(rateLimiter, CHARGE, 1);
  expect(await rateLimiter.isShared()).toBe(false);
  state.isDown = false;
  expect(await rateLimiter.isShared()).toBe(false);
  state.nowMs += 1000;
  expect(await rateLimiter.isShared()).toBe(true);
});

test('reports an outage that affected no request', async () => {
  const { state, rateLimiter } = fallbackRateLimiter(1);
  expect(await rateLimiter.isShared()).toBe(false);
  state.isDown = false;
  state.nowMs += 1000;
  expect((await Promise.all([1, 2, 3].map(() => rateLimiter.isShared()))).every(Boolean)).toBe(
    true,
  );
  expect(state).toMatchObject({ request: 0, probed: 2 });
});
