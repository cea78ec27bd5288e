/** The bell of several processes: rings go through Redis, and in this process directly. */
import type { Redis } from 'ioredis';
import type { Bell } from '../../core/bell.js';
import { redisLibrary } from './redis-library.js';

type LocalBell = Bell & Readonly<{ isIdle: (topic: string) => boolean }>;

export type RedisBellOptions = Readonly<{
  url: string;
  publisher: Pick<Redis, 'publish'>;
  local: LocalBell;
}>;

const LONGEST_PAUSE_MS = 1_000;
const channelOf = (topic: string): string => `nis2:${topic}`;
const ignore = (): void => undefined;

/** While Redis is away rings reach this process alone; those who wait look for themselves after a while. */
export class RedisBell implements Bell {
  /** A connection that listens can do nothing else. Channels are asked for again when it is back. */
  private readonly subscriber: Redis;

  constructor(private readonly options: RedisBellOptions) {
    this.subscriber = new (redisLibrary().Redis)(options.url, {
      maxRetriesPerRequest: null,
      retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 5), LONGEST_PAUSE_MS),
    });
    // The connection that publishes reports what is wrong.
    this.subscriber.on('error', ignore);
    this.subscriber.on('message', (channel: string, note: string) => {
      this.options.local.ring(channel.replace(/^nis2:/, ''), note);
    });
  }

  ring(topic: string, note = ''): void {
    this.options.local.ring(topic, note);
    this.options.publisher.publish(channelOf(topic), note).catch(ignore);
  }

  listen(topic: string, hear: (note: string) => void): () => void {
    const { local } = this.options;
    if (local.isIdle(topic)) this.subscriber.subscribe(channelOf(topic)).catch(ignore);
    const stop = local.listen(topic, hear);
    return () => {
      stop();
      if (local.isIdle(topic)) this.subscriber.unsubscribe(channelOf(topic)).catch(ignore);
    };
  }

  close(): void {
    this.subscriber.disconnect();
  }
}
