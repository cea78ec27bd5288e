/** What hosted payment pages need from outside. Money is whole cents. */
import type { OrderPhase } from '../orders/domain/order-phase.js';
import type { OrderAmounts } from '../orders/domain/order.js';
import type { PaymentPage } from '../orders/orders.ports.js';

/**
 * What a page is opened for. `sequence`: how many pages the order had before; with the order's id it names the page,
 * so that opening it twice gives one page. `email`: fills in the payer's field. `isMonthly`: the sum is taken again each
 * month, where the provider can do that.
 */
export type PageOrder = Readonly<{
  orderId: string;
  sequence: number;
  title: string;
  totalCents: number;
  email: string | null;
  isMonthly: boolean;
}>;

/** The payment provider. */
export interface Payments {
  /** Whether payments are real money. */
  readonly isLive: boolean;
  /** @throws UPSTREAM_UNAVAILABLE where the provider does not answer. */
  openPage(order: PageOrder): Promise<PaymentPage>;
  /**
   * Makes sure that nobody pays there any more; `paid`: somebody has.
   * @throws UPSTREAM_UNAVAILABLE where the provider does not answer.
   */
  closePage(providerRef: string): Promise<'closed' | 'paid'>;
}

/** A page as the simulated provider shows it. `isOpen`: it can be paid on. */
export type ShownPage = Readonly<{
  providerRef: string;
  orderId: string;
  serviceKey: string;
  amounts: OrderAmounts;
  phase: OrderPhase;
  isOpen: boolean;
}>;

export interface PageStore {
  /**
   * Keeps the page as the order's open one in place of `replaces`.
   * @param change `totalCents`: what the page asks for
   * @returns the page that is open now: another one where somebody was faster; null where the order's sum has changed
   * since the page was opened: nothing is kept then.
   */
  keep(
    orderId: string,
    page: PaymentPage,
    change: Readonly<{ replaces: string | null; totalCents: number; at: Date }>,
  ): Promise<PaymentPage | null>;
  show(providerRef: string, now: Date): Promise<ShownPage | null>;
  /** Pages that are closed here and may still be open at the provider, at most `most`. */
  toExpire(now: Date, most: number): Promise<readonly string[]>;
  expired(providerRef: string): Promise<void>;
}
