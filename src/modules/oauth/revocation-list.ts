/**
 * Revoked subjects in memory. The database notifies every process; a timer reads the table besides, because
 * notifications may be lost. Nothing runs while no tokens are used. Source: D-256.
 */
import { BLOCKED_KEYS, type EventBus } from '../../shared/event-bus.js';
import { isOutage } from '../../shared/outage.js';
import { ScheduledJob } from '../../shared/scheduled-job.js';
import { MAX_TOKEN_SECONDS } from './domain/token-lifetime.js';
import type { RevocationsRepository } from './revocations.repository.js';

const MS = 1_000;
const READ_EVERY_MS = 2_000;

/** Older knowledge is renewed before a token is admitted: another process revokes within 5 s. */
const STALE_MS = 4_000;
const IDLE_MS = 60_000;

/** Longer than a token lives. */
const KEPT_SECONDS = MAX_TOKEN_SECONDS + 600;

/** Overlaps, because rows appear at commit. */
const OVERLAP_SECONDS = 60;

export type RevocationListDependencies = Readonly<{
  store: Pick<RevocationsRepository, 'add' | 'since'>;
  eventBus: EventBus;
  /** Milliseconds of a monotonic clock. */
  ticks: () => number;
}>;

export class RevocationList {
  /** Subject → when it is forgotten; the oldest first. */
  private readonly subjects = new Map<string, number>();
  private readonly job: ScheduledJob;
  private readAtMs = -Infinity;
  private usedAtMs = -Infinity;
  private reading: Promise<boolean> | null = null;

  constructor(private readonly deps: RevocationListDependencies) {
    deps.eventBus.subscribe(BLOCKED_KEYS, (subject) => {
      this.note(subject);
    });
    this.job = new ScheduledJob({
      everyMs: READ_EVERY_MS,
      run: async () => {
        if (deps.ticks() - this.usedAtMs < IDLE_MS) await this.read();
      },
    });
  }

  start(): void {
    this.job.startLater();
  }

  close(): Promise<void> {
    return this.job.close();
  }

  /** Revokes on every process. @param subject id of a token, grant or client */
  async add(subject: string): Promise<void> {
    await this.deps.store.add(subject);
    this.publish(subject);
  }

  /** The subject is stored already. */
  publish(subject: string): void {
    this.note(subject);
    this.deps.eventBus.publish(BLOCKED_KEYS, subject);
  }

  has(subjects: readonly string[]): boolean {
    return this.subjects.size > 0 && subjects.some((subject) => this.subjects.has(subject));
  }

  /** Whether the list is complete: true at once if it was read recently; false if the database is unavailable. */
  isFresh(): true | Promise<boolean> {
    const now = this.deps.ticks();
    this.usedAtMs = now;
    return now - this.readAtMs < STALE_MS || this.read();
  }

  private note(subject: string): void {
    const now = this.deps.ticks();
    this.subjects.delete(subject);
    this.subjects.set(subject, now + KEPT_SECONDS * MS);
    for (const [oldest, until] of this.subjects) {
      if (until > now) break;
      this.subjects.delete(oldest);
    }
  }

  /** One query at a time. */
  private read(): Promise<boolean> {
    this.reading ??= this.readOnce().finally(() => {
      this.reading = null;
    });
    return this.reading;
  }

  private async readOnce(): Promise<boolean> {
    const at = this.deps.ticks();
    const seconds = Math.min(KEPT_SECONDS, (at - this.readAtMs) / MS + OVERLAP_SECONDS);
    try {
      for (const subject of await this.deps.store.since(seconds)) this.note(subject);
      this.readAtMs = at;
      return true;
    } catch (failure) {
      if (isOutage(failure)) return false;
      throw failure;
    }
  }
}
