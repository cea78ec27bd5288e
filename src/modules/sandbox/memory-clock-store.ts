/** Test clocks in the memory of one process. */
import type { SaveOutcome, StoredState, TestState } from './sandbox.ports.js';

/** Clocks per process. */
const MAX_KEYS = 500;
const HOUR_MS = 3_600_000;

/** After the last change. */
const KEPT_HOURS = 24;

/** If there are too many, clocks that rested this long make room. */
const RESTED_HOURS = 1;

type ClockState = StoredState & Readonly<{ changedAt: number }>;

/** Keeps a state for a day after its last change. Never a table of live data. */
export class MemoryClockStore {
  private readonly all = new Map<string, ClockState>();
  private lastVersion = 0;

  /** @param now milliseconds */
  constructor(
    private readonly now: () => number,
    private readonly most = MAX_KEYS,
  ) {}

  load(key: string): Promise<StoredState | null> {
    const kept = this.all.get(key);
    const isOver = kept !== undefined && this.restedHours(kept) >= KEPT_HOURS;
    if (isOver) this.all.delete(key);
    return Promise.resolve(kept === undefined || isOver ? null : kept);
  }

  /** @param version of the state that was changed; null for a new one */
  save(key: string, state: TestState, version: string | null): Promise<SaveOutcome> {
    const present = this.all.get(key)?.version ?? null;
    if (present !== version) return Promise.resolve('conflict');
    if (present === null && !this.hasRoom()) return Promise.resolve('full');
    this.lastVersion += 1;
    const kept = { state, version: String(this.lastVersion), changedAt: this.now() };
    this.all.set(key, kept);
    return Promise.resolve('saved');
  }

  remove(key: string): Promise<void> {
    this.all.delete(key);
    return Promise.resolve();
  }

  private hasRoom(): boolean {
    if (this.all.size < this.most) return true;
    for (const [key, kept] of this.all) {
      if (this.restedHours(kept) >= RESTED_HOURS) this.all.delete(key);
    }
    return this.all.size < this.most;
  }

  private restedHours({ changedAt }: ClockState): number {
    return (this.now() - changedAt) / HOUR_MS;
  }
}
