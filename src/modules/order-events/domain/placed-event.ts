/** Order events with their place in the sequence of all. */
import type { OrderEvent } from '../../orders/domain/order-event.js';

/** Position in the sequence of all events, ascending. A bigint, as text. */
export type EventPosition = string;

export type PlacedEvent = OrderEvent & Readonly<{ accountId: string; position: EventPosition }>;

/** Events of one account or of one order. `orderId`: null for all orders. */
export type EventScope = Readonly<{ accountId: string; orderId: string | null }>;

/** `events`: the latest of each order, oldest first. `position`: newer events follow it. */
export type PresentEvents = Readonly<{
  events: readonly PlacedEvent[];
  position: EventPosition;
}>;

/** `accountIds`: with events after a position. `position`: of the last of them. */
export type OrderChange = Readonly<{ accountIds: readonly string[]; position: EventPosition }>;
