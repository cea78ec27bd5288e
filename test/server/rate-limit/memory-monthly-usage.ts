/** Monthly usage that is not persisted. */
import type { MonthlyUsage } from '../../../src/shared/limits/rate-limiter.js';

export class MemoryMonthlyUsage implements MonthlyUsage {
  private readonly counts = new Map<string, number>();

  open(): Promise<void> {
    return Promise.resolve();
  }

  isOpen(): boolean {
    return true;
  }

  used(subject: string, month: string): number {
    return this.counts.get(`${month} ${subject}`) ?? 0;
  }

  record(subject: string, month: string, used: number): void {
    this.counts.set(`${month} ${subject}`, Math.max(used, this.used(subject, month)));
  }
}
