/** One count in memory, and what of it the ledger does not hold yet. */
import type { MonthUsage } from './usage.ports.js';

/**
 * `flushed`: what the ledger is known to hold. `days`: totals of days that it does not hold yet. `opening`: the read under
 * way or done, null where it has to be tried. `isRead`: whether it has succeeded.
 */
export type Entry = {
  readonly subject: string;
  readonly month: string;
  used: number;
  flushed: number;
  readonly days: Map<string, number>;
  opening: Promise<void> | null;
  isRead: boolean;
  openAgainAtMs: number;
};

export const newEntry = (subject: string, month: string): Entry => ({
  ...{ subject, month, used: 0, flushed: 0, days: new Map() },
  ...{ opening: null, isRead: false, openAgainAtMs: -Infinity },
});

export const hasChanges = ({ used, flushed, days }: Entry): boolean =>
  used > flushed || days.size > 0;

export const toUsage = ({ subject, month, used, days }: Entry): MonthUsage => ({
  subject,
  month,
  used,
  days: [...days].map(([day, total]) => ({ day, total })),
});

/** What was counted while it was kept stays to be kept. */
export function noteKept(entry: Entry, { used, days }: MonthUsage): void {
  entry.flushed = Math.max(entry.flushed, used);
  for (const { day, total } of days) {
    if (entry.days.get(day) === total) entry.days.delete(day);
  }
}

/** Others may have counted more: whoever counts on from a lower count would lose requests. */
export function learn(entry: Entry, kept: number): void {
  entry.flushed = Math.max(entry.flushed, kept);
  entry.used = Math.max(entry.used, kept);
}
