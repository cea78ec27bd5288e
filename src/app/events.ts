/** Composes the event bus. */
import type { Logger } from 'pino';
import { LocalEventBus } from '../platform/event-bus/local-event-bus.js';
import { onCommit, type Database } from '../platform/postgres/database.js';
import { BLOCKED_KEYS_CHANNEL, subscribeTo } from '../platform/postgres/notifications.js';
import { RedisEventBus } from '../platform/redis/redis-event-bus.js';
import { primaryChannel } from '../platform/cluster/primary-channel.js';
import { ClusterEventBus } from '../platform/cluster/cluster-event-bus.js';
import type { Config } from '../config/env.js';
import { BLOCKED_KEYS, type EventBus } from '../shared/event-bus.js';
import { PostgresOrderEvents } from '../modules/order-events/order-events.repository.js';
import { OrderChangeFeedService } from '../modules/order-events/order-change-feed.service.js';
import type { Counting } from './limits.js';

export type Events = Readonly<{
  eventBus: EventBus;
  orders: PostgresOrderEvents;
  close: () => Promise<void>;
}>;

type EventDependencies = Readonly<{
  config: Pick<Config, 'redisUrl'>;
  database: Pick<Database, 'orm' | 'directUrl'>;
  counting: Pick<Counting, 'redis'>;
  log: Logger;
}>;

/** Includes keys blocked by commands. With Redis a key may be reported twice, which is harmless. */
const onBlockedKeys = (
  { database, log }: Pick<EventDependencies, 'database' | 'log'>,
  near: Pick<EventBus, 'publish'>,
) =>
  subscribeTo({
    url: database.directUrl,
    channel: BLOCKED_KEYS_CHANNEL,
    onMessage: (keyId) => {
      near.publish(BLOCKED_KEYS, keyId);
    },
    log: (line) => {
      log.warn(line);
    },
  });

export async function openEvents({
  config,
  database,
  counting,
  log,
}: EventDependencies): Promise<Events> {
  const { orm } = database;
  const { redisUrl } = config;
  const near = new LocalEventBus();
  const publisher = counting.redis?.client ?? null;
  const shared =
    publisher === null || redisUrl === null
      ? null
      : new RedisEventBus({ url: redisUrl, publisher, local: near });
  const primaryProcess = primaryChannel();
  const eventBus =
    shared ?? (primaryProcess === null ? near : new ClusterEventBus(primaryProcess, near));
  const blocked = onBlockedKeys({ database, log }, near);
  const store = new PostgresOrderEvents(orm.em);
  const report = (problem: string, cause: unknown) => {
    log.warn({ err: cause }, problem);
  };
  const changes = new OrderChangeFeedService({ changes: store, eventBus, near, report });
  await changes.start();
  onCommit(orm, changes.committed);
  return {
    eventBus,
    orders: store,
    close: async () => {
      await changes.close();
      await blocked.close();
      shared?.close();
    },
  };
}
