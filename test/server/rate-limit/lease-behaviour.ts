/** Behaviour of leases over every counter that processes share. Runs in real time: Redis has its own clock. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { LeasedRateLimiter } from '../../../src/server/rate-limit/leased-rate-limiter.js';
import { HELD_MS, LEASE_MS } from '../../../src/shared/limits/admission.js';
import type { Consumption } from '../../../src/shared/limits/consumption.js';
import type { RateLimiter } from '../../../src/shared/limits/rate-limiter.js';
import { aCharge } from './rate-limiter-behaviour.js';

const RAISED = { perMinute: 10_000, perMonth: 100_000 };
const AT_ONCE = 50;

const sameWord = (count: number, word: string): readonly string[] =>
  Array<string>(count).fill(word);

/** Sends from both processes until a request is refused. @returns how many were admitted */
async function useUp(processes: readonly RateLimiter[], consumption: Consumption): Promise<number> {
  let admitted = 0;
  for (let isLeft = true; isLeft;) {
    const requested = Array.from({ length: AT_ONCE }, async (_, at) => {
      const process = processes[at % processes.length];
      const verdict = await process?.consume({ ...consumption, requestId: randomUUID() });
      return verdict?.admitted === true;
    });
    const count = (await Promise.all(requested)).filter(Boolean).length;
    admitted += count;
    isLeft = count === AT_ONCE;
  }
  return admitted;
}

export function testLeases(name: string, shared: () => RateLimiter): void {
  /** Counts what the processes ask. */
  function processesOver(counter: RateLimiter) {
    const asked: string[] = [];
    const noted: RateLimiter = {
      consume: (consumption) => {
        asked.push(consumption.counts);
        return counter.consume(consumption);
      },
      consumeField: (fieldLimit) => counter.consumeField(fieldLimit),
    };
    const report = (problem: string) => {
      throw new Error(problem);
    };
    const open = () => new LeasedRateLimiter(noted, () => performance.now(), report);
    return { asked, processes: [open(), open()] };
  }

  test(`${name} grants two processes exactly a raised limit, by far fewer requests`, async () => {
    const { asked, processes } = processesOver(shared());
    const consumption = aCharge({ allowance: RAISED });
    let admitted = await useUp(processes, consumption);
    // What the processes still hold is given back.
    await pause(3 * LEASE_MS);
    admitted += await useUp(processes, consumption);
    expect(admitted).toBe(RAISED.perMinute);
    expect(asked.length).toBeLessThan(RAISED.perMinute * 0.75);
    await Promise.all(processes.map((one) => one.close()));
    const after = await shared().consume({ ...consumption, counts: 'nothing' });
    expect(after).toMatchObject({ remaining: 0, month: { used: RAISED.perMinute } });
  });

  test(`${name} counts what a busy process has used when it is asked`, async () => {
    const { asked, processes } = processesOver(shared());
    const [first] = processes;
    const consumption = aCharge({ allowance: { perMinute: 1_000_000, perMonth: null } });
    for (let at = 0; at < 40; at++)
      await first?.consume({ ...consumption, requestId: randomUUID() });
    await first?.settle(consumption.subject);
    const after = await shared().consume({
      ...consumption,
      allowance: RAISED,
      counts: 'nothing',
    });
    expect(after).toMatchObject({ remaining: RAISED.perMinute - 40, month: { used: 40 } });
    expect(asked.slice(-2)).toEqual(['lease', 'settled']);
  });

  test(`${name} keeps the units of a process that died until a window after its lease`, async () => {
    const consumption = aCharge({ allowance: RAISED });
    const lease = { ...consumption, counts: 'lease', amount: 5 } as const;
    expect(await shared().consume(lease)).toMatchObject({ granted: 5 });
    await pause(HELD_MS + LEASE_MS);
    const next = await shared().consume({ ...consumption, requestId: randomUUID() });
    expect(next).toMatchObject({ remaining: RAISED.perMinute - 6, month: { used: 1 } });
  });

  test(`${name} leases no published limit`, async () => {
    const { asked, processes } = processesOver(shared());
    const consumption = aCharge({ allowance: { perMinute: 1_200, perMonth: null } });
    for (let at = 0; at < 10; at++)
      await processes[0]?.consume({ ...consumption, requestId: randomUUID() });
    expect(asked).toEqual(sameWord(10, 'minute_and_month'));
  });
}
