/** Webhooks in PostgreSQL; triggers write the deliveries. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { lockAccount } from '../../platform/postgres/lock-account.js';
import { queries } from '../../platform/postgres/tables.js';
import { isWebhookType } from './domain/webhook.js';
import type { Actor } from '../../shared/actor.js';
import type { Delivery, DeliveryAttempt, NewEndpoint, WebhookEndpoint } from './webhooks.ports.js';
import { addToAudit } from '../audit/audit.transaction.js';

/** Maximum attempts listed per delivery. */
const TRIES_REPORTED = 30;

/** An attempt without a result by then died with its worker. */
const BROKEN_OFF_SECONDS = 30;

type EndpointRow = Omit<WebhookEndpoint, 'types'> & Readonly<{ types: readonly string[] | null }>;

const toEndpoint = (row: EndpointRow): WebhookEndpoint => ({
  ...row,
  types: row.types?.filter(isWebhookType) ?? null,
});

/** JSON has timestamps as text. */
type AttemptJson = Omit<DeliveryAttempt, 'at'> & { at: string };

type SecretChange = Readonly<{ sealed: Uint8Array; beforeUntil: Date; actor: Actor }>;

type WebhookAudit = Readonly<{ action: string; id: string; accountId: string; actor: Actor }>;

export class WebhooksRepository {
  constructor(private readonly em: EntityManager) {}

  /** Locks the account, so that the count is exact. @returns false if it has the maximum number of endpoints */
  add(endpoint: NewEndpoint, most: number, actor: Actor): Promise<boolean> {
    const { id, accountId, url, types, sealed, createdAt } = endpoint;
    const entry = { action: 'webhook.created', id, accountId, actor };
    return this.changed(entry, async (em) => {
      await lockAccount(em, accountId);
      return queries(em)
        .insertInto('webhook_endpoint')
        .columns(['id', 'account_id', 'url', 'types', 'sealed', 'created_at'])
        .expression(
          queries(em)
            .selectNoFrom([
              sql<string>`${id}::uuid`.as('id'),
              sql<string>`${accountId}::uuid`.as('account_id'),
              sql<string>`${url}::text`.as('url'),
              sql<string[] | null>`${types}::text[]`.as('types'),
              sql<Buffer>`${sealed}::bytea`.as('sealed'),
              sql<Date>`${createdAt}::timestamptz`.as('created_at'),
            ])
            .where(
              ({ selectFrom, fn }) =>
                selectFrom('webhook_endpoint')
                  .select(fn.countAll<number>().as('count'))
                  .where('account_id', '=', accountId),
              '<',
              most,
            ),
        )
        .returning('id')
        .execute();
    });
  }

  async list(accountId: string): Promise<readonly WebhookEndpoint[]> {
    const rows = await this.endpoints(accountId).orderBy('created_at').orderBy('id').execute();
    return rows.map(toEndpoint);
  }

  async find(accountId: string, id: string): Promise<WebhookEndpoint | null> {
    const row = await this.endpoints(accountId).where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : toEndpoint(row);
  }

  private endpoints(accountId: string) {
    return queries(this.em)
      .selectFrom('webhook_endpoint')
      .select(['id', 'url', 'types', 'created_at as createdAt'])
      .where('account_id', '=', accountId);
  }

  /** Drops pending deliveries. @returns false if the endpoint does not exist */
  remove(accountId: string, id: string, actor: Actor): Promise<boolean> {
    return this.changed({ action: 'webhook.removed', id, accountId, actor }, (em) =>
      queries(em)
        .deleteFrom('webhook_endpoint')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returning('id')
        .execute(),
    );
  }

  /** The current secret becomes the previous one. @returns false if the endpoint does not exist */
  replaceSecret(
    accountId: string,
    id: string,
    { sealed, beforeUntil, actor }: SecretChange,
  ): Promise<boolean> {
    return this.changed({ action: 'webhook.secret_rotated', id, accountId, actor }, (em) =>
      queries(em)
        .updateTable('webhook_endpoint')
        .set(({ ref }) => ({
          sealed_before: ref('sealed'),
          before_until: beforeUntil,
          sealed: Buffer.from(sealed),
        }))
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returning('id')
        .execute(),
    );
  }

  /** Newest first. `before`: last id of the previous page. */
  async deliveries(
    endpointId: string,
    { limit, before }: Readonly<{ limit: number; before: string | null }>,
  ): Promise<readonly Delivery[]> {
    const newest = queries(this.em)
      .selectFrom('webhook_delivery as d')
      .select(['d.id', 'd.event_id as eventId', 'd.type', 'd.at', 'd.attempts'])
      .select(['d.due_at as dueAt', 'd.tried_at as triedAt', 'd.status', 'd.problem'])
      .select(['d.delivered_at as deliveredAt', 'd.given_up_at as givenUpAt'])
      .select((eb) =>
        eb
          .selectFrom((tries) =>
            tries
              .selectFrom('webhook_attempt as a')
              .select(['a.id', 'a.at', 'a.duration_ms', 'a.status', 'a.problem'])
              .whereRef('a.delivery_id', '=', 'd.id')
              .orderBy('a.id', 'desc')
              .limit(sql.lit(TRIES_REPORTED))
              .as('t'),
          )
          .select(({ ref }) =>
            sql<readonly AttemptJson[]>`coalesce(json_agg(json_build_object(
              'at', ${ref('t.at')}, 'durationMs', ${ref('t.duration_ms')}, 'status', ${ref('t.status')},
              'problem', coalesce(${ref('t.problem')}, case when ${ref('t.duration_ms')} is null
                and ${ref('t.at')} < now() - make_interval(secs => ${sql.lit(BROKEN_OFF_SECONDS)})
                then 'interrupted' end)) order by ${ref('t.id')}), '[]')`.as('tries'),
          )
          .$asScalar()
          .$notNull()
          .as('tries'),
      )
      .where('d.endpoint_id', '=', endpointId)
      .orderBy('d.id', 'desc')
      .limit(limit);
    const rows = await (before === null ? newest : newest.where('d.id', '<', before)).execute();
    return rows.map((row) => ({
      ...row,
      tries: row.tries.map((one) => ({ ...one, at: new Date(one.at) })),
    }));
  }

  /** Due again at once, with all attempts. @returns false if the delivery does not exist */
  replay(
    endpointId: string,
    eventId: string,
    actor: Actor & { accountId: string },
  ): Promise<boolean> {
    const { accountId } = actor;
    const entry = { action: 'webhook.replayed', id: endpointId, accountId, actor };
    return this.changed(entry, (em) =>
      queries(em)
        .updateTable('webhook_delivery')
        .set({
          due_at: sql`clock_timestamp()`,
          attempts: 0,
          delivered_at: null,
          given_up_at: null,
        })
        .where('endpoint_id', '=', endpointId)
        .where('event_id', '=', eventId)
        .returning('id')
        .execute(),
    );
  }

  /** One transaction. @returns whether anything changed */
  private changed(
    { action, id, accountId, actor }: WebhookAudit,
    change: (em: EntityManager) => Promise<unknown[]>,
  ): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const rows = await change(em);
      if (rows.length === 0) return false;
      await addToAudit(em, { action, object: `webhook:${id}`, accountId }, actor);
      return true;
    });
  }
}
