/** Retention job: deletes old order events, and old emails that are sent or given up. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';

const AT_ONCE = 1_000;
/** Days that events of orders and finished emails are kept. */
export const EVENTS_DAYS = 90;
const KEPT = sql.lit(`${EVENTS_DAYS} days`);

const retainedSince = (now: Date) => sql<Date>`${now}::timestamptz - interval ${KEPT}`;

export class PostgresOrderPurge {
  constructor(private readonly em: EntityManager) {}

  /** Deletes one batch. @returns number of rows deleted; 0 if nothing is left */
  async some(now: Date): Promise<number> {
    const events = await this.events(now);
    const mails = await this.mails(now);
    return events + mails;
  }

  /**
   * Keeps the last event of each order, with which subscriptions begin. Both lookups use an index; a join would read
   * the whole table.
   */
  private async events(now: Date): Promise<number> {
    const db = queries(this.em);
    const old = db
      .selectFrom('order_event as e')
      .select('e.id')
      .where('e.at', '<', retainedSince(now))
      .where('e.id', '<', (eb) =>
        eb
          .selectFrom('order_event as n')
          .select((eb) => eb.fn.max('n.id').as('last'))
          .whereRef('n.order_id', '=', 'e.order_id'),
      )
      .orderBy('e.at')
      .limit(sql.lit(AT_ONCE));
    const deleted = await db
      .deleteFrom('order_event')
      .where('id', '=', sql<string>`any (array(${old}))`)
      .returning('id')
      .execute();
    return deleted.length;
  }

  private async mails(now: Date): Promise<number> {
    const db = queries(this.em);
    const old = db
      .selectFrom('outbox')
      .select('id')
      .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('given_up_at', 'is not', null)]))
      .where('created_at', '<', retainedSince(now))
      .orderBy('created_at')
      .limit(sql.lit(AT_ONCE));
    const deleted = await db
      .deleteFrom('outbox')
      .where('id', '=', sql<string>`any (array(${old}))`)
      .returning('id')
      .execute();
    return deleted.length;
  }
}
