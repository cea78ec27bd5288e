/** Limits of stored deliveries, by age and by endpoint. */
import type { EntityManager } from '@mikro-orm/postgresql';

const AT_ONCE = 1_000;

/** Beyond all pauses: what waits longer is queued behind others of an unreachable receiver. */
const WAITS_DAYS = 7;
const KEPT_DAYS = 30;
const MOST_OF_ENDPOINT = 10_000;

/** Warnings of past months. */
const NOTICES_DAYS = 62;

const GIVE_UP = `
  update webhook_delivery set given_up_at = ?::timestamptz, problem = coalesce(problem, 'too_late')
  where id in (
    select id from webhook_delivery
    where delivered_at is null and given_up_at is null and due_at < ?::timestamptz - interval '${WAITS_DAYS} days'
    order by due_at limit ${AT_ONCE} for update skip locked)
  returning id`;

const OLD = `
  delete from webhook_delivery where id in (
    select id from webhook_delivery
    where at < ?::timestamptz - interval '${KEPT_DAYS} days'
      and coalesce(delivered_at, given_up_at) < ?::timestamptz - interval '${KEPT_DAYS} days'
    order by at limit ${AT_ONCE} for update skip locked)
  returning id`;

/** Keeps the newest, whatever their state. */
const TOO_MANY = `
  delete from webhook_delivery where id in (
    select d.id from webhook_endpoint e
    cross join lateral (
      select id from webhook_delivery where endpoint_id = e.id order by id desc offset ${MOST_OF_ENDPOINT} limit 1) last
    join webhook_delivery d on d.endpoint_id = e.id and d.id <= last.id
    limit ${AT_ONCE})
  returning id`;

const ATTEMPTS = `
  delete from webhook_attempt where id in (
    select id from webhook_attempt where at < ?::timestamptz - interval '${KEPT_DAYS} days'
    order by at limit ${AT_ONCE})
  returning id`;

const NOTICES = `
  delete from quota_notice where ctid in (
    select ctid from quota_notice where at < ?::timestamptz - interval '${NOTICES_DAYS} days' limit ${AT_ONCE})
  returning percent`;

const PURGES = [
  { sql: GIVE_UP, times: 2 },
  { sql: OLD, times: 2 },
  { sql: TOO_MANY, times: 0 },
  { sql: ATTEMPTS, times: 1 },
  { sql: NOTICES, times: 1 },
] as const;

export class PostgresWebhookPurge {
  constructor(private readonly em: EntityManager) {}

  /** One batch. @returns rows affected; 0 if nothing is left */
  async some(now: Date): Promise<number> {
    let touched = 0;
    for (const { sql, times } of PURGES) {
      const values = Array<Date>(times).fill(now);
      const rows: readonly unknown[] = await this.em.fork().execute(sql, values);
      touched += rows.length;
    }
    return touched;
  }
}
