/** Webhooks in PostgreSQL; triggers write the deliveries. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { isWebhookType } from './domain/webhook.js';
import type { Actor } from '../../shared/actor.js';
import { addToAudit } from '../audit/audit.repository.js';
import type {
  Delivery,
  DeliveryAttempt,
  NewEndpoint,
  WebhookEndpoint,
  WebhookStore,
} from './webhooks.ports.js';

/** Serialises additions, so that the count is exact. */
const LOCK_ACCOUNT = 'select id from account where id = ?::uuid for update';

const ADD = `
  insert into webhook_endpoint (id, account_id, url, types, sealed, created_at)
  select ?::uuid, ?::uuid, ?, (select array_agg(t) from json_array_elements_text(?::json) t), ?, ?
  where (select count(*) from webhook_endpoint where account_id = ?::uuid) < ?
  returning id`;

const ENDPOINT =
  'select id, url, types, created_at from webhook_endpoint where account_id = ?::uuid';

const REMOVE =
  'delete from webhook_endpoint where account_id = ?::uuid and id = ?::uuid returning id';

const REPLACE = `
  update webhook_endpoint set sealed_before = sealed, before_until = ?, sealed = ?
  where account_id = ?::uuid and id = ?::uuid returning id`;

/** Maximum attempts listed per delivery. */
const TRIES_REPORTED = 30;

/** Attempts without a result by then died with their worker. */
const BROKEN_OFF = `case when t.duration_ms is null and t.at < now() - interval '30 seconds' then 'interrupted' end`;

const DELIVERIES = `
  select d.id::text as id, event_id, type, at, attempts, due_at, tried_at, status, problem, delivered_at, given_up_at, (
    select coalesce(json_agg(json_build_object('at', t.at, 'durationMs', t.duration_ms, 'status', t.status,
      'problem', coalesce(t.problem, ${BROKEN_OFF})) order by t.id), '[]')
    from (select * from webhook_attempt where delivery_id = d.id order by id desc limit ${TRIES_REPORTED}) t) as tries
  from webhook_delivery d where endpoint_id = ?::uuid and id < coalesce(?::bigint, 9223372036854775807)
  order by id desc limit ?`;

const REPLAY = `
  update webhook_delivery set due_at = clock_timestamp(), attempts = 0, delivered_at = null, given_up_at = null
  where endpoint_id = ?::uuid and event_id = ?::uuid returning id`;

type DbTimestamp = string | Date;

type EndpointRow = Readonly<{
  id: string;
  url: string;
  types: readonly string[] | null;
  created_at: DbTimestamp;
}>;

type DeliveryRow = Readonly<{
  id: string;
  event_id: string;
  type: string;
  at: DbTimestamp;
  attempts: number;
  due_at: DbTimestamp;
  tried_at: DbTimestamp | null;
  status: number | null;
  problem: string | null;
  delivered_at: DbTimestamp | null;
  given_up_at: DbTimestamp | null;
  tries: readonly (Omit<DeliveryAttempt, 'at'> & { at: string })[];
}>;

const toEndpoint = ({ id, url, types, created_at }: EndpointRow): WebhookEndpoint => ({
  id,
  url,
  types: types?.filter(isWebhookType) ?? null,
  createdAt: new Date(created_at),
});

const toDate = (value: DbTimestamp | null): Date | null =>
  value === null ? null : new Date(value);

const toDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  eventId: row.event_id,
  type: row.type,
  at: new Date(row.at),
  attempts: row.attempts,
  dueAt: new Date(row.due_at),
  triedAt: toDate(row.tried_at),
  status: row.status,
  problem: row.problem,
  deliveredAt: toDate(row.delivered_at),
  givenUpAt: toDate(row.given_up_at),
  tries: row.tries.map((one) => ({ ...one, at: new Date(one.at) })),
});

type Entry = Readonly<{ action: string; id: string; accountId: string; actor: Actor }>;

export class PostgresWebhooks implements WebhookStore {
  constructor(private readonly em: EntityManager) {}

  add(endpoint: NewEndpoint, most: number, actor: Actor): Promise<boolean> {
    const { id, accountId, url, types, sealed, createdAt } = endpoint;
    const values = [id, accountId, url, types === null ? null : JSON.stringify(types)];
    const more = [Buffer.from(sealed), createdAt, accountId, most];
    const entry = { action: 'webhook.created', id, accountId, actor };
    return this.changed(entry, async (em) => {
      await em.execute(LOCK_ACCOUNT, [accountId]);
      return em.execute(ADD, [...values, ...more]);
    });
  }

  async list(accountId: string): Promise<readonly WebhookEndpoint[]> {
    const sql = `${ENDPOINT} order by created_at, id`;
    const rows: readonly EndpointRow[] = await this.em.fork().execute(sql, [accountId]);
    return rows.map(toEndpoint);
  }

  async find(accountId: string, id: string): Promise<WebhookEndpoint | null> {
    const sql = `${ENDPOINT} and id = ?::uuid`;
    const rows: readonly EndpointRow[] = await this.em.fork().execute(sql, [accountId, id]);
    return rows[0] === undefined ? null : toEndpoint(rows[0]);
  }

  remove(accountId: string, id: string, actor: Actor): Promise<boolean> {
    const entry = { action: 'webhook.removed', id, accountId, actor };
    return this.changed(entry, (em) => em.execute(REMOVE, [accountId, id]));
  }

  replaceSecret(
    accountId: string,
    id: string,
    { sealed, beforeUntil, actor }: Parameters<WebhookStore['replaceSecret']>[2],
  ): Promise<boolean> {
    const entry = { action: 'webhook.secret_rotated', id, accountId, actor };
    const values = [beforeUntil, Buffer.from(sealed), accountId, id];
    return this.changed(entry, (em) => em.execute(REPLACE, values));
  }

  async deliveries(
    endpointId: string,
    { limit, before }: Readonly<{ limit: number; before: string | null }>,
  ): Promise<readonly Delivery[]> {
    const values = [endpointId, before, limit];
    const rows: readonly DeliveryRow[] = await this.em.fork().execute(DELIVERIES, values);
    return rows.map(toDelivery);
  }

  replay(endpointId: string, eventId: string, actor: Actor & { accountId: string }) {
    const { accountId } = actor;
    const entry = { action: 'webhook.replayed', id: endpointId, accountId, actor };
    return this.changed(entry, (em) => em.execute(REPLAY, [endpointId, eventId]));
  }

  /** One transaction. @returns whether anything changed */
  private changed(
    { action, id, accountId, actor }: Entry,
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
