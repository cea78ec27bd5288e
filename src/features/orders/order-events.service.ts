/** Following orders: where they stand now, then every change once and in its order. Source: decision 22. */
import type { Bell } from '../../core/bell.js';
import type { Caller } from '../../core/caller.js';
import { invalid, notFound } from '../../core/errors.js';
import type { OrderEvent } from '../../core/orders/order-event.js';
import { demoEvent, DEMO_ORDER_ID } from '../../core/orders/demo-order.js';
import { outageError } from '../../core/outage.js';
import { isUuid } from '../../core/uuid.js';
import type { EventScope, OrderEventStore } from './order-events.ports.js';
import { OrderStream, type StreamStart } from './order-stream.js';

/** Events read at a time. */
const BATCH = 50;

/** Orders whose present state `myOrders` begins with. */
const MOST_PRESENT = 20;

/** Where news of an account's orders are rung. */
export const newsTopic = (accountId: string): string => `orders:${accountId}`;

export type OrderEventsParts = Readonly<{ store: OrderEventStore; bell: Bell }>;

const unknownEvent = () => invalid({ field: 'after', type: 'cursor_invalid' });

/** A failure of the database ends the stream with the word for it; the client goes on from the last event. */
const told = <Value>(promise: Promise<Value>): Promise<Value> =>
  promise.catch((cause: unknown) => {
    throw outageError(cause) ?? cause;
  });

export class OrderEventsService {
  constructor(private readonly parts: OrderEventsParts) {}

  /**
   * The stream fails with NOT_FOUND where the order is missing or another client's, with VALIDATION_FAILED
   * where `after` is none of its events, with UPSTREAM_UNAVAILABLE where the database does not answer.
   *
   * @param after id of the last event that the caller has; null begins with the present state
   */
  ofOrder(orderId: string, after: string | null, caller: Caller): AsyncIterable<OrderEvent> {
    if (caller.mode === 'test') return sandbox(orderId, after);
    const scope = { accountId: caller.accountId, orderId };
    return this.follow(scope, async () => {
      if (!isUuid(orderId)) throw notFound();
      const present = await this.parts.store.present(scope, 1);
      if (present.events.length === 0) throw notFound();
      return after === null ? present : this.resume(scope, after);
    });
  }

  /** The same for all orders of the caller; without `after` it begins with its newest orders. */
  ofAccount(after: string | null, caller: Caller): AsyncIterable<OrderEvent> {
    if (caller.mode === 'test') return sandbox(DEMO_ORDER_ID, after);
    const scope = { accountId: caller.accountId, orderId: null };
    return this.follow(scope, () =>
      after === null ? this.parts.store.present(scope, MOST_PRESENT) : this.resume(scope, after),
    );
  }

  private async resume(scope: EventScope, after: string): Promise<StreamStart> {
    const position = isUuid(after) ? await this.parts.store.positionOf(scope, after) : null;
    if (position === null) throw unknownEvent();
    return { events: [], position };
  }

  private follow(scope: EventScope, begin: () => Promise<StreamStart>): OrderStream {
    const { store, bell } = this.parts;
    return new OrderStream({
      begin: () => told(begin()),
      read: (position) => told(store.after(scope, position, BATCH)),
      listen: (wake) => bell.listen(newsTopic(scope.accountId), wake),
    });
  }
}

/** The demo order has one event and will have no other. */
function sandbox(orderId: string, after: string | null): OrderStream {
  const event = demoEvent();
  return new OrderStream({
    begin: async () => {
      if (orderId !== DEMO_ORDER_ID) throw notFound();
      if (after !== null && after !== event.id) throw unknownEvent();
      return Promise.resolve({ events: after === null ? [event] : [], position: null });
    },
    read: () => Promise.resolve([]),
    listen: () => () => undefined,
  });
}
