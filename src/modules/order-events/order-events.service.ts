/** Following orders: where they stand now, then every change once and in its order. Source. */
import type { EventBus } from '../../shared/event-bus.js';
import type { Caller } from '../../shared/caller.js';
import { invalid, notFound } from '../../shared/errors.js';
import { isFinalEvent, type OrderEvent } from '../orders/domain/order-event.js';
import { demoEvent, DEMO_ORDER_ID } from '../orders/domain/demo-order.js';
import { outageError } from '../../shared/outage.js';
import { isUuid } from '../../shared/uuid.js';
import type {
  EventPosition,
  EventScope,
  OrderEventStore,
  PlacedEvent,
} from './order-events.ports.js';
import { OrderStream, type StreamStart } from './order-stream.js';

/** Events read at a time. */
const BATCH = 50;

/** Orders whose present state `myOrders` begins with. */
const MOST_PRESENT = 20;

/** Where news of an account's orders are rung. */
export const orderTopic = (accountId: string): string => `orders:${accountId}`;

export type OrderEventsDependencies = Readonly<{ store: OrderEventStore; eventBus: EventBus }>;

const unknownEvent = () => invalid({ field: 'after', type: 'cursor_invalid' });

/** A failure of the database ends the stream with the word for it; the client goes on from the last event. */
const told = <Value>(promise: Promise<Value>): Promise<Value> =>
  promise.catch((cause: unknown) => {
    throw outageError(cause) ?? cause;
  });

/**
 * One read for all who ask the same in one turn: those who follow an account are woken by one ring. Never longer: a
 * read that began before the ring could miss what it was rung for.
 */
class SharedReads {
  private readonly begun = new Map<string, Promise<readonly PlacedEvent[]>>();

  constructor(private readonly store: Pick<OrderEventStore, 'after'>) {}

  after(scope: EventScope, position: EventPosition): Promise<readonly PlacedEvent[]> {
    const name = [scope.accountId, scope.orderId, position].join(' ');
    const known = this.begun.get(name);
    if (known !== undefined) return known;
    const read = this.store.after(scope, position, BATCH);
    this.begun.set(name, read);
    process.nextTick(() => this.begun.delete(name));
    return read;
  }
}

export class OrderEventsService {
  private readonly reads: SharedReads;

  constructor(private readonly parts: OrderEventsDependencies) {
    this.reads = new SharedReads(parts.store);
  }

  /**
   * Completes behind a final event; where none follows `after`, at once.
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
      const last = present.events.at(-1);
      if (last === undefined) throw notFound();
      const isFinal = isFinalEvent(last);
      if (after === null) return { ...present, isFinal };
      const position = await this.positionAfter(scope, after);
      return { events: [], position, isFinal: isFinal && after === last.id };
    });
  }

  /** The same for all orders of the caller; without `after` it begins with its newest orders. */
  ofAccount(after: string | null, caller: Caller): AsyncIterable<OrderEvent> {
    if (caller.mode === 'test') return sandbox(DEMO_ORDER_ID, after);
    const scope = { accountId: caller.accountId, orderId: null };
    return this.follow(scope, async () => {
      if (after === null) {
        const present = await this.parts.store.present(scope, MOST_PRESENT);
        return { ...present, isFinal: false };
      }
      return { events: [], position: await this.positionAfter(scope, after), isFinal: false };
    });
  }

  private async positionAfter(scope: EventScope, after: string): Promise<EventPosition> {
    const position = isUuid(after) ? await this.parts.store.positionOf(scope, after) : null;
    if (position === null) throw unknownEvent();
    return position;
  }

  private follow(scope: EventScope, begin: () => Promise<StreamStart>): OrderStream {
    const { eventBus } = this.parts;
    return new OrderStream({
      begin: () => told(begin()),
      read: (position) => told(this.reads.after(scope, position)),
      listen: (wake) => eventBus.listen(orderTopic(scope.accountId), wake),
      isFinal: (event) => scope.orderId !== null && isFinalEvent(event),
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
      return Promise.resolve({
        events: after === null ? [event] : [],
        position: null,
        isFinal: true,
      });
    },
    read: () => Promise.resolve([]),
    listen: () => () => undefined,
    isFinal: () => true,
  });
}
