import { expect, test } from '@jest/globals';
import type { MonthUsage, UsageLedger } from '../../../src/modules/usage/usage.repository.js';
import { UsageService } from '../../../src/modules/usage/usage.service.js';

const NOVEMBER = '2026-11';
const IN_NOVEMBER_MS = Date.parse('2026-11-21T12:00:00Z');

/** A ledger that can fail, and a service over it with a fixed clock. */
function kept(rows: Readonly<Record<string, number>> = {}) {
  const state = { nowMs: IN_NOVEMBER_MS, isDown: false, loads: 0, reports: 0 };
  const counts = new Map(Object.entries(rows));
  const flushed: (readonly MonthUsage[])[] = [];
  const ledger: UsageLedger = {
    load: (subject, month) => {
      state.loads++;
      if (state.isDown) return Promise.reject(new Error('down'));
      return Promise.resolve(counts.get(`${subject} ${month}`) ?? 0);
    },
    flush: (batch) => {
      if (state.isDown) return Promise.reject(new Error('down'));
      flushed.push(batch);
      for (const { subject, month, used } of batch) {
        const key = `${subject} ${month}`;
        counts.set(key, Math.max(counts.get(key) ?? 0, used));
      }
      return Promise.resolve(
        batch.map(({ subject, month }) => ({
          subject,
          month,
          used: counts.get(`${subject} ${month}`) ?? 0,
        })),
      );
    },
    history: () => Promise.resolve(state.isDown ? [] : [{ day: '2026-11-20', used: 2 }]),
  };
  const runtime = {
    nowMs: () => state.nowMs,
    report: () => state.reports++,
    settle: () => Promise.resolve(),
  };
  return { state, flushed, usage: new UsageService(ledger, runtime) };
}

const onDay = (total: number, day = '2026-11-21') => [{ day, total }];

test('a stored count is read once for concurrent requests', async () => {
  const { state, usage } = kept({ 'key 2026-11': 40 });
  await Promise.all(Array.from({ length: 100 }, () => usage.open('key', NOVEMBER)));
  expect(usage.used('key', NOVEMBER)).toBe(40);
  expect(state.loads).toBe(1);
});

test('only changed counts are stored', async () => {
  const { flushed, usage } = kept({ 'key 2026-11': 40 });
  await usage.open('key', NOVEMBER);
  await usage.flush();
  usage.record('key', NOVEMBER, 41);
  await usage.flush();
  await usage.flush();
  expect(flushed).toEqual([[{ subject: 'key', month: NOVEMBER, used: 41, days: onDay(41) }]]);
});

test('a lower count changes nothing', () => {
  const { usage } = kept();
  usage.record('key', NOVEMBER, 9);
  usage.record('key', NOVEMBER, 3);
  expect(usage.used('key', NOVEMBER)).toBe(9);
});

test('counts that could not be stored are stored the next time', async () => {
  const { state, flushed, usage } = kept();
  usage.record('key', NOVEMBER, 1);
  state.isDown = true;
  await usage.flush();
  await usage.flush();
  expect(state.reports).toBe(1);
  state.isDown = false;
  await usage.flush();
  expect(flushed).toEqual([[{ subject: 'key', month: NOVEMBER, used: 1, days: onDay(1) }]]);
});

test('a count that could not be read is 0 at first and read again five seconds later', async () => {
  const { state, usage } = kept({ 'key 2026-11': 40 });
  state.isDown = true;
  await usage.open('key', NOVEMBER);
  await usage.open('key', NOVEMBER);
  expect([usage.used('key', NOVEMBER), state.loads]).toEqual([0, 1]);
  state.isDown = false;
  state.nowMs += 5000;
  await usage.open('key', NOVEMBER);
  expect(usage.used('key', NOVEMBER)).toBe(40);
});

test('closing stores the remaining counts', async () => {
  const { flushed, usage } = kept();
  usage.start();
  usage.record('key', NOVEMBER, 7);
  await usage.close();
  expect(flushed.flat()).toEqual([{ subject: 'key', month: NOVEMBER, used: 7, days: onDay(7) }]);
});

test('a past month is dropped from memory once it is stored', async () => {
  const { state, flushed, usage } = kept();
  usage.record('key', NOVEMBER, 7);
  state.nowMs = Date.parse('2026-12-01T00:00:00Z');
  await usage.flush();
  expect(flushed.flat()).toHaveLength(1);
  expect(usage.used('key', NOVEMBER)).toBe(0);
});

test('the higher of the stored and the local count is returned', async () => {
  const { usage } = kept({ 'key 2026-11': 40 });
  expect(await usage.usageOf('key')).toMatchObject({ month: NOVEMBER, used: 40 });
  usage.record('key', NOVEMBER, 44);
  expect(await usage.usageOf('key')).toMatchObject({ month: NOVEMBER, used: 44 });
});

test('a count is stored before it is returned, so a killed process never returns less after its restart', async () => {
  const { flushed, usage } = kept({ 'key 2026-11': 40 });
  usage.record('key', NOVEMBER, 41);
  expect((await usage.usageOf('key')).used).toBe(41);
  expect(flushed).toEqual([[{ subject: 'key', month: NOVEMBER, used: 41, days: onDay(41) }]]);
});

test('a count that cannot be stored is not returned', async () => {
  const { state, usage } = kept();
  usage.record('key', NOVEMBER, 1);
  state.isDown = true;
  await expect(usage.usageOf('key')).rejects.toThrow('down');
});

test('the last 31 days are listed, including days without requests', async () => {
  const { usage } = kept();
  const { days } = await usage.usageOf('key');
  expect(days).toHaveLength(31);
  expect(days[0]).toEqual({ day: '2026-10-22', used: 0 });
  expect(days.slice(-2)).toEqual([
    { day: '2026-11-20', used: 2 },
    { day: '2026-11-21', used: 0 },
  ]);
});

test('each day is stored with the monthly count at its end', async () => {
  const { state, flushed, usage } = kept();
  usage.record('key', NOVEMBER, 3);
  state.nowMs = Date.parse('2026-11-22T00:00:01Z');
  usage.record('key', NOVEMBER, 5);
  // By the shared counter's clock it is already December.
  usage.record('key', '2026-12', 1);
  await usage.flush();
  expect(flushed.flat()).toEqual([
    {
      subject: 'key',
      month: NOVEMBER,
      used: 5,
      days: [...onDay(3), ...onDay(5, '2026-11-22')],
    },
    { subject: 'key', month: '2026-12', used: 1, days: onDay(1, '2026-12-01') },
  ]);
});

test('a process reads what others have counted, and continues from there', async () => {
  const { usage } = kept({ 'key 2026-11': 40 });
  usage.record('key', NOVEMBER, 3);
  await usage.flush();
  expect(usage.used('key', NOVEMBER)).toBe(40);
  const other = kept({ 'key 2026-11': 40 });
  await other.usage.usageOf('key');
  expect(other.usage.used('key', NOVEMBER)).toBe(40);
});
