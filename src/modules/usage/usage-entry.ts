/** One count in memory, and what of it is not stored yet. */
import type { MonthUsage } from './usage.repository.js';

/**
 * `flushed`: highest stored count known. `days`: day totals to store. `opening`: read under way or done; null: to be
 * tried. `isRead`: whether it succeeded.
 */
export type UsageEntry = {
  readonly subject: string;
  readonly month: string;
  used: number;
  flushed: number;
  readonly days: Map<string, number>;
  opening: Promise<void> | null;
  isRead: boolean;
  openAgainAtMs: number;
};

export const newEntry = (subject: string, month: string): UsageEntry => ({
  subject,
  month,
  used: 0,
  flushed: 0,
  days: new Map(),
  opening: null,
  isRead: false,
  openAgainAtMs: -Infinity,
});

export const hasChanges = ({ used, flushed, days }: UsageEntry): boolean =>
  used > flushed || days.size > 0;

export const toUsage = ({ subject, month, used, days }: UsageEntry): MonthUsage => ({
  subject,
  month,
  used,
  days: [...days].map(([day, total]) => ({ day, total })),
});

/** Counts added during the write remain to be stored. */
export function addRecorded(entry: UsageEntry, { used, days }: MonthUsage): void {
  entry.flushed = Math.max(entry.flushed, used);
  for (const { day, total } of days) {
    if (entry.days.get(day) === total) entry.days.delete(day);
  }
}

/** Continuing from a lower count than another process stored would lose requests. */
export function learn(entry: UsageEntry, kept: number): void {
  entry.flushed = Math.max(entry.flushed, kept);
  entry.used = Math.max(entry.used, kept);
}
