/** Retention job: deletes old order events, and old emails that are sent or given up. */
import type { EntityManager } from '@mikro-orm/postgresql';

const AT_ONCE = 1_000;
const KEPT_DAYS = 90;

/**
 * Keeps the last event of each order, with which subscriptions begin. Both lookups use an index; a join would read the
 * whole table.
 */
const EVENTS = `
  delete from order_event where id = any (array(
    select e.id from order_event e
    where e.at < ?::timestamptz - interval '${KEPT_DAYS} days'
      and e.id < (select max(n.id) from order_event n where n.order_id = e.order_id)
    order by e.at limit ${AT_ONCE}))
  returning id`;

const MAILS = `
  delete from outbox where id = any (array(
    select id from outbox
    where (sent_at is not null or given_up_at is not null)
      and created_at < ?::timestamptz - interval '${KEPT_DAYS} days'
    order by created_at limit ${AT_ONCE}))
  returning id`;

export class PostgresOrderPurge {
  constructor(private readonly em: EntityManager) {}

  /** Deletes one batch. @returns number of rows deleted; 0 if nothing is left */
  async some(now: Date): Promise<number> {
    const events: readonly unknown[] = await this.em.fork().execute(EVENTS, [now]);
    const mails: readonly unknown[] = await this.em.fork().execute(MAILS, [now]);
    return events.length + mails.length;
  }
}
