/**
 * Keys that were good when the database was last asked: they go on while it cannot be asked.
 * The deterministic half of the service needs no database, so that its callers need not lose it.
 */
import { LRUCache } from 'lru-cache';
import type { StoredKey } from '../accounts/accounts.ports.js';

const HOUR_MS = 3_600_000;

/** Longer than a change of servers takes; a key blocked by a lost message in that moment is not good for ever. */
export const REMEMBERED_MS = HOUR_MS;

const MOST_KEYS = 10_000;

export class RememberedKeys {
  private readonly good: LRUCache<string, StoredKey>;
  private isCutOff = false;
  private asking: Promise<void> | null = null;

  /** @param ticks milliseconds of a clock that never runs back */
  constructor(ticks: () => number) {
    this.good = new LRUCache({
      max: MOST_KEYS,
      ttl: REMEMBERED_MS,
      ttlResolution: 0,
      perf: { now: ticks },
    });
  }

  /** The database answered. @param stored null where it holds no such key, or a blocked one */
  answered(name: string, stored: StoredKey | null): void {
    this.isCutOff = false;
    if (stored === null) this.good.delete(name);
    else this.good.set(name, stored);
  }

  /** The database could not be asked. @returns the key as it was, undefined where none is remembered. */
  cutOff(name: string): StoredKey | undefined {
    this.isCutOff = true;
    return this.good.get(name);
  }

  /**
   * While the database is known to be away nobody waits for it: the answer comes from memory, and one question at a
   * time goes out to learn that it is back.
   * @returns undefined where the database has to be asked and waited for.
   */
  insteadOf(name: string, ask: () => Promise<unknown>): StoredKey | undefined {
    const known = this.isCutOff ? this.good.get(name) : undefined;
    if (known === undefined) return undefined;
    this.asking ??= ask()
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        this.asking = null;
      });
    return known;
  }
}
