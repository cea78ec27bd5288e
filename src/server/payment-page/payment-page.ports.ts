/** What the simulated payment page needs of the modules. */
import type { OrderPhase } from '../../modules/orders/domain/order-phase.js';
import type { OrderAmounts } from '../../modules/orders/domain/order.js';

/** `isOpen`: it can be paid on. */
export type PayablePage = Readonly<{
  providerRef: string;
  orderId: string;
  serviceKey: string;
  amounts: OrderAmounts;
  phase: OrderPhase;
  isOpen: boolean;
}>;

export interface PayablePages {
  /** null where there is no page of that name. */
  show(providerRef: string): Promise<PayablePage | null>;
}

/** Reports a payment as the provider would: signed, and through the same transport. */
export type ReportPayment = (
  page: Readonly<{ providerRef: string; orderId: string; totalCents: number }>,
) => Promise<void>;

/** Where a link of ours leads. `url`: of the open page; null where there is nothing to be paid. */
type FollowedLink = Readonly<{ serviceKey: string; phase: OrderPhase; url: string | null }>;

export interface PaymentLinks {
  /** null where the name is none of ours. */
  follow(name: string): Promise<FollowedLink | null>;
}
