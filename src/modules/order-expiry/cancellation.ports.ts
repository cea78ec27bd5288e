/** Ports of cancellation. */
import type { OrderRecord } from '../orders/orders.ports.js';

/** `actor`: for the audit log. `page`: the payment page that was closed; null without one. */
export type Cancelling = Readonly<{
  at: Date;
  actor: Readonly<{ name: string; requestId: string }>;
  page: string | null;
}>;

/** `paid`, `missing`: the order was paid or deleted meanwhile; nothing changes. */
export type CancellationOutcome = 'cancelled' | 'paid' | 'missing';

export interface CancellationStore {
  find(accountId: string, orderId: string): Promise<OrderRecord | null>;
  /** Cancels order, discount and page in one transaction. */
  cancel(orderId: string, cancelling: Cancelling): Promise<CancellationOutcome>;
}
