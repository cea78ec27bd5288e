/** Ports of the order list. */
import type { OrderPosition } from '../billing/domain/order-cursor.js';
import type { OrderPhase } from './domain/order-phase.js';
import type { OrderRecord } from './orders.ports.js';

/** null: no filter. `country`: lower case. */
export type OrderFilter = Readonly<{
  phase: OrderPhase | null;
  serviceKey: string | null;
  country: string | null;
}>;

/** `first`: at least 1. `after`: null on the first page. */
export type OrderListOptions = Readonly<{
  first: number;
  after: OrderPosition | null;
  filter: OrderFilter;
}>;

export type FoundOrders = Readonly<{ records: readonly OrderRecord[]; total: number }>;

export interface OrderList {
  /** Newest first, in their phase at `now`; `total`: on all pages. */
  find(accountId: string, options: OrderListOptions, now: Date): Promise<FoundOrders>;
}
