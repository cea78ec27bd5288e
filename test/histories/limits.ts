/** Histories of one monthly counter: requests of several clients under one key. */
import { randomUUID } from 'node:crypto';
import type { RateLimiter } from '../../src/shared/limits/rate-limiter.js';
import type { Chance } from '../faults/chance.js';
import type { Specification } from './linearizable.js';
import { atOnce, Recorder } from './recorder.js';

const PER_MONTH = 5;

/** `used`: of the month, including this request. */
type CounterResult = `admitted ${number}` | 'refused';

export const COUNTER: Specification<number, 'consume', CounterResult> = {
  initial: 0,
  step: (used) =>
    used < PER_MONTH
      ? [{ state: used + 1, result: `admitted ${used + 1}` }]
      : [{ state: used, result: 'refused' }],
};

const CLIENTS = 4;
const MAX_CALLS = 4;

export async function recordCounter(rateLimiter: Pick<RateLimiter, 'consume'>, chance: Chance) {
  const subject = randomUUID();
  const allowance = { perMinute: 1_000, perMonth: PER_MONTH };
  const recorder = new Recorder<'consume', CounterResult>();
  const consume = async (): Promise<CounterResult> => {
    const request = {
      subject,
      allowance,
      counts: 'minute_and_month',
      requestId: randomUUID(),
    } as const;
    const { admitted, month } = await rateLimiter.consume(request);
    return admitted ? `admitted ${month?.used ?? 0}` : 'refused';
  };
  const plans = Array.from({ length: CLIENTS }, () => 1 + chance.below(MAX_CALLS));
  await atOnce(
    plans.map((calls) => async () => {
      for (let call = 0; call < calls; call += 1) await recorder.record('consume', consume);
    }),
  );
  return recorder.calls;
}
