/**
 * Leases units of raised limits from the counter: a busy key asks it once for many requests, which spares messages to other
 * processes, and memory in this one. Units come off the window when they are leased and off the month when they are used. D-386.
 */
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { LEASE_MS } from '../../shared/limits/admission.js';
import { leaseSize } from '../../shared/limits/allowance.js';
import type { FieldLimit, Consumption } from '../../shared/limits/consumption.js';
import type { RateLimiter } from '../../shared/limits/rate-limiter.js';
import type { Verdict } from '../../shared/limits/verdict.js';
import type { Report } from '../../shared/report.js';
import { expectedUnits, hasPlenty, spend, unitsLeft, type Activity, type Lease } from './lease.js';

type Waiting = Readonly<{
  consumption: Consumption;
  resolve: (verdict: Verdict | Promise<Verdict>) => void;
  reject: (cause: unknown) => void;
}>;

/** `waiting`: for a lease that was requested; null: none was. */
type Subject = Activity & {
  hasPlenty: boolean;
  lease: Lease | null;
  waiting: Waiting[] | null;
};

/** Beyond it, the least recently used is dropped. */
const MAX_SUBJECTS = 10_000;

export class LeasedRateLimiter implements RateLimiter {
  private readonly subjects = new LRUCache<string, Subject>({
    max: MAX_SUBJECTS,
    dispose: ({ lease }) => {
      if (lease !== null) this.settleLater(lease);
    },
  });
  private readonly settling = new Set<Promise<unknown>>();
  private timer: NodeJS.Timeout | null = null;

  /** @param nowMs monotonic milliseconds */
  constructor(
    private readonly shared: RateLimiter,
    private readonly nowMs: () => number,
    private readonly report: Report,
  ) {}

  consume(consumption: Consumption): Verdict | Promise<Verdict> {
    const most = leaseSize(consumption.allowance);
    if (most === 0) return this.shared.consume(consumption);
    if (consumption.counts === 'month') return this.consumeMonth(consumption);
    if (consumption.counts !== 'minute_and_month') return this.shared.consume(consumption);
    return this.consumeRaised(consumption, most);
  }

  consumeField(fieldLimit: FieldLimit): Promise<Verdict> {
    return this.shared.consumeField(fieldLimit);
  }

  /** Reports the used units of the subject, and waits until they are counted. */
  async settle(name: string): Promise<void> {
    const subject = this.subjects.get(name);
    if (subject !== undefined) this.endLease(subject);
    await Promise.all(this.settling);
  }

  async close(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    for (const subject of this.subjects.values()) this.endLease(subject);
    await Promise.all(this.settling);
  }

  private subjectOf(name: string): Subject {
    const known = this.subjects.get(name);
    if (known !== undefined) return known;
    const subject = { sinceMs: 0, used: 0, hasPlenty: false, lease: null, waiting: null };
    this.subjects.set(name, subject);
    return subject;
  }

  private consumeRaised(consumption: Consumption, most: number): Verdict | Promise<Verdict> {
    const subject = this.subjectOf(consumption.subject);
    const { lease, waiting } = subject;
    const nowMs = this.nowMs();
    if (lease !== null && unitsLeft(lease) > 0 && nowMs < lease.untilMs)
      return spend(subject, lease);
    if (waiting !== null)
      return new Promise((resolve, reject) => waiting.push({ consumption, resolve, reject }));
    const amount = subject.hasPlenty ? Math.min(most, expectedUnits(subject, nowMs)) : 1;
    if (amount < 2) return this.consumeOne(subject, consumption, nowMs);
    const requestId = randomUUID();
    return this.acquire(subject, { ...consumption, counts: 'lease', amount, requestId }, nowMs);
  }

  /** Of a month that counts the requests before. */
  private async consumeMonth(consumption: Consumption): Promise<Verdict> {
    await this.settle(consumption.subject);
    return this.shared.consume(consumption);
  }

  private async consumeOne(
    subject: Subject,
    consumption: Consumption,
    nowMs: number,
  ): Promise<Verdict> {
    if (nowMs - subject.sinceMs > LEASE_MS) Object.assign(subject, { sinceMs: nowMs, used: 0 });
    subject.used++;
    const verdict = await this.shared.consume(consumption);
    subject.hasPlenty = hasPlenty(verdict, leaseSize(consumption.allowance));
    return verdict;
  }

  private async acquire(
    subject: Subject,
    consumption: Consumption,
    nowMs: number,
  ): Promise<Verdict> {
    const waiting: Waiting[] = [];
    Object.assign(subject, { waiting, sinceMs: nowMs, used: 0 });
    this.endLease(subject);
    try {
      const verdict = await this.shared.consume(consumption);
      subject.waiting = null;
      subject.hasPlenty = hasPlenty(verdict, leaseSize(consumption.allowance));
      if (!verdict.admitted) {
        for (const { resolve } of waiting) resolve(verdict);
        return verdict;
      }
      const lease = { consumption, verdict, untilMs: nowMs + LEASE_MS, used: 0 };
      subject.lease = lease;
      this.endLater();
      const first = spend(subject, lease);
      for (const one of waiting) one.resolve(this.consume(one.consumption));
      return first;
    } catch (cause) {
      subject.waiting = null;
      for (const { reject } of waiting) reject(cause);
      throw cause;
    }
  }

  private endLease(subject: Subject): void {
    const { lease } = subject;
    subject.lease = null;
    if (lease !== null) this.settleLater(lease);
  }

  private settleLater(lease: Lease): void {
    const { consumption, used } = lease;
    const settled = { counts: 'settled', amount: used, returned: unitsLeft(lease) } as const;
    const settling = Promise.resolve(this.shared.consume({ ...consumption, ...settled })).catch(
      (cause: unknown) => {
        this.report('requests of a leased limit were not counted', cause);
      },
    );
    this.settling.add(settling);
    void settling.then(() => this.settling.delete(settling));
  }

  /** Settles leases that have ended, as long as there are any. */
  private endLater(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      const nowMs = this.nowMs();
      let isAnyLeft = false;
      for (const subject of this.subjects.values()) {
        if (subject.lease === null) continue;
        if (subject.lease.untilMs <= nowMs) this.endLease(subject);
        else isAnyLeft = true;
      }
      if (isAnyLeft) this.endLater();
    }, LEASE_MS).unref();
  }
}
