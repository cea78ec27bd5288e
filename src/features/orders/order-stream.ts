/** A row of events that goes on until the client ends it: what is there already, then what comes. */
import type { OrderEvent } from '../../core/orders/order-event.js';
import type { EventPosition, PlacedEvent } from './order-events.ports.js';

/** What a stream begins with, and where it goes on from. */
export type StreamStart = Readonly<{
  events: readonly OrderEvent[];
  /** null: nothing follows. */
  position: EventPosition | null;
}>;

/**
 * `begin` may fail. `read`: what is behind a position, oldest first, never the same twice.
 * `listen`: calls at news, until the returned function is called; an extra call does no harm.
 */
export type StreamSource = Readonly<{
  begin: () => Promise<StreamStart>;
  read: (position: EventPosition) => Promise<readonly PlacedEvent[]>;
  listen: (wake: () => void) => () => void;
}>;

type Result = IteratorResult<OrderEvent, undefined>;

const DONE: Result = { done: true, value: undefined };

/**
 * Reads a few events ahead and asks for more when they are taken: a slow client slows its own stream only.
 * Not a generator: that one could not be ended while it waits.
 */
export class OrderStream implements AsyncIterableIterator<OrderEvent, undefined> {
  private waiting: OrderEvent[] = [];
  /** null: nothing follows. */
  private position: EventPosition | null = null;
  private hasBegun = false;
  private isEnded = false;
  private hasNews = false;
  private wake: () => void = () => undefined;
  private stopListening: () => void = () => undefined;

  constructor(private readonly source: StreamSource) {}

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<Result> {
    if (!this.hasBegun) await this.begin();
    while (!this.isOver()) {
      const event = this.waiting.shift();
      if (event !== undefined) return { done: false, value: event };
      if (this.position === null) break;
      await this.readOn(this.position);
    }
    this.end();
    return DONE;
  }

  return(): Promise<Result> {
    this.end();
    return Promise.resolve(DONE);
  }

  private isOver(): boolean {
    return this.isEnded;
  }

  /** Listens before it reads, so that nothing falls between the two. */
  private async begin(): Promise<void> {
    this.hasBegun = true;
    this.stopListening = this.source.listen(() => {
      this.hasNews = true;
      this.wake();
    });
    try {
      const { events, position } = await this.source.begin();
      this.waiting = [...events];
      this.position = position;
    } catch (failure) {
      this.end();
      throw failure;
    }
    if (this.isEnded) this.stopListening();
  }

  private async readOn(position: EventPosition): Promise<void> {
    this.hasNews = false;
    const events = await this.source.read(position);
    this.waiting.push(...events);
    this.position = events.at(-1)?.position ?? position;
    if (events.length === 0) await this.news();
  }

  private news(): Promise<void> {
    if (this.hasNews || this.isEnded) return Promise.resolve();
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  private end(): void {
    this.isEnded = true;
    this.waiting = [];
    this.stopListening();
    this.wake();
  }
}
