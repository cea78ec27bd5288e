/** Lengths of the queue tables, read along partial indexes. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { QueueReading } from '../../shared/telemetry.js';

/** `since`: start of waiting. `done`: set when finished. */
type QueueTable = Readonly<{ table: string; since: string; done: string }>;

const MAIL: QueueTable = { table: 'outbox', since: 'created_at', done: 'sent_at' };
const WEBHOOK: QueueTable = { table: 'webhook_delivery', since: 'at', done: 'delivered_at' };

const readingOf = ({ table, since, done }: QueueTable): string => `
  select
    count(*) filter (where attempts = 0)::int as "waiting",
    count(*) filter (where attempts > 0)::int as "retrying",
    (select count(*)::int from ${table} where given_up_at > now() - interval '1 day') as "givenUp",
    greatest(0, coalesce(extract(epoch from now() - min(${since})), 0))::float8 as "oldestSeconds",
    greatest(0, coalesce(extract(epoch from now() - min(due_at)), 0))::float8 as "lateSeconds"
  from ${table} where ${done} is null and given_up_at is null`;

async function read(em: EntityManager, queue: QueueTable): Promise<QueueReading> {
  const [row] = (await em.execute(readingOf(queue))) as readonly [QueueReading]; // an aggregate has one row
  return row;
}

/** Sequential, on one connection. */
export const readQueues = async (em: EntityManager) => ({
  mail: await read(em, MAIL),
  webhook: await read(em, WEBHOOK),
});
