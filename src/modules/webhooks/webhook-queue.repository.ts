/** Queue of deliveries, shared by workers. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { RETRY_PAUSES_SECONDS } from './domain/webhook.js';
import type { AttemptOutcome, DeliveryQueue, DueDelivery } from './webhooks.ports.js';

/** An attempt takes at most 5 s; afterwards another worker may take over. */
const BUSY_SECONDS = 30;

const PAUSES = `array[${RETRY_PAUSES_SECONDS.join(', ')}]`;

/** Schedules the next attempt first, by the database clock. */
const CLAIM = `
  with chosen as (
    select d.id, d.endpoint_id from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
    where d.delivered_at is null and d.given_up_at is null and d.due_at <= now()
      and coalesce(e.busy_until, '-infinity') < now()
    order by d.due_at, d.id limit 1 for update of d, e skip locked
  ), busy as (
    update webhook_endpoint e set busy_until = now() + interval '${BUSY_SECONDS} seconds'
    from chosen c where e.id = c.endpoint_id
    returning e.id, e.url, e.sealed, case when e.before_until > now() then e.sealed_before end as before
  ), taken as (
    update webhook_delivery d set attempts = d.attempts + 1, tried_at = now(),
      due_at = now() + make_interval(secs => coalesce((${PAUSES})[d.attempts + 1], 0))
    from chosen c, busy b where d.id = c.id
    returning d.id, d.endpoint_id, d.event_id, d.type, d.data, d.at, b.url, b.sealed, b.before,
      d.attempts > ${RETRY_PAUSES_SECONDS.length} as is_last
  ), tried as (
    insert into webhook_attempt (delivery_id, at) select id, now() from taken returning id
  )
  select t.*, t.id::text as id, r.id::text as attempt_id from taken t cross join tried r`;

const CONCLUDE = `
  with free as (
    update webhook_endpoint set busy_until = null where id = ?::uuid
  ), told as (
    update webhook_attempt set duration_ms = ?, status = ?, problem = ? where id = ?::bigint
  )
  update webhook_delivery set status = ?, problem = ?,
    delivered_at = case when ?::boolean then now() end,
    given_up_at = case when ?::boolean then now() end
  where id = ?::bigint`;

type DueRow = Readonly<{
  id: string;
  attempt_id: string;
  endpoint_id: string;
  event_id: string;
  type: string;
  data: Readonly<Record<string, unknown>>;
  at: string | Date;
  url: string;
  sealed: Uint8Array;
  before: Uint8Array | null;
  is_last: boolean;
}>;

export class PostgresDeliveryQueue implements DeliveryQueue {
  constructor(private readonly em: EntityManager) {}

  async claim(): Promise<DueDelivery | null> {
    const rows: readonly DueRow[] = await this.em.fork().execute(CLAIM);
    const row = rows[0];
    if (row === undefined) return null;
    const { id, type, data, url, sealed } = row;
    return {
      ...{ id, type, data, url, sealed },
      endpointId: row.endpoint_id,
      attemptId: row.attempt_id,
      eventId: row.event_id,
      at: new Date(row.at),
      sealedBefore: row.before,
      isLast: row.is_last,
    };
  }

  async conclude(
    { id, attemptId, endpointId, isLast }: DueDelivery,
    { isDelivered, status, problem }: AttemptOutcome,
    durationMs: number,
  ): Promise<void> {
    const attempt = [durationMs, status, problem, attemptId];
    const ends = [isDelivered, !isDelivered && isLast];
    const values = [endpointId, ...attempt, status, problem, ...ends, id];
    await this.em.fork().execute(CONCLUDE, values);
  }
}
