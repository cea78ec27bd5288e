/** Ports of the reconciliation. */
import type { PaidPage, PaymentEvent } from '../payments/domain/payment-event.js';

/** `at`: by the provider's clock; null if unknown. */
export type ProviderEvent = Readonly<{ paymentEvent: PaymentEvent; at: Date | null }>;

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
