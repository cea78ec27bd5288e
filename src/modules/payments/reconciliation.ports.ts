/** What reconciling with the payment provider needs from outside. */
import type { PaidPage, PaymentEvent } from './domain/payment-event.js';

/** `at`: when it happened, by the provider's clock; null where it does not say so. */
export type ProviderEvent = Readonly<{ notice: PaymentEvent; at: Date | null }>;

/** Newest first. `next`: where the following page begins; null on the last one. */
export type EventPage = Readonly<{ events: readonly ProviderEvent[]; next: string | null }>;

/** `over`: nobody can pay there any more, and nobody has. */
export type PageState =
  Readonly<{ kind: 'open' | 'over' }> | Readonly<{ kind: 'paid'; page: PaidPage; isLive: boolean }>;

/** What the provider knows of us. */
export interface ProviderLedger {
  /**
   * @param since null: as far back as the provider remembers
   * @param after `next` of the page before; null at the start
   * @throws UPSTREAM_UNAVAILABLE where the provider does not answer.
   */
  events(since: Date | null, after: string | null): Promise<EventPage>;
  /** @throws UPSTREAM_UNAVAILABLE where the provider does not answer. */
  pageState(providerRef: string): Promise<PageState>;
}

/** `isOfCancelled`: nobody is to pay there any more. */
export type RequestedPage = Readonly<{ providerRef: string; isOfCancelled: boolean }>;

export interface ReconciliationStore {
  /** Up to where the provider's events are known; null before the first reconciliation. */
  watermark(): Promise<Date | null>;
  /** Never goes back. */
  advance(watermark: Date): Promise<void>;
  /** Which of these events were never received. */
  unknown(eventIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Received and not settled: it is tried again at each reconciliation, and an operator can see it. */
  keepUnsettled(notice: PaymentEvent): Promise<void>;
  /**
   * Notices received so many seconds ago and not settled, at most `most`: those that were not tried for the longest time.
   */
  unsettled(seconds: number, most: number): Promise<readonly PaymentEvent[]>;
  /**
   * Pages of unpaid orders that are to be asked about, at most `most`; nobody else asks about them meanwhile.
   * The older a page, the longer until it is asked about again.
   */
  pagesToAsk(now: Date, most: number): Promise<readonly RequestedPage[]>;
  /** Nobody can pay on the page: the next reader of its order gets a new one. */
  closePage(providerRef: string, now: Date): Promise<void>;
}
