/** Events on the test clock of a key: for subscriptions and for polling. Source: D-275. */
import type { Caller } from '../../shared/caller.js';
import { invalid } from '../../shared/errors.js';
import type { EventBus } from '../../shared/event-bus.js';
import { ORDER_EVENT_KINDS, type OrderEvent } from '../orders/domain/order-event.js';
import { toOrderState } from '../orders/domain/order-state.js';
import type {
  EventScope,
  PlacedEvent,
  PresentEvents,
} from '../order-events/domain/placed-event.js';
import type { TestEventStore } from '../order-events/order-events.service.js';
import { PositionStream } from '../../shared/position-stream.js';
import type { TestEvent, Simulation } from './domain/test-simulation.js';
import { testTopic, type TestClocksService } from './test-clocks.service.js';

export type TestEventPage = Readonly<{ events: readonly TestEvent[]; hasMore: boolean }>;

type PositionedEvent = TestEvent & Readonly<{ position: string }>;

type TestEventsDependencies = Readonly<{
  clocks: TestClocksService;
  eventBus: Pick<EventBus, 'subscribe'>;
}>;

const BATCH = 50;

const unknownEvent = () => invalid({ field: 'after', type: 'cursor_invalid' });

/** Counted from the first event of the clock, which may no longer be kept. */
const placed = ({ events, first }: Simulation): readonly PositionedEvent[] =>
  events.map((event, at) => ({ ...event, position: String(first + at + 1) }));

function afterPosition(
  simulation: Simulation,
  position: string,
  most: number,
): readonly PositionedEvent[] {
  const begin = Math.max(0, Number(position) - simulation.first);
  return placed(simulation).slice(begin, begin + most);
}

const kindOf = ({ type }: TestEvent) =>
  ORDER_EVENT_KINDS.find((kind) => type === `order.${kind}`) ?? null;

/** null for events that are about no state of an order. */
function toOrderEvent(event: PositionedEvent, accountId: string): PlacedEvent | null {
  const kind = kindOf(event);
  const { payment_status: payment, document_status: documents } = event.data;
  if (kind === null || event.orderId === null) return null;
  return {
    id: event.id,
    orderId: event.orderId,
    kind,
    // Written by the steps of the clock.
    state: toOrderState(
      payment as OrderEvent['state']['payment'],
      documents as OrderEvent['state']['documents'],
    ),
    at: new Date(event.at),
    accountId,
    position: event.position,
  };
}

export class TestEventsService implements TestEventStore {
  constructor(private readonly deps: TestEventsDependencies) {}

  async isRunning(lineageId: string): Promise<boolean> {
    return (await this.deps.clocks.find({ lineageId })) !== null;
  }

  /** Latest event of each order, at most `most`, oldest first. */
  async present(scope: EventScope, most: number): Promise<PresentEvents> {
    const events = await this.ofOrders(scope);
    const latest = new Map(events.map((event) => [event.orderId, event]));
    const sorted = [...latest.values()].toSorted((a, b) => Number(a.position) - Number(b.position));
    return { events: sorted.slice(-most), position: events.at(-1)?.position ?? '0' };
  }

  async positionOf(scope: EventScope, eventId: string): Promise<string | null> {
    const events = await this.ofOrders(scope);
    return events.find(({ id }) => id === eventId)?.position ?? null;
  }

  /** In chronological order, at most `most`. */
  async after(scope: EventScope, position: string, most: number): Promise<readonly PlacedEvent[]> {
    const events = await this.ofOrders(scope);
    return events.filter((event) => Number(event.position) > Number(position)).slice(0, most);
  }

  /** Empty without a clock. @throws VALIDATION_FAILED if `after` is not a kept event */
  async page(after: string | null, first: number, caller: Caller): Promise<TestEventPage> {
    const simulation = (await this.deps.clocks.find(caller))?.simulation;
    if (simulation === undefined) return { events: [], hasMore: false };
    const events = afterPosition(simulation, this.startOf(simulation, after), first + 1);
    return { events: events.slice(0, first), hasMore: events.length > first };
  }

  /**
   * Every event once, from the first one kept. Never completes.
   * @param after id of the client's last event; fails with VALIDATION_FAILED if it is not kept
   */
  follow(after: string | null, caller: Caller): AsyncIterable<TestEvent> {
    return new PositionStream<TestEvent>({
      begin: async () => {
        const simulation = (await this.deps.clocks.find(caller))?.simulation;
        const position = simulation === undefined ? '0' : this.startOf(simulation, after);
        return { events: [], position, isFinal: false };
      },
      read: async (position) => {
        const simulation = (await this.deps.clocks.find(caller))?.simulation;
        return simulation === undefined ? [] : afterPosition(simulation, position, BATCH);
      },
      subscribe: (wake) => this.deps.eventBus.subscribe(testTopic(caller), wake),
      isFinal: () => false,
    });
  }

  private startOf(simulation: Simulation, after: string | null): string {
    if (after === null) return '0';
    const position = placed(simulation).find(({ id }) => id === after)?.position;
    if (position === undefined) throw unknownEvent();
    return position;
  }

  private async ofOrders({ orderId, accountId }: EventScope) {
    const simulation = (await this.deps.clocks.find({ lineageId: accountId }))?.simulation;
    if (simulation === undefined) return [];
    return placed(simulation)
      .map((event) => toOrderEvent(event, accountId))
      .filter((event) => event !== null)
      .filter((event) => orderId === null || event.orderId === orderId);
  }
}
