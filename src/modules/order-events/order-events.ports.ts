/** What following orders needs from outside. */
import type { OrderEvent } from '../orders/domain/order-event.js';

/** A place in the row of all events; later events have higher ones. A bigint, as text. */
export type EventPosition = string;

export type PlacedEvent = OrderEvent & Readonly<{ accountId: string; position: EventPosition }>;

/** Whose events: of one account, of one order of it where `orderId` is reported. */
export type EventScope = Readonly<{ accountId: string; orderId: string | null }>;

/** `events`: the last one of each order, oldest first. `position`: where the events begin that are not in it. */
export type PresentEvents = Readonly<{
  events: readonly PlacedEvent[];
  position: EventPosition;
}>;

export interface OrderEventStore {
  /** Where orders stand now: of the newest ones, at most `most`. */
  present(scope: EventScope, most: number): Promise<PresentEvents>;
  /** Place of an event of that scope; null where it has no such event. */
  positionOf(scope: EventScope, eventId: string): Promise<EventPosition | null>;
  /** In the order in which they happened, at most `most`. */
  after(scope: EventScope, position: EventPosition, most: number): Promise<readonly PlacedEvent[]>;
}

/** `accountIds`: whose orders have events behind a position. `position`: of the last of them. */
export type OrderChange = Readonly<{ accountIds: readonly string[]; position: EventPosition }>;

export interface OrderChangeFeed {
  /** Position of the last event; 0 where there is none. */
  last(): Promise<EventPosition>;
  since(position: EventPosition): Promise<OrderChange>;
}
