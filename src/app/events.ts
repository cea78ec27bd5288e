/** News between the parts of the service: what happened to orders, which keys were blocked. */
import type { Logger } from 'pino';
import { LocalBell } from '../platform/event-bus/local-event-bus.js';
import { onCommit } from '../platform/postgres/commit-listener.js';
import type { Database } from '../platform/postgres/database.js';
import { BLOCKED_KEYS_CHANNEL, listenTo } from '../platform/postgres/notifications.js';
import { RedisBell } from '../platform/redis/redis-event-bus.js';
import { leaderLink } from '../platform/cluster/primary-channel.js';
import { SiblingBell } from '../platform/cluster/cluster-event-bus.js';
import type { Config } from '../config/env.js';
import { BLOCKED_KEYS, type Bell } from '../shared/event-bus.js';
import { OrderEventsService } from '../modules/order-events/order-events.service.js';
import { PostgresOrderEvents } from '../modules/order-events/order-events.repository.js';
import { OrderNewsService } from '../modules/order-events/order-change-feed.service.js';
import type { Counting } from './limits.js';

export type Events = Readonly<{
  bell: Bell;
  orders: OrderEventsService;
  close: () => Promise<void>;
}>;

type EventParts = Readonly<{
  config: Pick<Config, 'redisUrl'>;
  database: Pick<Database, 'orm' | 'directUrl'>;
  counting: Pick<Counting, 'redis'>;
  log: Logger;
}>;

/** Whoever blocked it, an operator's tool included. With Redis a key may be heard of twice, which does no harm. */
const hearBlockedKeys = (
  { database, log }: Pick<EventParts, 'database' | 'log'>,
  near: Pick<Bell, 'ring'>,
) =>
  listenTo({
    url: database.directUrl,
    channel: BLOCKED_KEYS_CHANNEL,
    hear: (keyId) => {
      near.ring(BLOCKED_KEYS, keyId);
    },
    log: (line) => {
      log.warn(line);
    },
  });

export async function openEvents({ config, database, counting, log }: EventParts): Promise<Events> {
  const { orm } = database;
  const { redisUrl } = config;
  const near = new LocalBell();
  const publisher = counting.redis?.client ?? null;
  const shared =
    publisher === null || redisUrl === null
      ? null
      : new RedisBell({ url: redisUrl, publisher, local: near });
  const leader = leaderLink();
  const bell = shared ?? (leader === null ? near : new SiblingBell(leader, near));
  const blocked = hearBlockedKeys({ database, log }, near);
  const store = new PostgresOrderEvents(orm.em);
  const report = (problem: string, cause: unknown) => {
    log.warn({ err: cause }, problem);
  };
  const news = new OrderNewsService({ news: store, bell, near, report });
  await news.start();
  onCommit(orm, news.committed);
  return {
    bell,
    orders: new OrderEventsService({ store, bell }),
    close: async () => {
      await news.close();
      await blocked.close();
      shared?.close();
    },
  };
}
