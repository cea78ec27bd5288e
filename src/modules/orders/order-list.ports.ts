/** What listing orders needs of the tables. */
import type { OrderPosition } from '../billing/domain/order-cursor.js';
import type { OrderPhase } from './domain/order-phase.js';
import type { OrderRecord } from './orders.ports.js';

/** Each null where any will do. `country`: lower case. */
export type OrderFilter = Readonly<{
  phase: OrderPhase | null;
  serviceKey: string | null;
  country: string | null;
}>;

/** `first`: at least 1. `after`: null at the start. */
export type OrderListOptions = Readonly<{
  first: number;
  after: OrderPosition | null;
  filter: OrderFilter;
}>;

export type FoundOrders = Readonly<{ records: readonly OrderRecord[]; total: number }>;

export interface OrderList {
  /** Newest first, as they stand at `now`; `total`: on all pages. */
  find(accountId: string, options: OrderListOptions, now: Date): Promise<FoundOrders>;
}
