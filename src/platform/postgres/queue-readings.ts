/** Lengths of the queue tables, read along partial indexes. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression } from 'kysely';
import type { QueueReading } from '../../shared/telemetry.js';
import { queries } from './tables.js';

const secondsSince = (first: Expression<unknown>) =>
  sql<number>`greatest(0, coalesce(extract(epoch from now() - min(${first})), 0))::float8`;

/** @param since start of waiting */
const waiting = (since: 'created_at' | 'at') =>
  [
    sql<number>`(count(*) filter (where attempts = 0))::int`.as('waiting'),
    sql<number>`(count(*) filter (where attempts > 0))::int`.as('retrying'),
    secondsSince(sql.ref(since)).as('oldestSeconds'),
    secondsSince(sql.ref('due_at')).as('lateSeconds'),
  ] as const;

const COUNT = sql<number>`count(*)::int`.as('count');
const YESTERDAY = sql<Date>`now() - interval '1 day'`;

const readMail = (em: EntityManager): Promise<QueueReading> =>
  queries(em)
    .selectFrom('outbox')
    .select(waiting('created_at'))
    .select((eb) =>
      eb
        .selectFrom('outbox as given_up')
        .select(COUNT)
        .where('given_up.given_up_at', '>', YESTERDAY)
        .$asScalar()
        .$notNull()
        .as('givenUp'),
    )
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow();

const readWebhooks = (em: EntityManager): Promise<QueueReading> =>
  queries(em)
    .selectFrom('webhook_delivery')
    .select(waiting('at'))
    .select((eb) =>
      eb
        .selectFrom('webhook_delivery as given_up')
        .select(COUNT)
        .where('given_up.given_up_at', '>', YESTERDAY)
        .$asScalar()
        .$notNull()
        .as('givenUp'),
    )
    .where('delivered_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow();

/** Sequential, on one connection. */
export const readQueues = async (em: EntityManager) => ({
  mail: await readMail(em),
  webhook: await readWebhooks(em),
});
