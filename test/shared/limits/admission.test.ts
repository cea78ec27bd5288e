import { describe, expect, test } from '@jest/globals';
import { type Counters, HELD_MS, admit } from '../../../src/shared/limits/admission.js';
import type { Rule } from '../../../src/shared/limits/consumption.js';
import { NO_ADMISSIONS } from '../../../src/shared/limits/sliding-window.js';

const RULE: Rule = {
  amount: 1,
  limit: 3,
  windowSeconds: 60,
  perMonth: 5,
  counts: 'minute_and_month',
  lease: { id: '', returned: 0 },
};
const START_MS = Date.parse('2026-11-21T12:00:00Z');

/** One request at each of the given seconds after the start. */
function requested(rule: Rule, seconds: readonly number[], monthUsed = 0) {
  let counters: Counters = { admissions: NO_ADMISSIONS, held: [], monthUsed };
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
  let counters: Counters = { admissions: NO_ADMISSIONS, held: [], monthUsed: 0 };
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

describe('a lease', () => {
  const leaseOf = (id: string, amount: number): Rule => ({
    ...RULE,
    limit: 10,
    perMonth: 100,
    counts: 'lease',
    amount,
    lease: { id, returned: 0 },
  });
  const settlementOf = (id: string, used: number, returned: number): Rule => ({
    ...leaseOf(id, used),
    counts: 'settled',
    lease: { id, returned },
  });
  const oneMore: Rule = { ...leaseOf('', 1), counts: 'minute_and_month' };

  /** Decides in order, each at so many milliseconds after the start. */
  function decide(steps: readonly (readonly [Rule, number])[]) {
    let counters: Counters = { admissions: NO_ADMISSIONS, held: [], monthUsed: 0 };
    const readings = steps.map(([rule, afterMs]) => {
      const decided = admit(counters, rule, START_MS + afterMs);
      counters = decided.counters;
      return decided.reading;
    });
    return { last: readings.at(-1), counters };
  }

  test('takes its units off the window at once, and none off the month', () => {
    expect(decide([[leaseOf('a', 4), 0]]).last).toMatchObject({
      granted: 4,
      inWindow: 4,
      monthUsed: 0,
      newestMs: START_MS,
    });
  });

  test('gets what is left of the window, and is refused if nothing is', () => {
    const granted = decide([
      [oneMore, 0],
      [leaseOf('a', 20), 1],
    ]).last;
    expect(granted).toMatchObject({ refusedBy: null, granted: 9, inWindow: 10 });
    const refused = decide([
      [leaseOf('a', 20), 0],
      [leaseOf('b', 1), 1],
    ]).last;
    expect(refused).toMatchObject({ refusedBy: 'minute', granted: 0, inWindow: 10 });
  });

  test('is refused when the month is spent', () => {
    const rule = { ...leaseOf('a', 5), perMonth: 1 };
    expect(
      decide([
        [{ ...oneMore, perMonth: 1 }, 0],
        [rule, 1],
      ]).last,
    ).toMatchObject({ refusedBy: 'month', granted: 0, monthUsed: 1 });
  });

  test('once settled, counts the used units in both, and gives the others back', () => {
    expect(
      decide([
        [leaseOf('a', 4), 0],
        [settlementOf('a', 3, 1), 50],
      ]).last,
    ).toMatchObject({ granted: 3, inWindow: 3, monthUsed: 3, newestMs: START_MS + 50 });
  });

  test('settles while another continues', () => {
    expect(
      decide([
        [leaseOf('a', 4), 0],
        [leaseOf('b', 5), 10],
        [settlementOf('a', 0, 4), 50],
      ]).last,
    ).toMatchObject({ inWindow: 5, monthUsed: 0, newestMs: START_MS + 50 });
  });

  test.each([
    { afterMs: HELD_MS, inWindow: 5 },
    { afterMs: 60_000 + HELD_MS - 1, inWindow: 5 },
    { afterMs: 60_000 + HELD_MS, inWindow: 1 },
  ])('not settled, counts until a window after its end: $afterMs ms', ({ afterMs, inWindow }) => {
    expect(
      decide([
        [leaseOf('a', 4), 0],
        [oneMore, afterMs],
      ]).last,
    ).toMatchObject({ inWindow, monthUsed: 1 });
  });

  test('settled after its end, counts in the month alone', () => {
    expect(
      decide([
        [leaseOf('a', 4), 0],
        [settlementOf('a', 3, 1), HELD_MS + 1],
      ]).last,
    ).toMatchObject({ inWindow: 4, monthUsed: 3 });
  });

  test('leaves a request refused until the admissions before it leave the window', () => {
    const { last } = decide([
      [oneMore, 0],
      [leaseOf('a', 9), 10],
      [oneMore, 20],
    ]);
    expect(last).toMatchObject({ refusedBy: 'minute', fitsAtMs: START_MS + 60_000 });
  });
});
