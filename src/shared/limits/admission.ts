/**
 * Exact sliding window and calendar month for one subject; the Redis counter has the same rule.
 * Source.
 */
import type { Rule } from './consumption.js';
import {
  type Admissions,
  admissionAt,
  admittedAfter,
  admittedAt,
  newestAdmission,
  unitsAdmittedAt,
} from './sliding-window.js';

export type RefusedBy = 'minute' | 'month';

/** Units of a lease that is not settled; from `untilMs` they count as used at that time. */
export type Held = Readonly<{ id: string; units: number; untilMs: number }>;

/** `held`: oldest first. `monthUsed`: units counted this month. */
export type Counters = Readonly<{
  admissions: Admissions;
  held: readonly Held[];
  monthUsed: number;
}>;

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

/** How long a process may use a lease. */
export const LEASE_MS = 100;
/** How long a settlement may take; units that were not settled by then count as used. */
export const HELD_MS = 1_000;

/** Decides and counts one request; rejected requests are not counted. */
export function admit(counters: Counters, rule: Rule, nowMs: number): Decided {
  const present = atPresent(counters, rule, nowMs);
  if (rule.counts === 'month') return take(present, rule, nowMs);
  if (rule.counts === 'settled') return settle(present, rule, nowMs);
  const inWindow = unitsIn(present);
  const refusedBy = refusal(rule, inWindow, present.monthUsed);
  if (refusedBy !== null || rule.counts === 'nothing')
    return decided(present, { rule, nowMs, refusedBy, granted: 0 });
  if (rule.counts === 'lease') return lease(present, rule, nowMs);
  const after = {
    ...present,
    admissions: admittedAt(present.admissions, nowMs),
    monthUsed: present.monthUsed + (rule.counts === 'minute_and_month' ? 1 : 0),
  };
  return decided(after, { rule, nowMs, refusedBy, granted: 1 });
}

function atPresent(counters: Counters, rule: Rule, nowMs: number): Counters {
  let { admissions, held } = counters;
  if (held.length > 0) {
    for (const { units, untilMs } of held) {
      const atMs = Math.max(untilMs, newestAdmission(admissions) ?? untilMs);
      if (untilMs <= nowMs) admissions = unitsAdmittedAt(admissions, units, atMs);
    }
    held = held.filter(({ untilMs }) => untilMs > nowMs);
  }
  admissions = admittedAfter(admissions, nowMs - rule.windowSeconds * 1000);
  return { admissions, held, monthUsed: counters.monthUsed };
}

function unitsIn({ admissions, held }: Counters): number {
  let units = admissions.count;
  for (const one of held) units += one.units;
  return units;
}

function take(counters: Counters, rule: Rule, nowMs: number): Decided {
  const left = (rule.perMonth ?? Infinity) - counters.monthUsed;
  const granted = Math.max(0, Math.min(rule.amount, left));
  const after = { ...counters, monthUsed: counters.monthUsed + granted };
  return decided(after, { rule, nowMs, refusedBy: granted === 0 ? 'month' : null, granted });
}

function lease(counters: Counters, rule: Rule, nowMs: number): Decided {
  const units = Math.min(rule.amount, rule.limit - unitsIn(counters));
  const held = [...counters.held, { id: rule.lease.id, units, untilMs: nowMs + HELD_MS }];
  return decided({ ...counters, held }, { rule, nowMs, refusedBy: null, granted: units });
}

/** Used units count from now on. Those of a lease that is no longer held count already, the returned ones too. */
function settle(counters: Counters, rule: Rule, nowMs: number): Decided {
  const held = counters.held.filter(({ id }) => id !== rule.lease.id);
  const isHeld = held.length < counters.held.length && rule.amount > 0;
  const after = {
    admissions: isHeld
      ? unitsAdmittedAt(counters.admissions, rule.amount, nowMs)
      : counters.admissions,
    held,
    monthUsed: counters.monthUsed + rule.amount,
  };
  return decided(after, { rule, nowMs, refusedBy: null, granted: rule.amount });
}

type Outcome = Readonly<{
  rule: Rule;
  nowMs: number;
  refusedBy: RefusedBy | null;
  granted: number;
}>;

function refusal(rule: Rule, inWindow: number, monthUsed: number): RefusedBy | null {
  if (rule.counts === 'nothing') return null;
  if (rule.counts !== 'minute' && monthUsed >= (rule.perMonth ?? Infinity)) return 'month';
  return inWindow >= rule.limit ? 'minute' : null;
}

function decided(counters: Counters, { rule, nowMs, refusedBy, granted }: Outcome): Decided {
  const { admissions, held, monthUsed } = counters;
  const inWindow = unitsIn(counters);
  const inTheWay = admissionAt(admissions, inWindow - rule.limit);
  const fits = refusedBy === 'minute' && inTheWay !== null;
  const reading = {
    refusedBy,
    nowMs,
    inWindow,
    newestMs: held.length > 0 ? nowMs : newestAdmission(admissions),
    fitsAtMs: fits ? inTheWay + rule.windowSeconds * 1000 : null,
    monthUsed,
    granted,
  };
  return { counters, reading };
}
