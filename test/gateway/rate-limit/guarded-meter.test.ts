import { expect, test } from '@jest/globals';
import { GuardedMeter } from '../../../src/gateway/rate-limit/guarded-meter.js';
import { InProcessMeter } from '../../../src/gateway/rate-limit/in-process-meter.js';
import type { Meter } from '../../../src/gateway/rate-limit/meter.ports.js';
import { aCharge, chargeTimes } from './meter-behaviour.js';
import { MemoryMonthBook } from './memory-month-book.js';

/** A shared counter with a switch, and a guard whose clock stands still. */
function guardedMeter(processes: number) {
  const state = { nowMs: 1_000_000, isDown: true, asked: 0, reports: 0 };
  const counter = new InProcessMeter(new MemoryMonthBook(), () => state.nowMs);
  const answer = <T>(ask: () => Promise<T>): Promise<T> => {
    state.asked++;
    return state.isDown ? Promise.reject(new Error('down')) : ask();
  };
  const shared: Meter = {
    charge: (charge) => answer(() => Promise.resolve(counter.charge(charge))),
    brake: (brake) => answer(() => counter.brake(brake)),
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

test('leaves a failing counter alone for a second, then asks it with one request', async () => {
  const { state, meter } = guardedMeter(1);
  await chargeTimes(meter, CHARGE, 5);
  expect(state.asked).toBe(1);
  state.nowMs += 1000;
  await Promise.all([1, 2, 3].map(() => chargeTimes(meter, CHARGE, 1)));
  expect(state.asked).toBe(2);
});

test('returns to the shared counter by itself', async () => {
  const { state, meter } = guardedMeter(1);
  await chargeTimes(meter, CHARGE, 1);
  state.isDown = false;
  state.nowMs += 1000;
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
