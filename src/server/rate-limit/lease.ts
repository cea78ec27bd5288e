/** A lease that a process spends, and how much it asks for. Times in milliseconds. D-386. */
import { LEASE_MS } from '../../shared/limits/admission.js';
import type { Consumption } from '../../shared/limits/consumption.js';
import type { Verdict } from '../../shared/limits/verdict.js';

/** `verdict`: when it was granted. `untilMs`: on our clock, which began before the counter's. */
export type Lease = Readonly<{ consumption: Consumption; verdict: Verdict; untilMs: number }> & {
  used: number;
};

/** How much a subject used since `sinceMs`. */
export type Activity = { sinceMs: number; used: number };

/** Near a limit each request is decided by itself: less is left of the window than a tenth, or of the month than so many leases. */
const PLENTY_OF_WINDOW = 10;
const PLENTY_OF_LEASES = 100;

export const hasPlenty = ({ limit, remaining, month }: Verdict, most: number): boolean =>
  remaining * PLENTY_OF_WINDOW > limit &&
  (month === null || month.remaining > most * PLENTY_OF_LEASES);

export const unitsLeft = ({ verdict, used }: Lease): number => verdict.granted - used;

/** Units that the subject uses within one lease, at its recent rate. */
export function expectedUnits({ sinceMs, used }: Activity, nowMs: number): number {
  return Math.floor((used * LEASE_MS) / Math.max(1, nowMs - sinceMs));
}

/** Takes one unit. */
export function spend(activity: Activity, lease: Lease): Verdict {
  activity.used++;
  lease.used++;
  const { verdict, used } = lease;
  const { month } = verdict;
  return {
    ...verdict,
    remaining: verdict.remaining + unitsLeft(lease),
    month:
      month === null
        ? null
        : { ...month, used: month.used + used, remaining: month.remaining - used },
    granted: 1,
  };
}
