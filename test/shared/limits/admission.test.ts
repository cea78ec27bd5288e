import { expect, test } from '@jest/globals';
import { type Counters, admit } from '../../../src/shared/limits/admission.js';
import type { Rule } from '../../../src/shared/limits/charge.js';
import { NO_ADMISSIONS } from '../../../src/shared/limits/sliding-window.js';

const RULE: Rule = {
  amount: 1,
  limit: 3,
  windowSeconds: 60,
  perMonth: 5,
  counts: 'minute_and_month',
};
const START_MS = Date.parse('2026-11-21T12:00:00Z');

/** One request at each of the given seconds after the start. */
function requested(rule: Rule, seconds: readonly number[], monthUsed = 0) {
  let counters: Counters = { admissions: NO_ADMISSIONS, monthUsed };
  return seconds.map((second) => {
    const outcome = admit(counters, rule, START_MS + second * 1000);
    counters = outcome.counters;
    return outcome.reading;
  });
}

test.each([
  { case: 'request 3 of 3 passes and request 4 fails', at: [0, 1, 2, 3], refused: 'minute' },
  { case: 'a place is free exactly 60 s after the oldest', at: [0, 1, 2, 60], refused: null },
  { case: 'it is not free a moment earlier', at: [0, 1, 2, 59.999], refused: 'minute' },
  { case: 'refusals take no place', at: [0, 1, 2, 3, 4, 5, 60], refused: null },
  { case: 'no burst passes where two minutes meet', at: [57, 58, 59, 60, 61], refused: 'minute' },
])('$case', ({ at, refused }) => {
  expect(requested(RULE, at).at(-1)?.refusedBy).toBe(refused);
});

test('returns when the next request will be admitted', () => {
  expect(requested(RULE, [0, 10, 20, 30]).at(-1)?.fitsAtMs).toBe(START_MS + 60_000);
});

test('waits until enough admissions have expired for a lowered limit', () => {
  let counters: Counters = { admissions: NO_ADMISSIONS, monthUsed: 0 };
  for (const second of [0, 10, 20]) {
    counters = admit(counters, RULE, START_MS + second * 1000).counters;
  }
  const lowered = admit(counters, { ...RULE, limit: 1 }, START_MS + 30_000).reading;
  expect(lowered).toMatchObject({ refusedBy: 'minute', fitsAtMs: START_MS + 80_000 });
});

test.each([
  { monthUsed: 4, counts: 'minute_and_month', refused: null, after: 5 },
  { monthUsed: 5, counts: 'minute_and_month', refused: 'month', after: 5 },
  { monthUsed: 5, counts: 'minute', refused: null, after: 5 },
  { monthUsed: 5, counts: 'nothing', refused: null, after: 5 },
] as const)(
  'a request that counts $counts after $monthUsed of 5 in the month is refused by $refused',
  ({ monthUsed, counts, refused, after }) => {
    const reading = requested({ ...RULE, counts }, [0], monthUsed).at(0);
    expect(reading).toMatchObject({ refusedBy: refused, monthUsed: after });
  },
);

test('counts the month even without a limit', () => {
  expect(requested({ ...RULE, perMonth: null }, [0, 1]).at(-1)?.monthUsed).toBe(2);
});

test('only reads if a request counts nothing, even at the limit', () => {
  const [, , , full] = requested(RULE, [0, 1, 2, 3]);
  const looked = requested({ ...RULE, counts: 'nothing' }, [0, 1, 2, 3]);
  expect(full?.inWindow).toBe(3);
  expect(looked.map((reading) => reading.inWindow)).toEqual([0, 0, 0, 0]);
});

test.each([
  { amount: 3, monthUsed: 0, granted: 3, refused: null },
  { amount: 3, monthUsed: 3, granted: 2, refused: null },
  { amount: 3, monthUsed: 5, granted: 0, refused: 'month' },
  { amount: 3, monthUsed: 9, granted: 0, refused: 'month' },
])(
  'of $amount units after $monthUsed of 5 in the month $granted are granted',
  ({ amount, monthUsed, granted, refused }) => {
    const [reading] = requested({ ...RULE, counts: 'month', amount }, [0], monthUsed);
    const after = monthUsed + granted;
    expect(reading).toMatchObject({ granted, refusedBy: refused, monthUsed: after, inWindow: 0 });
  },
);
