/** Stream of events in the order of their positions, until the client or the final event ends it. */

/** Ascending number, as text. */
type Position = string;

type Placed<Event> = Event & Readonly<{ position: Position }>;

/** `position`: null if nothing follows. `isFinal`: whether the event at the position is final. */
export type StreamStart<Event> = Readonly<{
  events: readonly Event[];
  position: Position | null;
  isFinal: boolean;
}>;

/**
 * `begin` may fail. `read`: events after a position, oldest first, each once. `subscribe`: calls `wake` on changes until
 * the returned function is called; extra calls are harmless. `isFinal`: whether the stream ends here, if no other event
 * follows yet.
 */
export type StreamSource<Event> = Readonly<{
  begin: () => Promise<StreamStart<Event>>;
  read: (position: Position) => Promise<readonly Placed<Event>[]>;
  subscribe: (wake: () => void) => () => void;
  isFinal: (event: Event) => boolean;
}>;

type Result<Event> = IteratorResult<Event, undefined>;

const DONE = { done: true, value: undefined } as const;

/**
 * Reads one batch ahead, so a slow client slows only its own stream. Not a generator: it could not be ended while
 * waiting.
 */
export class PositionStream<Event> implements AsyncIterableIterator<Event, undefined> {
  private waiting: Event[] = [];
  /** null if nothing follows. */
  private position: Position | null = null;
  private isFinal = false;
  private hasBegun = false;
  private isEnded = false;
  private hasChanges = false;
  private wake: () => void = () => undefined;
  private unsubscribe: () => void = () => undefined;

  constructor(private readonly source: StreamSource<Event>) {}

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<Result<Event>> {
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

  return(): Promise<Result<Event>> {
    this.end();
    return Promise.resolve(DONE);
  }

  private isOver(): boolean {
    return this.isEnded;
  }

  /** Subscribes before reading, so that no event is missed. */
  private async begin(): Promise<void> {
    this.hasBegun = true;
    this.unsubscribe = this.source.subscribe(() => {
      this.hasChanges = true;
      this.wake();
    });
    try {
      const { events, position, isFinal } = await this.source.begin();
      this.waiting = [...events];
      this.position = position;
      this.isFinal = isFinal;
    } catch (failure) {
      this.end();
      throw failure;
    }
    if (this.isEnded) this.unsubscribe();
  }

  private async readOn(position: Position): Promise<void> {
    this.hasChanges = false;
    const events = await this.source.read(position);
    const last = events.at(-1);
    if (last !== undefined) {
      this.waiting.push(...events);
      this.position = last.position;
      this.isFinal = this.source.isFinal(last);
    } else if (this.isFinal) this.position = null;
    else await this.changes();
  }

  private changes(): Promise<void> {
    if (this.hasChanges || this.isEnded) return Promise.resolve();
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  private end(): void {
    this.isEnded = true;
    this.waiting = [];
    this.unsubscribe();
    this.wake();
  }
}
