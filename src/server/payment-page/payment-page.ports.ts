/** What the simulated payment page needs from the modules. */
import type { Language } from '../../shared/language.js';
import type { OrderPhase } from '../../modules/orders/domain/order-phase.js';
import type { ShownPage } from '../../modules/payment-pages/domain/payment-page.js';

export interface PayablePages {
  /** null if it does not exist */
  show(providerRef: string): Promise<ShownPage | null>;
}

/** Reports a payment as the provider would, signed. */
export type ReportPayment = (
  page: Readonly<{ providerRef: string; orderId: string; totalCents: number }>,
) => Promise<void>;

/** `url`: the open payment page; null if nothing is payable. */
type FollowedLink = Readonly<{
  orderId: string;
  serviceKey: string;
  language: Language | null;
  phase: OrderPhase;
  url: string | null;
}>;

export interface PaymentLinks {
  /** null if the name is not a link of ours */
  follow(name: string): Promise<FollowedLink | null>;
}
