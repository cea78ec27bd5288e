/** What the simulated payment page needs from the modules. */
import type { OrderPhase } from '../../modules/orders/domain/order-phase.js';
import type { OrderAmounts } from '../../modules/orders/domain/order.js';

/** `isOpen`: whether it can still be paid. */
export type PayablePage = Readonly<{
  providerRef: string;
  orderId: string;
  serviceKey: string;
  amounts: OrderAmounts;
  phase: OrderPhase;
  isOpen: boolean;
}>;

export interface PayablePages {
  /** null if it does not exist */
  show(providerRef: string): Promise<PayablePage | null>;
}

/** Reports a payment as the provider would, signed. */
export type ReportPayment = (
  page: Readonly<{ providerRef: string; orderId: string; totalCents: number }>,
) => Promise<void>;

/** `url`: the open payment page; null if nothing is payable. */
type FollowedLink = Readonly<{ serviceKey: string; phase: OrderPhase; url: string | null }>;

export interface PaymentLinks {
  /** null if the name is not a link of ours */
  follow(name: string): Promise<FollowedLink | null>;
}
