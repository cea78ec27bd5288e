/** Subscriptions to orders: the present state, then every change once, in order. Source, D-275. */
import type { EventBus } from '../../shared/event-bus.js';
import type { Caller } from '../../shared/caller.js';
import { invalid, notFound } from '../../shared/errors.js';
import { isFinalEvent, type OrderEvent } from '../orders/domain/order-event.js';
import { demoEvent, DEMO_ORDER_ID } from '../orders/domain/demo-order.js';
import { isUuid } from '../../shared/uuid.js';
import type { EventPosition, EventScope, PlacedEvent } from './domain/placed-event.js';
import type { PostgresOrderEvents } from './order-events.repository.js';
import { PositionStream, type StreamStart } from '../../shared/position-stream.js';

const BATCH = 50;

/** Number of orders with which `myOrders` begins. */
const MAX_PRESENT = 20;

export const orderTopic = (accountId: string): string => `orders:${accountId}`;

type EventStore = Pick<PostgresOrderEvents, 'present' | 'positionOf' | 'after'>;

/** Of test clocks; the lineage of the key takes the place of the account. */
export type TestEventStore = EventStore &
  Readonly<{ isRunning: (lineageId: string) => Promise<boolean> }>;

export type OrderEventsDependencies = Readonly<{
  store: EventStore;
  test: TestEventStore;
  eventBus: EventBus;
}>;

const unknownEvent = () => invalid({ field: 'after', type: 'cursor_invalid' });

/**
 * Shares one read among subscribers woken by one message. Only within one turn: an older read could miss the change.
 */
class SharedReads {
  private readonly begun = new Map<string, Promise<readonly PlacedEvent[]>>();

  constructor(private readonly store: Pick<EventStore, 'after'>) {}

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

/** Whose events, and where they are. */
type Following = Readonly<{ scope: EventScope; store: EventStore; reads: SharedReads }>;

export class OrderEventsService {
  private readonly reads: SharedReads;
  private readonly testReads: SharedReads;

  constructor(private readonly deps: OrderEventsDependencies) {
    this.reads = new SharedReads(deps.store);
    this.testReads = new SharedReads(deps.test);
  }

  /**
   * Completes after the final event, or at once if that is `after`. Fails with NOT_FOUND if the order does not exist or
   * belongs to another account, VALIDATION_FAILED if `after` is not one of its events. On a test clock as for live orders.
   *
   * @param after id of the client's last event; null begins with the present state
   */
  ofOrder(orderId: string, after: string | null, caller: Caller): AsyncIterable<OrderEvent> {
    if (caller.mode === 'test' && orderId === DEMO_ORDER_ID) return stream(() => demo(after));
    const following = this.following(orderId, caller);
    return this.follow(following, async () => {
      if (!isUuid(orderId)) throw notFound();
      const present = await following.store.present(following.scope, 1);
      const last = present.events.at(-1);
      if (last === undefined) throw notFound();
      const isFinal = isFinalEvent(last);
      if (after === null) return { ...present, isFinal };
      const position = await positionAfter(following, after);
      return { events: [], position, isFinal: isFinal && after === last.id };
    });
  }

  /** As `ofOrder`, for all orders; without `after` it begins with the newest. */
  ofAccount(after: string | null, caller: Caller): AsyncIterable<OrderEvent> {
    const following = this.following(null, caller);
    return this.follow(following, async () => {
      if (caller.mode === 'test' && !(await this.deps.test.isRunning(caller.lineageId))) {
        return demo(after);
      }
      if (after === null) {
        const present = await following.store.present(following.scope, MAX_PRESENT);
        return { ...present, isFinal: false };
      }
      return { events: [], position: await positionAfter(following, after), isFinal: false };
    });
  }

  private following(orderId: string | null, caller: Caller): Following {
    const { store, test } = this.deps;
    return caller.mode === 'test'
      ? { scope: { accountId: caller.lineageId, orderId }, store: test, reads: this.testReads }
      : { scope: { accountId: caller.accountId, orderId }, store, reads: this.reads };
  }

  private follow(
    { scope, reads }: Following,
    begin: () => Promise<StreamStart<OrderEvent>>,
  ): PositionStream<OrderEvent> {
    const { eventBus } = this.deps;
    return new PositionStream<OrderEvent>({
      begin,
      read: (position) => reads.after(scope, position),
      subscribe: (wake) => eventBus.subscribe(orderTopic(scope.accountId), wake),
      isFinal: (event) => scope.orderId !== null && isFinalEvent(event),
    });
  }
}

async function positionAfter({ scope, store }: Following, after: string): Promise<EventPosition> {
  const position = isUuid(after) ? await store.positionOf(scope, after) : null;
  if (position === null) throw unknownEvent();
  return position;
}

/** The one event of the demo order; nothing follows. */
function demo(after: string | null): StreamStart<OrderEvent> {
  const event = demoEvent();
  if (after !== null && after !== event.id) throw unknownEvent();
  return { events: after === null ? [event] : [], position: null, isFinal: true };
}

const stream = (begin: () => StreamStart<OrderEvent>): PositionStream<OrderEvent> =>
  new PositionStream<OrderEvent>({
    begin: () =>
      new Promise((resolve) => {
        resolve(begin());
      }),
    read: () => Promise.resolve([]),
    subscribe: () => () => undefined,
    isFinal: () => true,
  });
