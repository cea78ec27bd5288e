/** Limits of stored deliveries, by age and by endpoint. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely } from 'kysely';
import { queries, type Tables } from '../../platform/postgres/tables.js';
import { daysBefore } from '../../platform/postgres/expressions.js';

const AT_ONCE = sql.lit(1_000);

/** Beyond all pauses: what waits longer is queued behind others of an unreachable receiver. */
const WAITS_DAYS = 7;
export const DELIVERIES_DAYS = 30;
export const MAX_DELIVERIES = 10_000;
const MAX_PER_ENDPOINT = sql.lit(MAX_DELIVERIES);

/** Warnings of past months. */
export const NOTICES_DAYS = 62;

const giveUp = (db: Kysely<Tables>, now: Date) =>
  db
    .updateTable('webhook_delivery')
    .set(({ ref }) => ({
      given_up_at: now,
      problem: sql`coalesce(${ref('problem')}, 'too_late')`,
    }))
    .where('id', 'in', (late) =>
      late
        .selectFrom('webhook_delivery')
        .select('id')
        .where('delivered_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('due_at', '<', daysBefore(now, WAITS_DAYS))
        .orderBy('due_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
    .then(({ numUpdatedRows }) => numUpdatedRows);

const deleteOld = (db: Kysely<Tables>, now: Date) =>
  db
    .deleteFrom('webhook_delivery')
    .where('id', 'in', (old) =>
      old
        .selectFrom('webhook_delivery')
        .select('id')
        .where('at', '<', daysBefore(now, DELIVERIES_DAYS))
        .where(({ eb, fn }) =>
          eb(fn.coalesce('delivered_at', 'given_up_at'), '<', daysBefore(now, DELIVERIES_DAYS)),
        )
        .orderBy('at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
    .then(({ numDeletedRows }) => numDeletedRows);

/** Keeps the newest, whatever their state. */
const deleteSurplus = (db: Kysely<Tables>) =>
  db
    .deleteFrom('webhook_delivery')
    .where('id', 'in', (surplus) =>
      surplus
        .selectFrom('webhook_endpoint as e')
        .crossJoinLateral((last) =>
          last
            .selectFrom('webhook_delivery as w')
            .select('w.id')
            .whereRef('w.endpoint_id', '=', 'e.id')
            .orderBy('w.id', 'desc')
            .offset(MAX_PER_ENDPOINT)
            .limit(sql.lit(1))
            .as('last'),
        )
        .innerJoin('webhook_delivery as d', (on) =>
          on.onRef('d.endpoint_id', '=', 'e.id').onRef('d.id', '<=', 'last.id'),
        )
        .select('d.id')
        .limit(AT_ONCE),
    )
    .executeTakeFirst()
    .then(({ numDeletedRows }) => numDeletedRows);

const deleteAttempts = (db: Kysely<Tables>, now: Date) =>
  db
    .deleteFrom('webhook_attempt')
    .where('id', 'in', (old) =>
      old
        .selectFrom('webhook_attempt')
        .select('id')
        .where('at', '<', daysBefore(now, DELIVERIES_DAYS))
        .orderBy('at')
        .limit(AT_ONCE),
    )
    .executeTakeFirst()
    .then(({ numDeletedRows }) => numDeletedRows);

const CTID = sql<string>`ctid`;

const deleteNotices = (db: Kysely<Tables>, now: Date) =>
  db
    .deleteFrom('quota_notice')
    .where(CTID, 'in', (old) =>
      old
        .selectFrom('quota_notice')
        .select(CTID.as('ctid'))
        .where('at', '<', daysBefore(now, NOTICES_DAYS))
        .limit(AT_ONCE),
    )
    .executeTakeFirst()
    .then(({ numDeletedRows }) => numDeletedRows);

const PURGES = [giveUp, deleteOld, deleteSurplus, deleteAttempts, deleteNotices] as const;

export class WebhookPurgeRepository {
  constructor(private readonly em: EntityManager) {}

  /** One batch. @returns rows affected; 0 if nothing is left */
  async some(now: Date): Promise<number> {
    let touched = 0;
    for (const purge of PURGES) touched += Number(await purge(queries(this.em), now));
    return touched;
  }
}
