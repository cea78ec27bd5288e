/** Behaviour of every rate limiter, whatever its storage. Runs in real time: Redis has its own clock. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { Consumption } from '../../../src/shared/limits/consumption.js';
import type { Verdict } from '../../../src/shared/limits/verdict.js';
import type { RateLimiter } from '../../../src/shared/limits/rate-limiter.js';

export type RateLimiterUnderTest = Readonly<{
  rateLimiter: () => RateLimiter;
  /** Sets the subject's stored usage of the current month. */
  keptBefore: (subject: string, used: number) => void;
}>;

const ALLOWANCE = { perMinute: 300, perMonth: 50_000 };

export const aCharge = (over: Partial<Consumption> = {}): Consumption => ({
  subject: randomUUID(),
  allowance: ALLOWANCE,
  counts: 'minute_and_month',
  requestId: randomUUID(),
  ...over,
});

/** Consumes sequentially, each time as a new request. */
export async function chargeTimes(
  rateLimiter: RateLimiter,
  consumption: Consumption,
  times: number,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (let n = 0; n < times; n++) {
    verdicts.push(await rateLimiter.consume({ ...consumption, requestId: randomUUID() }));
  }
  return verdicts;
}

const admitted = (verdicts: readonly Verdict[]): number =>
  verdicts.filter((verdict) => verdict.admitted).length;

export function testRateLimiter(
  name: string,
  { rateLimiter, keptBefore }: RateLimiterUnderTest,
): void {
  test(`${name} admits exactly the limit of 1,000 concurrent requests`, async () => {
    const consumption = aCharge();
    const requested = Array.from({ length: 1000 }, async () =>
      rateLimiter().consume({ ...consumption, requestId: randomUUID() }),
    );
    const verdicts = await Promise.all(requested);
    expect(admitted(verdicts)).toBe(ALLOWANCE.perMinute);
    expect(Math.max(...verdicts.map(({ month }) => month?.used ?? 0))).toBe(ALLOWANCE.perMinute);
  });

  test(`${name} never admits more than the limit in any window`, async () => {
    const subject = randomUUID();
    const times: number[] = [];
    const end = performance.now() + 2500;
    while (performance.now() < end) {
      const fieldLimit = { subject, max: 20, windowSeconds: 1, requestId: randomUUID() };
      const sentMs = performance.now();
      if ((await rateLimiter().consumeField(fieldLimit)).admitted) times.push(sentMs);
      await pause(2);
    }
    const tooClose = times.filter((at, place) => at - (times[place - 20] ?? -Infinity) < 950);
    expect(tooClose).toEqual([]);
    expect(times.length).toBeGreaterThanOrEqual(40);
    expect(times.length).toBeLessThanOrEqual(60);
  });

  test(`${name} admits request N and refuses N+1, with the wait`, async () => {
    const consumption = aCharge({ allowance: { perMinute: 3, perMonth: null } });
    const verdicts = await chargeTimes(rateLimiter(), consumption, 4);
    expect(verdicts.map(({ remaining }) => remaining)).toEqual([2, 1, 0, 0]);
    expect(verdicts.map(({ refusedBy }) => refusedBy)).toEqual([null, null, null, 'minute']);
    expect(verdicts[3]?.retryAfter).toBeGreaterThanOrEqual(59);
    expect(verdicts[3]?.retryAfter).toBeLessThanOrEqual(60);
    expect(Math.abs((verdicts[3]?.resetAt ?? 0) - Date.now() / 1000 - 60)).toBeLessThan(3);
  });

  test(`${name} does not count what it refused, neither in the window nor in the month`, async () => {
    const consumption = aCharge({ allowance: { perMinute: 2, perMonth: 100 } });
    const verdicts = await chargeTimes(rateLimiter(), consumption, 6);
    expect(verdicts.at(-1)?.month?.used).toBe(2);
    const raised = { ...consumption, allowance: { perMinute: 3, perMonth: 100 } };
    expect(admitted(await chargeTimes(rateLimiter(), raised, 2))).toBe(1);
  });

  test(`${name} only reads if a request counts nothing`, async () => {
    const consumption = aCharge({ allowance: { perMinute: 2, perMonth: 100 } });
    const look: Consumption = { ...consumption, counts: 'nothing' };
    expect(await rateLimiter().consume(look)).toMatchObject({ admitted: true, remaining: 2 });
    await chargeTimes(rateLimiter(), consumption, 3);
    const full = await rateLimiter().consume(look);
    expect(full).toMatchObject({ admitted: true, remaining: 0, month: { used: 2, remaining: 98 } });
  });

  test(`${name} admits routes outside the monthly quota when it is exhausted`, async () => {
    const consumption = aCharge({ allowance: { perMinute: 100, perMonth: 3 } });
    const verdicts = await chargeTimes(rateLimiter(), consumption, 4);
    expect(verdicts.map(({ refusedBy }) => refusedBy)).toEqual([null, null, null, 'month']);
    const order = await rateLimiter().consume({
      ...consumption,
      counts: 'minute',
      requestId: randomUUID(),
    });
    expect(order).toMatchObject({ admitted: true, remaining: 96, month: { used: 3 } });
  });

  test(`${name} continues from the stored count`, async () => {
    const consumption = aCharge({ allowance: { perMinute: 100, perMonth: 50 } });
    keptBefore(consumption.subject, 48);
    const verdicts = await chargeTimes(rateLimiter(), consumption, 3);
    expect(verdicts.map(({ month }) => month?.used)).toEqual([49, 50, 50]);
    expect(verdicts[2]?.refusedBy).toBe('month');
  });

  test(`${name} grants as many units of the month as are left, independent of the window`, async () => {
    const consumption = aCharge({ allowance: { perMinute: 1, perMonth: 10 }, counts: 'month' });
    const units = { ...consumption, amount: 6 };
    const verdicts = await chargeTimes(rateLimiter(), units, 3);
    expect(verdicts.map(({ granted }) => granted)).toEqual([6, 4, 0]);
    expect(verdicts.map(({ refusedBy }) => refusedBy)).toEqual([null, null, 'month']);
    expect(verdicts.at(-1)?.month).toMatchObject({ used: 10, remaining: 0 });
    const look = await rateLimiter().consume({
      ...consumption,
      counts: 'nothing',
      requestId: randomUUID(),
    });
    expect(look.remaining).toBe(1);
  });

  test(`${name} counts subjects separately`, async () => {
    const allowance = { perMinute: 1, perMonth: null };
    await chargeTimes(rateLimiter(), aCharge({ allowance }), 2);
    expect((await rateLimiter().consume(aCharge({ allowance }))).admitted).toBe(true);
  });
}
