/**
 * Reconciles with the payment provider, as webhooks may be lost: every event not received and every page of an unpaid
 * order goes through the same settlement. Source: D-96.
 */
import { ScheduledJob } from '../../shared/scheduled-job.js';
import { isOutage } from '../../shared/outage.js';
import type { EventOutcome, PaymentEvent } from '../payments/domain/payment-event.js';
import type { Payments } from '../payment-pages/domain/payment-page.js';
import type { ProviderEvent, ProviderLedger } from './reconciliation.ports.js';
import type { PostgresReconciliation, RequestedPage } from './reconciliation.repository.js';
import type { ClockAndIds } from '../../shared/runtime.js';
import type { Report } from '../../shared/report.js';

const SECOND_MS = 1_000;
/** Events may become visible late, and the clocks differ. */
const OVERLAP_MS = 600 * SECOND_MS;
/** A younger event may still be in settlement. */
const UNSETTLED_AFTER_SECONDS = 5;
/** A younger event may still be in delivery; it is not lost. */
const LATE_AFTER_MS = 60 * SECOND_MS;
const EVENTS_AT_ONCE = 100;
const PAGES_AT_ONCE = 10;

/** Corrections of one run. `failed`: retried in the next one. */
export type Corrections = Readonly<{
  events: number;
  pages: number;
  inbox: number;
  failed: number;
}>;

/** `corrected`: called after each run. */
export type ReconciliationDependencies = Readonly<{
  ledger: ProviderLedger;
  pages: Pick<Payments, 'closePage'>;
  store: PostgresReconciliation;
  settle: (paymentEvent: PaymentEvent) => Promise<EventOutcome>;
  runtime: Pick<ClockAndIds, 'now'>;
  intervalMs: number;
  report: Report;
  corrected: (counts: Corrections) => void;
}>;

const isEffect = (outcome: EventOutcome | 'failed'): boolean =>
  outcome !== 'duplicate' && outcome !== 'ignored' && outcome !== 'failed';

export class Reconciliation {
  private readonly job: ScheduledJob;
  private counts = { events: 0, pages: 0, inbox: 0, failed: 0 };

  constructor(private readonly deps: ReconciliationDependencies) {
    this.job = new ScheduledJob({ everyMs: deps.intervalMs, run: () => this.round() });
  }

  /** Starts at once; `close` stops it. */
  start(): void {
    this.job.start();
  }

  /** Waits for running work. */
  close(): Promise<void> {
    return this.job.close();
  }

  /** Never fails: the next run repeats what failed. */
  reconcile(): Promise<void> {
    return this.job.run();
  }

  private async round(): Promise<void> {
    this.counts = { events: 0, pages: 0, inbox: 0, failed: 0 };
    await this.step('payment events were not settled again', () => this.settleInbox());
    await this.step('the provider’s events could not be read', () => this.readEvents());
    await this.step('payment pages could not be read', () => this.askPages());
    this.deps.corrected(this.counts);
  }

  private async step(problem: string, work: () => Promise<void>): Promise<void> {
    try {
      if (!this.job.isClosed) await work();
    } catch (cause) {
      this.deps.report(problem, cause);
    }
  }

  private async settleInbox(): Promise<void> {
    const { store } = this.deps;
    for (const paymentEvent of await store.unsettled(UNSETTLED_AFTER_SECONDS, EVENTS_AT_ONCE)) {
      if ((await this.settle(paymentEvent)) !== 'failed') this.counts.inbox += 1;
    }
  }

  /** Moves the watermark only after all pages, so that an interrupted run is repeated. */
  private async readEvents(): Promise<void> {
    const { ledger, store } = this.deps;
    const watermark = await store.watermark();
    const since = watermark === null ? null : new Date(watermark.getTime() - OVERLAP_MS);
    let newest: Date | null = null;
    let after: string | null = null;
    do {
      if (this.job.isClosed) return;
      const { events, next } = await ledger.events(since, after);
      newest = this.later(newest, events);
      await this.takeUnknown(events);
      after = next;
    } while (after !== null);
    if (newest !== null) await store.advance(newest);
  }

  /** Ignores future times, which would hide all events until then. */
  private later(newest: Date | null, events: readonly ProviderEvent[]): Date | null {
    const latest = this.deps.runtime.now().getTime() + OVERLAP_MS;
    const times = [newest, ...events.map(({ at }) => at)].flatMap((at) => at?.getTime() ?? []);
    const past = times.filter((time) => time <= latest);
    return past.length === 0 ? null : new Date(Math.max(...past));
  }

  private async takeUnknown(events: readonly ProviderEvent[]): Promise<void> {
    const { store, runtime } = this.deps;
    const unknown = await store.unknown(events.map(({ paymentEvent }) => paymentEvent.eventId));
    for (const { paymentEvent, at } of events.filter((one) =>
      unknown.has(one.paymentEvent.eventId),
    )) {
      const outcome = await this.settle(paymentEvent);
      const isLate = at !== null && runtime.now().getTime() - at.getTime() > LATE_AFTER_MS;
      if (isLate && isEffect(outcome)) this.counts.events += 1;
    }
  }

  /** In small batches: if the provider fails, claimed pages wait for their next turn. */
  private async askPages(): Promise<void> {
    const { store, runtime } = this.deps;
    let pages: readonly RequestedPage[];
    do {
      pages = await store.pagesToAsk(runtime.now(), PAGES_AT_ONCE);
      for (const page of pages) {
        await this.askPage(page).catch((cause: unknown) => {
          this.pageFailed(page, cause);
        });
      }
    } while (pages.length > 0 && !this.job.isClosed);
  }

  /** A failed page does not block others. @throws UPSTREAM_UNAVAILABLE if the provider does not respond */
  private pageFailed({ providerRef }: RequestedPage, cause: unknown): void {
    if (isOutage(cause)) throw cause;
    this.deps.report(`the page ${providerRef} could not be read`, cause);
    this.counts.failed += 1;
  }

  /** A cancelled order has an open page if it was opened during the cancellation. */
  private async askPage({ providerRef, isOfCancelled }: RequestedPage): Promise<void> {
    const { ledger, pages, store, runtime } = this.deps;
    if (isOfCancelled) await pages.closePage(providerRef);
    const state = await ledger.pageState(providerRef);
    if (state.kind === 'over') await store.closePage(providerRef, runtime.now());
    if (state.kind !== 'paid') return;
    const { page, isLive } = state;
    const eventId = `page:${providerRef}`;
    const outcome = await this.settle({ eventId, eventType: 'page.asked', isLive, page });
    if (isEffect(outcome)) this.counts.pages += 1;
  }

  /**
   * Stores an event that cannot be settled, so that it does not block later ones.
   * @throws UPSTREAM_UNAVAILABLE if the database does not respond
   */
  private async settle(paymentEvent: PaymentEvent): Promise<EventOutcome | 'failed'> {
    const { settle, store, report } = this.deps;
    try {
      return await settle(paymentEvent);
    } catch (cause) {
      if (isOutage(cause)) throw cause;
      await store.keepUnsettled(paymentEvent);
      report(`the payment event ${paymentEvent.eventId} could not be settled`, cause);
      this.counts.failed += 1;
      return 'failed';
    }
  }
}
