/** What the count of requests needs from outside. */

/** `day`: YYYY-MM-DD. `total`: count of the day's month when it was last counted on that day. */
type DayTotal = Readonly<{ day: string; total: number }>;

/** Requests of one key lineage in one calendar month (UTC). `month`: YYYY-MM. */
export type MonthCount = Readonly<{ subject: string; month: string; used: number }>;

/** `days`: those that have news. */
export type MonthUsage = MonthCount & Readonly<{ days: readonly DayTotal[] }>;

/** `day`: YYYY-MM-DD. `used`: on that day alone. */
export type DayUsage = Readonly<{ day: string; used: number }>;

/** Counts that outlive the process. */
export interface UsageLedger {
  /** The kept count, 0 where none is. */
  load(subject: string, month: string): Promise<number>;
  /** Keeps each count unless a higher one is kept already. @returns what is kept now */
  flush(batch: readonly MonthUsage[]): Promise<readonly MonthCount[]>;
  /** Days with requests since then, oldest first. */
  history(subject: string, since: string): Promise<readonly DayUsage[]>;
}
