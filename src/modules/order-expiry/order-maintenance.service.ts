/** Maintenance jobs: send emails, expire unpaid orders. */
import { ScheduledJob } from '../../shared/scheduled-job.js';
import { expiredBefore } from '../orders/domain/order-phase.js';
import type { OutboxService } from '../outbox/outbox.service.js';
import type { Report } from '../../shared/report.js';

const DRAIN_EVERY_MS = 5_000;
const EXPIRE_EVERY_MS = 60_000;

/** `conservativeNow`: earlier of application and database clock, as expiry is not undone. */
export type OrderMaintenanceDependencies = Readonly<{
  store: Readonly<{ expire: (placedBefore: Date, now: Date) => Promise<number> }>;
  outbox: Pick<OutboxService, 'drain'>;
  conservativeNow: () => Promise<Date>;
  report: Report;
}>;

export class OrderMaintenance {
  private readonly emails: ScheduledJob;
  private readonly expiry: ScheduledJob;

  constructor(private readonly deps: OrderMaintenanceDependencies) {
    this.emails = new ScheduledJob({ everyMs: DRAIN_EVERY_MS, run: () => deps.outbox.drain() });
    this.expiry = new ScheduledJob({
      everyMs: EXPIRE_EVERY_MS,
      run: () => this.expireAll(),
      report: (cause) => {
        deps.report('unpaid orders could not be ended', cause);
      },
    });
  }

  /** Starts the jobs at once; `close` stops them. */
  start(): void {
    this.emails.start();
    this.expiry.start();
  }

  /** Waits for running work. */
  async close(): Promise<void> {
    await Promise.all([this.expiry.close(), this.emails.close()]);
    await this.deps.outbox.drain();
  }

  /** Expires unpaid orders and returns their discounts. Never fails. */
  expire(): Promise<void> {
    return this.expiry.run();
  }

  private async expireAll(): Promise<void> {
    const { store, conservativeNow } = this.deps;
    const now = await conservativeNow();
    while ((await store.expire(expiredBefore(now), now)) > 0);
  }
}
