/** Maintenance jobs: send emails, expire unpaid orders. */
import { expiredBefore } from '../orders/domain/order-phase.js';
import type { OutboxService } from '../outbox/outbox.service.js';

const DRAIN_EVERY_MS = 5_000;
const EXPIRE_EVERY_MS = 60_000;

/** `conservativeNow`: earlier of application and database clock, as expiry is not undone. */
export type OrderMaintenanceDependencies = Readonly<{
  store: Readonly<{ expire: (placedBefore: Date, now: Date) => Promise<number> }>;
  outbox: Pick<OutboxService, 'drain'>;
  conservativeNow: () => Promise<Date>;
  report: (problem: string, cause: unknown) => void;
}>;

export class OrderMaintenance {
  private timers: NodeJS.Timeout[] = [];
  private expiring: Promise<void> | null = null;

  constructor(private readonly parts: OrderMaintenanceDependencies) {}

  /** Starts the jobs at once; `close` stops them. */
  start(): void {
    const drain = () => void this.parts.outbox.drain();
    const expire = () => void this.expire();
    drain();
    expire();
    this.timers = [
      setInterval(drain, DRAIN_EVERY_MS).unref(),
      setInterval(expire, EXPIRE_EVERY_MS).unref(),
    ];
  }

  /** Waits for running work. */
  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.timers = [];
    await Promise.all([this.expiring, this.parts.outbox.drain()]);
  }

  /** Expires unpaid orders and returns their discounts. Never fails. */
  expire(): Promise<void> {
    this.expiring ??= this.expireAll().finally(() => {
      this.expiring = null;
    });
    return this.expiring;
  }

  private async expireAll(): Promise<void> {
    const { store, conservativeNow, report } = this.parts;
    try {
      const now = await conservativeNow();
      while ((await store.expire(expiredBefore(now), now)) > 0);
    } catch (cause) {
      report('unpaid orders could not be ended', cause);
    }
  }
}
