/** Event bus of several processes, through Redis. */
import type { EventBus } from '../../shared/event-bus.js';
import { readRedisAddress } from '../../shared/redis/redis-address.js';
import { RedisLink } from './redis-link.js';
import type { RedisCommands } from './redis.js';

type LocalEventBus = EventBus & Readonly<{ isIdle: (topic: string) => boolean }>;

export type RedisEventBusOptions = Readonly<{
  url: string;
  publisher: Pick<RedisCommands, 'publish'>;
  local: LocalEventBus;
}>;

/** Of a rejected subscription, for example during an election. */
const RETRY_MS = 1_000;
const channelOf = (topic: string): string => `nis2:${topic}`;
const ignore = (): void => undefined;

/** Without Redis, messages reach this process only; waiting callers also poll. */
export class RedisEventBus implements EventBus {
  /** Subscriber mode accepts no other commands. */
  private readonly subscriber: RedisLink;
  private readonly topics = new Set<string>();

  constructor(private readonly options: RedisEventBusOptions) {
    this.subscriber = new RedisLink(readRedisAddress(options.url), 'subscriber', {
      ready: () => {
        for (const topic of this.topics) this.subscribeAtServer(topic);
      },
      // The publishing connection reports problems.
      failed: ignore,
      message: (channel, note) => {
        this.options.local.publish(channel.replace(/^nis2:/, ''), note);
      },
    });
  }

  publish(topic: string, note = ''): void {
    this.options.local.publish(topic, note);
    this.options.publisher.publish(channelOf(topic), note).catch(ignore);
  }

  subscribe(topic: string, onMessage: (note: string) => void): () => void {
    const { local } = this.options;
    if (local.isIdle(topic)) {
      this.topics.add(topic);
      this.subscribeAtServer(topic);
    }
    const stop = local.subscribe(topic, onMessage);
    return () => {
      stop();
      if (!local.isIdle(topic)) return;
      this.topics.delete(topic);
      this.subscriber.ready?.unsubscribe(channelOf(topic)).catch(ignore);
    };
  }

  close(): void {
    this.topics.clear();
    void this.subscriber.close();
  }

  /** The next connection subscribes to all topics. */
  private subscribeAtServer(topic: string): void {
    this.subscriber.ready?.subscribe(channelOf(topic)).catch(() => {
      setTimeout(() => {
        if (this.topics.has(topic)) this.subscribeAtServer(topic);
      }, RETRY_MS).unref();
    });
  }
}
