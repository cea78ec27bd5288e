import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { GuardedMeter } from '../../../src/server/rate-limit/fallback-rate-limiter.js';
import { InProcessMeter } from '../../../src/server/rate-limit/in-process-rate-limiter.js';
import type { Charge } from '../../../src/shared/limits/charge.js';
import { monthOf } from '../../../src/shared/limits/month.js';
import type { Verdict } from '../../../src/shared/limits/verdict.js';
import type { SharedMeter } from '../../../src/shared/limits/rate-limiter.js';
import { aCharge, chargeTimes } from './rate-limiter-behaviour.js';
import { MemoryMonthBook } from './memory-monthly-usage.js';

/** A shared counter with a switch, and a guard whose clock stands still. */
function guardedMeter(processes: number) {
  const state = { nowMs: 1_000_000, isDown: true, asked: 0, probed: 0, reports: 0 };
  const counter = new InProcessMeter(new MemoryMonthBook(), () => state.nowMs);
  const answer = <T>(ask: () => Promise<T>): Promise<T> => {
    state.asked++;
    return state.isDown ? Promise.reject(new Error('down')) : ask();
  };
  const shared: SharedMeter = {
    charge: (charge) => answer(() => Promise.resolve(counter.charge(charge))),
    brake: (brake) => answer(() => counter.brake(brake)),
    probe: () => {
      state.probed++;
      return state.isDown ? Promise.reject(new Error('down')) : Promise.resolve();
    },
  };
  const substitute = new InProcessMeter(new MemoryMonthBook(), () => state.nowMs);
  const guard = { processes, nowMs: () => state.nowMs, report: () => state.reports++ };
  return { state, meter: new GuardedMeter(shared, substitute, guard) };
}

const CHARGE = aCharge({ allowance: { perMinute: 10, perMonth: null } });

test('admits this process’s share while the shared counter fails, under the same published limit', async () => {
  const { meter } = guardedMeter(3);
  const verdicts = await chargeTimes(meter, CHARGE, 8);
  expect(verdicts.filter(({ admitted }) => admitted)).toHaveLength(5);
  expect(new Set(verdicts.map(({ limit }) => limit))).toEqual(new Set([10]));
});

test('brakes a field while the shared counter fails', async () => {
  const { meter } = guardedMeter(1);
  const brake = (requestId: string) =>
    meter.brake({ subject: 's', max: 1, windowSeconds: 3600, requestId });
  expect((await brake('a')).admitted).toBe(true);
  expect((await brake('b')).admitted).toBe(false);
});

test('leaves a failing counter alone for a second, then asks whether it is there without any request', async () => {
  const { state, meter } = guardedMeter(1);
  await chargeTimes(meter, CHARGE, 5);
  expect(state).toMatchObject({ asked: 1, probed: 0 });
  state.nowMs += 1000;
  await Promise.all([1, 2, 3].map(() => chargeTimes(meter, CHARGE, 1)));
  expect(state).toMatchObject({ asked: 1, probed: 1 });
});

test('returns to the shared counter by itself, with all requests at once', async () => {
  const { state, meter } = guardedMeter(1);
  await chargeTimes(meter, CHARGE, 1);
  state.isDown = false;
  state.nowMs += 1000;
  await Promise.all([1, 2, 3].map(() => chargeTimes(meter, CHARGE, 1)));
  expect(state.asked).toBe(1);
  const verdicts = await chargeTimes(meter, CHARGE, 3);
  expect(state.asked).toBe(4);
  expect(verdicts.at(-1)?.remaining).toBe(7);
});

test('reports an outage once a minute', async () => {
  const { state, meter } = guardedMeter(1);
  for (let second = 0; second < 90; second++) {
    await chargeTimes(meter, CHARGE, 1);
    state.nowMs += 1000;
  }
  expect(state.reports).toBe(2);
});

const ADMITTED: Verdict = {
  ...{ admitted: true, refusedBy: null, limit: 10, remaining: 9, resetAt: 0, retryAfter: 0 },
  ...{ month: null, granted: 1 },
};

/** Counts from the month's floor at sending and answers later, as Redis does. */
class DistantCounter implements SharedMeter {
  private used = 0;

  constructor(
    private readonly book: MemoryMonthBook,
    private readonly nowMs: () => number,
  ) {}

  async charge(charge: Charge): Promise<Verdict> {
    const month = monthOf(this.nowMs());
    this.used = Math.max(this.used, this.book.used(charge.subject, month)) + 1;
    const { used } = this;
    await pause(5);
    this.book.record(charge.subject, month, used);
    return ADMITTED;
  }

  brake = (): Promise<Verdict> => Promise.resolve(ADMITTED);

  probe = (): Promise<void> => pause(10);
}

test('loses no request of the month while the shared counter comes back', async () => {
  const nowMs = () => performance.now();
  const book = new MemoryMonthBook();
  const counter = new DistantCounter(book, nowMs);
  let failsOnce = true;
  const shared: SharedMeter = {
    charge: async (charge) => {
      if (!failsOnce) return counter.charge(charge);
      failsOnce = false;
      throw new Error('down');
    },
    brake: counter.brake,
    probe: counter.probe,
  };
  const guard = { processes: 1, nowMs, report: () => undefined };
  const meter = new GuardedMeter(shared, new InProcessMeter(book, nowMs), guard);
  const allowance = { perMinute: 10_000, perMonth: null };
  const charge = aCharge({ allowance });
  await chargeTimes(meter, charge, 1);
  for (let round = 0; round < 130; round++) {
    await Promise.all([1, 2, 3, 4, 5].map(() => chargeTimes(meter, charge, 1)));
    await pause(10);
  }
  expect(book.used(charge.subject, monthOf(nowMs()))).toBe(651);
});

test('tells that it counts by itself from the first failure until the shared counter counts again', async () => {
  const { state, meter } = guardedMeter(1);
  state.isDown = false;
  expect(await meter.isShared()).toBe(true);
  state.isDown = true;
  await chargeTimes(meter, CHARGE, 1);
  expect(await meter.isShared()).toBe(false);
  state.isDown = false;
  expect(await meter.isShared()).toBe(false);
  state.nowMs += 1000;
  expect(await meter.isShared()).toBe(true);
});

test('tells an outage that no request has met', async () => {
  const { state, meter } = guardedMeter(1);
  expect(await meter.isShared()).toBe(false);
  state.isDown = false;
  state.nowMs += 1000;
  expect((await Promise.all([1, 2, 3].map(() => meter.isShared()))).every(Boolean)).toBe(true);
  expect(state).toMatchObject({ asked: 0, probed: 2 });
});
