/** Ports of order events. */
import type { OrderEvent } from '../orders/domain/order-event.js';

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

export interface OrderEventStore {
  /** Latest events of the newest orders, at most `most`. */
  present(scope: EventScope, most: number): Promise<PresentEvents>;
  /** @returns null if the event is not in the scope */
  positionOf(scope: EventScope, eventId: string): Promise<EventPosition | null>;
  /** In chronological order, at most `most`. */
  after(scope: EventScope, position: EventPosition, most: number): Promise<readonly PlacedEvent[]>;
}

/** `accountIds`: with events after a position. `position`: of the last of them. */
export type OrderChange = Readonly<{ accountIds: readonly string[]; position: EventPosition }>;

export interface OrderChangeFeed {
  /** Position of the last event; 0 without events. */
  last(): Promise<EventPosition>;
  since(position: EventPosition): Promise<OrderChange>;
}
