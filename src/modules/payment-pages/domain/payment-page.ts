/** Ports of hosted payment pages. Money is whole cents. */
import type { Language } from '../../../shared/language.js';
import type { OrderPhase } from '../../orders/domain/order-phase.js';
import type { OrderAmounts } from '../../orders/domain/order.js';
import type { PaymentPage } from '../../orders/domain/order-record.js';

/**
 * `sequence`: number of earlier pages; with the order's id it makes opening idempotent. `email`: prefills the form.
 * `language`: null if unknown. `isMonthly`: charged every month, if the provider supports it.
 */
export type PageOrder = Readonly<{
  orderId: string;
  sequence: number;
  title: string;
  totalCents: number;
  email: string | null;
  language: Language | null;
  isMonthly: boolean;
}>;

export interface Payments {
  /** Whether payments are real money. */
  readonly isLive: boolean;
  /** @throws UPSTREAM_UNAVAILABLE if the provider does not respond */
  openPage(order: PageOrder): Promise<PaymentPage>;
  /**
   * Prevents further payments on the page. `paid`: it has been paid.
   * @throws UPSTREAM_UNAVAILABLE if the provider does not respond
   */
  closePage(providerRef: string): Promise<'closed' | 'paid'>;
}

/** A page as the simulated provider shows it. `isOpen`: it can be paid. */
export type ShownPage = Readonly<{
  providerRef: string;
  orderId: string;
  serviceKey: string;
  amounts: OrderAmounts;
  phase: OrderPhase;
  isOpen: boolean;
  language: Language | null;
}>;
