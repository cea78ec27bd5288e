/** Subscriptions to orders: the present state, then every change once, in order. Source. */
import type { EventBus } from '../../shared/event-bus.js';
import type { Caller } from '../../shared/caller.js';
import { invalid, notFound } from '../../shared/errors.js';
import { isFinalEvent, type OrderEvent } from '../orders/domain/order-event.js';
import { demoEvent, DEMO_ORDER_ID } from '../orders/domain/demo-order.js';
import { isUuid } from '../../shared/uuid.js';
import type { EventPosition, EventScope, PlacedEvent } from './order-events.ports.js';
import type { PostgresOrderEvents } from './order-events.repository.js';
import { OrderStream, type StreamStart } from './order-stream.js';

const BATCH = 50;

/** Number of orders with which `myOrders` begins. */
const MOST_PRESENT = 20;

export const orderTopic = (accountId: string): string => `orders:${accountId}`;

export type OrderEventsDependencies = Readonly<{
  store: Pick<PostgresOrderEvents, 'present' | 'positionOf' | 'after'>;
  eventBus: EventBus;
}>;

const unknownEvent = () => invalid({ field: 'after', type: 'cursor_invalid' });

/**
 * Shares one read among subscribers woken by one message. Only within one turn: an older read could miss the change.
 */
class SharedReads {
  private readonly begun = new Map<string, Promise<readonly PlacedEvent[]>>();

  constructor(private readonly store: Pick<PostgresOrderEvents, 'after'>) {}

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

  constructor(private readonly deps: OrderEventsDependencies) {
    this.reads = new SharedReads(deps.store);
  }

  /**
   * Completes after the final event, or at once if that is `after`. Fails with NOT_FOUND if the order does not exist or
   * belongs to another account, VALIDATION_FAILED if `after` is not one of its events.
   *
   * @param after id of the client's last event; null begins with the present state
   */
  ofOrder(orderId: string, after: string | null, caller: Caller): AsyncIterable<OrderEvent> {
    if (caller.mode === 'test') return sandbox(orderId, after);
    const scope = { accountId: caller.accountId, orderId };
    return this.follow(scope, async () => {
      if (!isUuid(orderId)) throw notFound();
      const present = await this.deps.store.present(scope, 1);
      const last = present.events.at(-1);
      if (last === undefined) throw notFound();
      const isFinal = isFinalEvent(last);
      if (after === null) return { ...present, isFinal };
      const position = await this.positionAfter(scope, after);
      return { events: [], position, isFinal: isFinal && after === last.id };
    });
  }

  /** As `ofOrder`, for all orders; without `after` it begins with the newest. */
  ofAccount(after: string | null, caller: Caller): AsyncIterable<OrderEvent> {
    if (caller.mode === 'test') return sandbox(DEMO_ORDER_ID, after);
    const scope = { accountId: caller.accountId, orderId: null };
    return this.follow(scope, async () => {
      if (after === null) {
        const present = await this.deps.store.present(scope, MOST_PRESENT);
        return { ...present, isFinal: false };
      }
      return { events: [], position: await this.positionAfter(scope, after), isFinal: false };
    });
  }

  private async positionAfter(scope: EventScope, after: string): Promise<EventPosition> {
    const position = isUuid(after) ? await this.deps.store.positionOf(scope, after) : null;
    if (position === null) throw unknownEvent();
    return position;
  }

  private follow(scope: EventScope, begin: () => Promise<StreamStart>): OrderStream {
    const { eventBus } = this.deps;
    return new OrderStream({
      begin,
      read: (position) => this.reads.after(scope, position),
      subscribe: (wake) => eventBus.subscribe(orderTopic(scope.accountId), wake),
      isFinal: (event) => scope.orderId !== null && isFinalEvent(event),
    });
  }
}

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
    subscribe: () => () => undefined,
    isFinal: () => true,
  });
}
