/** Ports of the reconciliation. */
import type { PaidPage, PaymentEvent } from './domain/payment-event.js';

/** `at`: by the provider's clock; null if unknown. */
export type ProviderEvent = Readonly<{ notice: PaymentEvent; at: Date | null }>;

/** Newest first. `next`: null on the last page. */
export type EventPage = Readonly<{ events: readonly ProviderEvent[]; next: string | null }>;

/** `over`: unpaid and no longer payable. */
export type PageState =
  Readonly<{ kind: 'open' | 'over' }> | Readonly<{ kind: 'paid'; page: PaidPage; isLive: boolean }>;

/** The payment provider's records. */
export interface ProviderLedger {
  /**
   * @param since null for all available events
   * @param after `next` of the previous page; null at the start
   * @throws UPSTREAM_UNAVAILABLE if the provider does not respond
   */
  events(since: Date | null, after: string | null): Promise<EventPage>;
  /** @throws UPSTREAM_UNAVAILABLE if the provider does not respond */
  pageState(providerRef: string): Promise<PageState>;
}

/** `isOfCancelled`: the order is cancelled, so the page must not be payable. */
export type RequestedPage = Readonly<{ providerRef: string; isOfCancelled: boolean }>;

export interface ReconciliationStore {
  /** Time up to which the provider's events are known; null before the first run. */
  watermark(): Promise<Date | null>;
  /** Never moves back. */
  advance(watermark: Date): Promise<void>;
  /** Ids of events never received. */
  unknown(eventIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Stores an unsettled event: retried at each run, and visible to operators. */
  keepUnsettled(notice: PaymentEvent): Promise<void>;
  /** Events received at least `seconds` ago, at most `most`, the longest untried first. */
  unsettled(seconds: number, most: number): Promise<readonly PaymentEvent[]>;
  /** Claims pages of unpaid orders, at most `most`. The interval between checks grows with a page's age. */
  pagesToAsk(now: Date, most: number): Promise<readonly RequestedPage[]>;
  /** The next read of the order opens a new page. */
  closePage(providerRef: string, now: Date): Promise<void>;
}
