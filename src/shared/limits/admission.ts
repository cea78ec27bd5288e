/**
 * Exact sliding window and calendar month for one subject; the Redis counter has the same rule.
 * Source.
 */
import type { Rule } from './charge.js';
import {
  type Admissions,
  admissionAt,
  admittedAfter,
  admittedAt,
  newestAdmission,
} from './sliding-window.js';

export type RefusedBy = 'minute' | 'month';

/** `monthUsed`: units counted this month. */
export type Counters = Readonly<{ admissions: Admissions; monthUsed: number }>;

/**
 * Times in milliseconds since the epoch. `inWindow`: admissions in the last window, including this one.
 * `fitsAtMs`: when the next request fits, if the window rejected this one. `granted`: units counted.
 */
export type Reading = Readonly<{
  refusedBy: RefusedBy | null;
  nowMs: number;
  inWindow: number;
  newestMs: number | null;
  fitsAtMs: number | null;
  monthUsed: number;
  granted: number;
}>;

type Decided = Readonly<{ counters: Counters; reading: Reading }>;

/** Decides and counts one request; rejected requests are not counted. */
export function admit(counters: Counters, rule: Rule, nowMs: number): Decided {
  const live = admittedAfter(counters.admissions, nowMs - rule.windowSeconds * 1000);
  if (rule.counts === 'month') return take({ ...counters, admissions: live }, rule, nowMs);
  const refusedBy = refusal(rule, live.count, counters.monthUsed);
  const counted = counters.monthUsed + (rule.counts === 'minute_and_month' ? 1 : 0);
  const after =
    refusedBy !== null || rule.counts === 'nothing'
      ? { admissions: live, monthUsed: counters.monthUsed }
      : { admissions: admittedAt(live, nowMs), monthUsed: counted };
  const granted = refusedBy === null && rule.counts !== 'nothing' ? 1 : 0;
  return { counters: after, reading: readingOf(after, { rule, nowMs, refusedBy, granted }) };
}

function take(counters: Counters, rule: Rule, nowMs: number): Decided {
  const left = (rule.perMonth ?? Infinity) - counters.monthUsed;
  const granted = Math.max(0, Math.min(rule.amount, left));
  const after = { ...counters, monthUsed: counters.monthUsed + granted };
  const refusedBy = granted === 0 ? 'month' : null;
  return { counters: after, reading: readingOf(after, { rule, nowMs, refusedBy, granted }) };
}

type Outcome = Readonly<{
  rule: Rule;
  nowMs: number;
  refusedBy: RefusedBy | null;
  granted: number;
}>;

function refusal(rule: Rule, inWindow: number, monthUsed: number): RefusedBy | null {
  if (rule.counts === 'nothing') return null;
  if (rule.counts === 'minute_and_month' && monthUsed >= (rule.perMonth ?? Infinity))
    return 'month';
  return inWindow >= rule.limit ? 'minute' : null;
}

function readingOf(
  { admissions, monthUsed }: Counters,
  { rule, nowMs, refusedBy, granted }: Outcome,
): Reading {
  const inTheWay = admissionAt(admissions, admissions.count - rule.limit);
  const fits = refusedBy === 'minute' && inTheWay !== null;
  return {
    refusedBy,
    nowMs,
    inWindow: admissions.count,
    newestMs: newestAdmission(admissions),
    fitsAtMs: fits ? inTheWay + rule.windowSeconds * 1000 : null,
    monthUsed,
    granted,
  };
}
