/** What cancelling orders needs from outside. */
import type { OrderRecord } from '../orders/orders.ports.js';

/** `actor`: for the audit log. `page`: on which nobody can pay any more; null where there is none. */
export type Cancelling = Readonly<{
  at: Date;
  actor: Readonly<{ name: string; requestId: string }>;
  page: string | null;
}>;

export interface CancellationStore {
  find(accountId: string, orderId: string): Promise<OrderRecord | null>;
  /** Order, discount and page together, once. `paid`: it was paid meanwhile, and nothing is changed. */
  cancel(orderId: string, cancelling: Cancelling): Promise<'cancelled' | 'paid'>;
}
