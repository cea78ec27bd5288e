/** A stream of known events that stays open until the client ends it. Not a generator: it could not be ended while waiting. */
export class HeldStream<Event> implements AsyncIterableIterator<Event, undefined> {
  private at = 0;
  private end: () => void = () => undefined;
  private readonly ended = new Promise<void>((resolve) => {
    this.end = resolve;
  });
  private isEnded = false;

  constructor(private readonly events: readonly Event[]) {}

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<Event, undefined>> {
    if (!this.isEnded && this.at < this.events.length) {
      const value = this.events[this.at] as Event; // within the list
      this.at += 1;
      return { done: false, value };
    }
    await this.ended;
    return { done: true, value: undefined };
  }

  return(): Promise<IteratorResult<Event, undefined>> {
    this.isEnded = true;
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }
}
