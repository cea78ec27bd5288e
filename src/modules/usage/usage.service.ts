/**
 * Requests per key lineage and month: counted in memory, kept within a second.
 * A process that is killed loses the last second at most, and nothing that was ever told: what is reported is kept first.
 * Source.
 */
import { dayOf, daysUntil, dayWithin } from '../../shared/limits/day.js';
import { monthOf } from '../../shared/limits/month.js';
import { hasChanges, learn, newEntry, noteKept, toUsage, type Entry } from './usage-entry.js';
import type { DayUsage, UsageLedger } from './usage.ports.js';

const FLUSH_EVERY_MS = 1000;
/** A request waits this long for its count to be read, then goes on without. */
const LOAD_WITHIN_MS = 500;
/** A count that could not be read is asked for again after this. */
const LOAD_AGAIN_MS = 5000;
const REPORT_EVERY_MS = 60_000;

/** Days that a client is notified of. */
const DAYS_REPORTED = 31;

/** `nowMs`: milliseconds since the epoch. `report`: writes the log; called once a minute at most. */
export type UsageRuntime = Readonly<{
  nowMs: () => number;
  report: (problem: string, cause: unknown) => void;
}>;

/** `month`: YYYY-MM. `days`: oldest first, the last one today. */
export type ReportedUsage = Readonly<{ month: string; used: number; days: readonly DayUsage[] }>;

export class UsageService {
  /** By month, then by subject: asked with every request, so no name is made of the two. */
  private readonly months = new Map<string, Map<string, Entry>>();
  /** Those that the ledger does not hold yet: looking through all would cost more the more callers there are. */
  private readonly changed = new Set<Entry>();
  private lookedThroughIn = '';
  private timer: NodeJS.Timeout | null = null;
  private flushing: Promise<void> | null = null;
  private reportedAtMs = -Infinity;

  constructor(
    private readonly ledger: UsageLedger,
    private readonly runtime: UsageRuntime,
  ) {}

  /** Reads the kept count at the first touch of a subject and month; never fails, an unread count is 0. */
  async open(subject: string, month: string): Promise<void> {
    const entry = this.entry(subject, month);
    if (entry.opening === null && this.runtime.nowMs() >= entry.openAgainAtMs) {
      entry.opening = within(LOAD_WITHIN_MS, this.read(entry));
    }
    await entry.opening;
  }

  isOpen(subject: string, month: string): boolean {
    return this.find(subject, month)?.isRead === true;
  }

  used(subject: string, month: string): number {
    return this.find(subject, month)?.used ?? 0;
  }

  /** Raises the count; a lower one, as from a process that knows less, changes nothing. */
  record(subject: string, month: string, used: number): void {
    const entry = this.entry(subject, month);
    if (used <= entry.used) return;
    entry.used = used;
    entry.days.set(dayWithin(month, this.runtime.nowMs()), used);
    this.changed.add(entry);
  }

  /**
   * Requests in the present month and by day, with those that other processes have kept. What is reported is kept before,
   * so that no later answer tells less. Fails where the ledger does.
   */
  async usageOf(subject: string): Promise<ReportedUsage> {
    const nowMs = this.runtime.nowMs();
    const month = monthOf(nowMs);
    await this.keep([this.entry(subject, month)].filter(hasChanges));
    const days = daysUntil(nowMs, DAYS_REPORTED);
    const [used, history] = await Promise.all([
      this.ledger.load(subject, month),
      this.ledger.history(subject, days[0] ?? dayOf(nowMs)),
    ]);
    learn(this.entry(subject, month), used);
    const byDay = new Map(history.map((one) => [one.day, one.used]));
    return { month, used, days: days.map((day) => ({ day, used: byDay.get(day) ?? 0 })) };
  }

  /** Starts to keep the counts every second; `close` ends it. */
  start(): void {
    this.timer ??= setInterval(() => void this.flush(), FLUSH_EVERY_MS).unref();
  }

  /** Keeps what is not kept yet and forgets the months that are over. What fails stays for the next time. */
  flush(): Promise<void> {
    this.flushing ??= this.flushOnce().finally(() => {
      this.flushing = null;
    });
    return this.flushing;
  }

  async close(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    await this.flushing;
    await this.flush();
  }

  private find(subject: string, month: string): Entry | undefined {
    return this.months.get(month)?.get(subject);
  }

  private entry(subject: string, month: string): Entry {
    const known = this.find(subject, month);
    if (known !== undefined) return known;
    const entry = newEntry(subject, month);
    const entries = this.months.get(month) ?? new Map<string, Entry>();
    this.months.set(month, entries.set(subject, entry));
    return entry;
  }

  private async read(entry: Entry): Promise<void> {
    try {
      const kept = await this.ledger.load(entry.subject, entry.month);
      learn(entry, kept);
      entry.isRead = true;
    } catch (cause) {
      entry.opening = null;
      entry.openAgainAtMs = this.runtime.nowMs() + LOAD_AGAIN_MS;
      this.report('the month’s count of requests could not be read', cause);
    }
  }

  private async flushOnce(): Promise<void> {
    try {
      await this.keep([...this.changed].filter(hasChanges));
      this.forgetPast();
    } catch (cause) {
      this.report('counts of requests could not be kept', cause);
    }
  }

  /** Fails where the ledger does; then nothing is taken for kept. */
  private async keep(entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return;
    const batch = entries.map(toUsage);
    const kept = await this.ledger.flush(batch);
    for (const usage of batch) noteKept(this.entry(usage.subject, usage.month), usage);
    for (const { subject, month, used } of kept) learn(this.entry(subject, month), used);
    for (const entry of entries) if (!hasChanges(entry)) this.changed.delete(entry);
  }

  private forgetPast(): void {
    const present = monthOf(this.runtime.nowMs());
    if (present === this.lookedThroughIn) return;
    this.lookedThroughIn = present;
    for (const [month, entries] of this.months) {
      if (month >= present) continue;
      for (const [subject, entry] of entries) if (!hasChanges(entry)) entries.delete(subject);
      if (entries.size === 0) this.months.delete(month);
    }
  }

  private report(problem: string, cause: unknown): void {
    const nowMs = this.runtime.nowMs();
    if (nowMs - this.reportedAtMs < REPORT_EVERY_MS) return;
    this.reportedAtMs = nowMs;
    this.runtime.report(problem, cause);
  }
}

/** Ends when the work does, or before it when the time is over. */
function within(ms: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void work.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
