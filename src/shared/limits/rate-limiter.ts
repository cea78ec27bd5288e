/** Rate limiter interfaces, and the monthly counts they require. Source. */
import type { FieldLimit, Consumption } from './consumption.js';
import type { Verdict } from './verdict.js';

/**
 * Decides and counts in one step, so concurrent requests never exceed the limit. Synchronous if all counts are known.
 */
export interface RateLimiter {
  /** Times in the verdict use the counter's clock. */
  consume(consumption: Consumption): Verdict | Promise<Verdict>;
  consumeField(fieldLimit: FieldLimit): Promise<Verdict>;
}

export interface SharedRateLimiter extends RateLimiter {
  /**
   * Counts a request of no caller. Rejects if the shared counter is unavailable.
   * @param subject whose request failed; null: none
   */
  probe(subject: string | null): Promise<void>;
}

/** Monthly counts in the database. `month`: YYYY-MM, UTC. */
export interface MonthlyUsage {
  /** Loads the stored count once per subject and month. Never fails; an unknown count is 0. */
  open(subject: string, month: string): Promise<void>;
  isOpen(subject: string, month: string): boolean;
  /** Highest count known to this process. */
  used(subject: string, month: string): number;
  /** Raises the known count; a lower value is ignored. */
  record(subject: string, month: string, used: number): void;
}
