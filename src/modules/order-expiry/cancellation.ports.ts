/** Ports of cancellation. */
import type { OrderRecord } from '../orders/orders.ports.js';

/** `actor`: for the audit log. `page`: the payment page that was closed; null without one. */
export type Cancelling = Readonly<{
  at: Date;
  actor: Readonly<{ name: string; requestId: string }>;
  page: string | null;
}>;

export interface CancellationStore {
  find(accountId: string, orderId: string): Promise<OrderRecord | null>;
  /** Cancels order, discount and page in one transaction. `paid`: the order was paid meanwhile; nothing changes. */
  cancel(orderId: string, cancelling: Cancelling): Promise<'cancelled' | 'paid'>;
}
