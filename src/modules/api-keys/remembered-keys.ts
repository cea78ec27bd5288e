/**
 * Last known valid keys, accepted while the database is unavailable, which deterministic operations do not need
 * (R-10.23).
 */
import { LRUCache } from 'lru-cache';
import type { StoredKey } from './keys.ports.js';

const HOUR_MS = 3_600_000;

/** Longer than a failover; limits the use of a key whose block message was lost. */
export const REMEMBERED_MS = HOUR_MS;

const MAX_KEYS = 10_000;

export class RememberedKeys {
  private readonly good: LRUCache<string, StoredKey>;
  private isCutOff = false;
  private probe: Promise<void> | null = null;

  /** @param ticks milliseconds of a monotonic clock */
  constructor(ticks: () => number) {
    this.good = new LRUCache({
      max: MAX_KEYS,
      ttl: REMEMBERED_MS,
      ttlResolution: 0,
      perf: { now: ticks },
    });
  }

  /** The database answered. @param stored null if the key is unknown or blocked */
  answered(name: string, stored: StoredKey | null): void {
    this.isCutOff = false;
    if (stored === null) this.good.delete(name);
    else this.good.set(name, stored);
  }

  /** The database is unavailable. @returns the key as last read; undefined if none is remembered */
  cutOff(name: string): StoredKey | undefined {
    this.isCutOff = true;
    return this.good.get(name);
  }

  /**
   * Answers from memory during a known outage; one query at a time probes for its end.
   * @returns undefined if the database must be queried
   */
  insteadOf(name: string, ask: () => Promise<unknown>): StoredKey | undefined {
    const known = this.isCutOff ? this.good.get(name) : undefined;
    if (known === undefined) return undefined;
    this.probe ??= ask()
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        this.probe = null;
      });
    return known;
  }
}
