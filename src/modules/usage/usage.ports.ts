/** Storage of request counts. */

/** `day`: YYYY-MM-DD. `total`: the month's count when last counted that day. */
type DayTotal = Readonly<{ day: string; total: number }>;

/** Requests of one key lineage in a calendar month (UTC), YYYY-MM. */
export type MonthCount = Readonly<{ subject: string; month: string; used: number }>;

/** `days`: only changed ones. */
export type MonthUsage = MonthCount & Readonly<{ days: readonly DayTotal[] }>;

/** `day`: YYYY-MM-DD. `used`: on that day. */
export type DayUsage = Readonly<{ day: string; used: number }>;

export interface UsageLedger {
  /** 0 if none is stored. */
  load(subject: string, month: string): Promise<number>;
  /** Stores higher counts only. @returns the stored counts */
  flush(batch: readonly MonthUsage[]): Promise<readonly MonthCount[]>;
  /** Days with requests, oldest first. */
  history(subject: string, since: string): Promise<readonly DayUsage[]>;
}
