/** Queue of deliveries, shared by workers. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type QueryCreator } from 'kysely';
import { queries, type Tables } from '../../platform/postgres/tables.js';
import { RETRY_PAUSES_SECONDS } from './domain/webhook.js';
import type { AttemptOutcome, DueDelivery } from './webhooks.ports.js';

/** An attempt takes at most 5 s; afterwards another worker may take over. */
const BUSY_SECONDS = 30;

const PAUSES = sql.raw(`array[${RETRY_PAUSES_SECONDS.join(', ')}]`);
const NOW = sql<Date>`now()`;

/** A due delivery of an endpoint with none under way. */
const chosen = (db: QueryCreator<Tables>) =>
  db
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_endpoint as e', 'e.id', 'd.endpoint_id')
    .select(['d.id', 'd.endpoint_id'])
    .where('d.delivered_at', 'is', null)
    .where('d.given_up_at', 'is', null)
    .where('d.due_at', '<=', NOW)
    .where(
      ({ fn, ref }) =>
        sql<boolean>`${fn.coalesce(ref('e.busy_until'), sql<Date>`'-infinity'`)} < now()`,
    )
    .orderBy('d.due_at')
    .orderBy('d.id')
    .limit(sql.lit(1))
    .forUpdate(['d', 'e'])
    .skipLocked();

export class WebhookQueueRepository {
  constructor(private readonly em: EntityManager) {}

  /** Keeps the endpoint of the chosen delivery busy. */
  private chosenAndBusy() {
    return queries(this.em)
      .with('chosen', chosen)
      .with('busy', (db) =>
        db
          .updateTable('webhook_endpoint as e')
          .from('chosen as c')
          .set({ busy_until: sql`now() + make_interval(secs => ${sql.lit(BUSY_SECONDS)})` })
          .whereRef('e.id', '=', 'c.endpoint_id')
          .returning(({ ref }) => [
            'e.id',
            'e.url',
            'e.sealed',
            sql<Uint8Array | null>`case when ${ref('e.before_until')} > now() then ${ref('e.sealed_before')} end`.as(
              'before',
            ),
          ]),
      );
  }

  /** Schedules the next attempt first, by the database clock. @returns null if nothing is due */
  async claim(): Promise<DueDelivery | null> {
    const due = await this.chosenAndBusy()
      .with('taken', (db) =>
        db
          .updateTable('webhook_delivery as d')
          .from(['chosen as c', 'busy as b'])
          .set(({ ref }) => ({
            attempts: sql`${ref('d.attempts')} + 1`,
            tried_at: NOW,
            due_at: sql`now() + make_interval(secs => coalesce((${PAUSES})[${ref('d.attempts')} + 1], 0))`,
          }))
          .whereRef('d.id', '=', 'c.id')
          .returning(['d.id', 'd.endpoint_id', 'd.event_id', 'd.type', 'd.data', 'd.at'])
          .returning(['b.url', 'b.sealed', 'b.before'])
          .returning(({ ref }) =>
            sql<boolean>`${ref('d.attempts')} > ${sql.lit(RETRY_PAUSES_SECONDS.length)}`.as(
              'is_last',
            ),
          ),
      )
      .with('tried', (db) =>
        db
          .insertInto('webhook_attempt')
          .columns(['delivery_id', 'at'])
          .expression((eb) => eb.selectFrom('taken').select(['id', NOW.as('at')]))
          .returning('id'),
      )
      .selectFrom('taken as t')
      .crossJoin('tried as r')
      .select(['t.id', 'r.id as attemptId', 't.endpoint_id as endpointId', 't.event_id as eventId'])
      .select(['t.type', 't.data', 't.at', 't.url', 't.sealed'])
      .select(['t.before as sealedBefore', 't.is_last as isLast'])
      .executeTakeFirst();
    return due ?? null;
  }

  async conclude(
    { id, attemptId, endpointId, isLast }: DueDelivery,
    { isDelivered, status, problem }: AttemptOutcome,
    durationMs: number,
  ): Promise<void> {
    const isGivenUp = !isDelivered && isLast;
    await queries(this.em)
      .with('free', (db) =>
        db.updateTable('webhook_endpoint').set({ busy_until: null }).where('id', '=', endpointId),
      )
      .with('attempt', (db) =>
        db
          .updateTable('webhook_attempt')
          .set({ duration_ms: durationMs, status, problem })
          .where('id', '=', attemptId),
      )
      .updateTable('webhook_delivery')
      .set({
        status,
        problem,
        delivered_at: sql`case when ${isDelivered}::boolean then now() end`,
        given_up_at: sql`case when ${isGivenUp}::boolean then now() end`,
      })
      .where('id', '=', id)
      .execute();
  }
}
