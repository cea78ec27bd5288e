/**
 * Requests per key lineage and month, counted in memory and stored every second. A killed process loses at most the
 * last second, and no reported count: reports store first. Source.
 */
import { ScheduledJob } from '../../shared/scheduled-job.js';
import { dayOf, daysUntil, dayWithin } from '../../shared/limits/day.js';
import { monthOf } from '../../shared/limits/month.js';
import {
  hasChanges,
  learn,
  newEntry,
  addRecorded,
  toUsage,
  type UsageEntry,
} from './usage-entry.js';
import type { DayUsage, UsageLedger } from './usage.repository.js';
import type { Report } from '../../shared/report.js';

const FLUSH_EVERY_MS = 1000;
/** Maximum wait of a request for its count. */
const LOAD_WITHIN_MS = 500;
/** Pause after a failed read. */
const LOAD_AGAIN_MS = 5000;
const REPORT_EVERY_MS = 60_000;

const DAYS_REPORTED = 31;

/**
 * `nowMs`: milliseconds since the epoch. `report`: at most once a minute. `settle`: counts the requests of the subject that
 * this process has admitted and not yet counted.
 */
export type UsageRuntime = Readonly<{
  nowMs: () => number;
  report: Report;
  settle: (subject: string) => Promise<void>;
}>;

/** `month`: YYYY-MM. `days`: oldest first, ending today. */
export type ReportedUsage = Readonly<{ month: string; used: number; days: readonly DayUsage[] }>;

export class UsageService {
  /** By month, then subject: every request reads it, so no combined key is built. */
  private readonly months = new Map<string, Map<string, UsageEntry>>();
  /** Entries to store; scanning all would cost more with every caller. */
  private readonly changed = new Set<UsageEntry>();
  private lookedThroughIn = '';
  private readonly job: ScheduledJob;
  private reportedAtMs = -Infinity;

  constructor(
    private readonly ledger: UsageLedger,
    private readonly runtime: UsageRuntime,
  ) {
    this.job = new ScheduledJob({
      everyMs: FLUSH_EVERY_MS,
      run: () => this.flushOnce(),
      report: (cause) => {
        this.report('request counts could not be stored', cause);
      },
    });
  }

  /** Reads the stored count at first use. Never fails: an unread count is 0. */
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

  /** Ignores lower counts. */
  record(subject: string, month: string, used: number): void {
    const entry = this.entry(subject, month);
    if (used <= entry.used) return;
    entry.used = used;
    entry.days.set(dayWithin(month, this.runtime.nowMs()), used);
    this.changed.add(entry);
  }

  /**
   * Current month and days, other processes' counts included. Stores first, so that no later answer is lower.
   * @throws if the ledger fails
   */
  async usageOf(subject: string): Promise<ReportedUsage> {
    await this.runtime.settle(subject);
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

  /** `close` stops it. */
  start(): void {
    this.job.startLater();
  }

  /** Stores changes and drops past months; failures are retried at the next run. */
  flush(): Promise<void> {
    return this.job.run();
  }

  async close(): Promise<void> {
    await this.job.close();
    await this.job.run();
  }

  private find(subject: string, month: string): UsageEntry | undefined {
    return this.months.get(month)?.get(subject);
  }

  private entry(subject: string, month: string): UsageEntry {
    const known = this.find(subject, month);
    if (known !== undefined) return known;
    const entry = newEntry(subject, month);
    const entries = this.months.get(month) ?? new Map<string, UsageEntry>();
    this.months.set(month, entries.set(subject, entry));
    return entry;
  }

  private async read(entry: UsageEntry): Promise<void> {
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
    await this.keep([...this.changed].filter(hasChanges));
    this.forgetPast();
  }

  /** @throws if the ledger fails; then nothing counts as stored */
  private async keep(entries: readonly UsageEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const batch = entries.map(toUsage);
    const kept = await this.ledger.flush(batch);
    for (const usage of batch) addRecorded(this.entry(usage.subject, usage.month), usage);
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

/** Resolves after the work or after `ms`. */
function within(ms: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void work.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
