/** Streams in progress in this process: limits, scheduling, shutdown. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ServiceError } from '../../shared/errors.js';

const MAX_STREAMS = 8;
export const MAX_STREAMS_PER_KEY = 2;
const RETRY_AFTER_SECONDS = 10;

const TURN_MS = 5;

export class OpenStreams {
  private readonly ofKey = new Map<string, number>();
  private count = 0;
  private lastTurn: Promise<unknown> = Promise.resolve();
  private readonly ending = new AbortController();

  /** Aborts at shutdown. */
  get stop(): AbortSignal {
    return this.ending.signal;
  }

  endAll(): void {
    this.ending.abort();
  }

  /** @throws UPSTREAM_UNAVAILABLE at the limit or during shutdown */
  assertCapacity(): void {
    if (this.count < MAX_STREAMS && !this.stop.aborted) return;
    throw new ServiceError('UPSTREAM_UNAVAILABLE', [], { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  /** @throws RATE_LIMITED at the key's limit */
  assertCapacityFor(subject: string): void {
    if ((this.ofKey.get(subject) ?? 0) < MAX_STREAMS_PER_KEY) return;
    const params = { max: MAX_STREAMS_PER_KEY };
    throw new ServiceError(
      'RATE_LIMITED',
      [{ field: 'X-API-Key', type: 'too_many_streams', params }],
      { retryAfterSeconds: RETRY_AFTER_SECONDS },
    );
  }

  /** @returns the release function; call it once */
  enter(subject: string): () => void {
    this.count++;
    this.ofKey.set(subject, (this.ofKey.get(subject) ?? 0) + 1);
    return () => {
      this.count--;
      const left = (this.ofKey.get(subject) ?? 1) - 1;
      if (left === 0) this.ofKey.delete(subject);
      else this.ofKey.set(subject, left);
    };
  }

  /** Waits for the next turn when the last one is over. One stream works at a time. */
  turns(): () => Promise<void> {
    let endsMs = 0;
    return async () => {
      if (performance.now() < endsMs) return;
      const mine = this.lastTurn.then(() => nextTurn());
      this.lastTurn = mine;
      await mine;
      endsMs = performance.now() + TURN_MS;
    };
  }
}
