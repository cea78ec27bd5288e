/** Rate limiter and connection limiter of the primary process, for all cluster members. */
import { LRUCache } from 'lru-cache';
import type { CountAnswer, PrimaryRequest } from '../platform/cluster/messages.js';
import { monthOf } from '../shared/limits/month.js';
import type { Verdict } from '../shared/limits/verdict.js';
import { InProcessRateLimiter } from '../server/rate-limit/in-process-rate-limiter.js';
import type { MonthlyUsage } from '../shared/limits/rate-limiter.js';

type Held = Map<number, number>;

export class ClusterConnectionLimiter {
  private readonly names = new Map<string, Held>();

  /**
   * @param most limit for all members together
   * @returns whether the connection was granted
   */
  acquire(member: number, name: string, most: number): boolean {
    const held = this.names.get(name) ?? new Map<number, number>();
    const all = [...held.values()].reduce((sum, count) => sum + count, 0);
    if (all >= most) return false;
    held.set(member, (held.get(member) ?? 0) + 1);
    this.names.set(name, held);
    return true;
  }

  release(member: number, name: string): void {
    const held = this.names.get(name);
    if (held === undefined) return;
    const left = (held.get(member) ?? 0) - 1;
    if (left > 0) held.set(member, left);
    else this.drop(held, member, name);
  }

  forget(member: number): void {
    for (const [name, held] of this.names) this.drop(held, member, name);
  }

  private drop(held: Held, member: number, name: string): void {
    held.delete(member);
    if (held.size === 0) this.names.delete(name);
  }
}

/** Cached monthly counts; evicted ones arrive with the next request. */
const MAX_MONTHS = 100_000;

class ReportedMonths implements MonthlyUsage {
  private readonly months = new LRUCache<string, number>({ max: MAX_MONTHS });

  open = (): Promise<void> => Promise.resolve();

  isOpen = (): boolean => true;

  used(subject: string, month: string): number {
    return this.months.get(`${month} ${subject}`) ?? 0;
  }

  record(subject: string, month: string, used: number): void {
    if (used > this.used(subject, month)) this.months.set(`${month} ${subject}`, used);
  }
}

/** Monotonic; milliseconds since the epoch. */
const nowMs = (): number => performance.timeOrigin + performance.now();

export class ClusterRateLimiter {
  private readonly monthlyUsage = new ReportedMonths();
  private readonly rateLimiter = new InProcessRateLimiter(this.monthlyUsage, nowMs);

  answerAll(questions: readonly PrimaryRequest[]): Promise<readonly CountAnswer[]> {
    return Promise.all(questions.map((question) => this.answer(question)));
  }

  private async answer({
    id,
    consumption,
    fieldLimit,
    month,
    used,
  }: PrimaryRequest): Promise<CountAnswer> {
    const subject = consumption?.subject ?? '';
    if (month !== null) this.monthlyUsage.record(subject, month, used);
    const verdict = await this.decide({ consumption, fieldLimit });
    const now = month === null ? null : monthOf(nowMs());
    return {
      id,
      verdict,
      month: now,
      used: now === null ? 0 : this.monthlyUsage.used(subject, now),
    };
  }

  private async decide({
    consumption,
    fieldLimit,
  }: Pick<PrimaryRequest, 'consumption' | 'fieldLimit'>): Promise<Verdict> {
    if (consumption !== null) return this.rateLimiter.consume(consumption);
    if (fieldLimit !== null) return this.rateLimiter.consumeField(fieldLimit);
    throw new Error('the message contains nothing to count');
  }
}
