/** Counters of requests, and what they need of the kept monthly counts. Source. */
import type { FieldLimit, Consumption } from './charge.js';
import type { Verdict } from './verdict.js';

/**
 * Decides and counts in one step: however many ask at once, exactly the limit is admitted. A counter that knows all it
 * needs decides at once, which spares the request the waiting.
 */
export interface RateLimiter {
  /** Seconds and counts in the verdict are those of the counter's own clock. */
  consume(consumption: Consumption): Verdict | Promise<Verdict>;
  /** The same window for one guarded field, without a month. */
  consumeField(fieldLimit: FieldLimit): Promise<Verdict>;
}

/** A counter that several processes share and that may fail. */
export interface SharedRateLimiter extends RateLimiter {
  /**
   * Counts in the way that requests are counted, for nobody. Rejects where the counter is not shared now.
   *
   * @param subject whose request failed; null: none did
   */
  probe(subject: string | null): Promise<void>;
}

/** Monthly counts that outlive the process. `month`: YYYY-MM, UTC. */
export interface MonthlyUsage {
  /** Fetches the kept count, once per subject and month; never fails, an unknown count is 0. */
  open(subject: string, month: string): Promise<void>;
  /** Whether that is done: nothing is waited for then. */
  isOpen(subject: string, month: string): boolean;
  /** The highest count known here. */
  used(subject: string, month: string): number;
  /** Raises the known count; a lower one changes nothing. */
  record(subject: string, month: string, used: number): void;
}
