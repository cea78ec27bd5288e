/** Account notifications; each statement also records what it sends. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Mode, Tier } from '../../shared/caller.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import type {
  AccountNotificationRecords,
  HeavyUse,
  QuotaWarning,
} from './account-notifications.ports.js';

/** 12 hours before expiry, or half of a shorter grace period. */
const LEAD = `
  least(interval '12 hours', (k.expires_at - coalesce((
    select s.created_at from api_key s where s.lineage_id = k.lineage_id and s.generation = k.generation + 1),
    k.created_at)) / 2)`;

const ENDING = `
  with ending as (
    update api_key k set expiring_told_at = ?::timestamptz
    where k.expires_at is not null and k.blocked_at is null and k.expiring_told_at is null
      and k.expires_at > ?::timestamptz and k.expires_at - ${LEAD} <= ?::timestamptz
    returning k.id, k.account_id, k.last4, k.expires_at
  )
  select webhooks_tell(account_id, gen_random_uuid(), 'api_key.expiring',
    jsonb_build_object('key_id', id, 'last4', last4, 'until', expires_at), ?::timestamptz) from ending`;

const HEAVY = `
  select u.lineage_id, u.used, k.id as key_id, k.account_id, k.last4, k.mode, k.tier, k.per_month,
    a.licence, a.licence_until, coalesce((
      select json_agg(json_build_object('perMonth', n.per_month, 'percent', n.percent)) from quota_notice n
      where n.lineage_id = u.lineage_id and n.month = u.month), '[]') as told
  from usage_month u
  cross join lateral (
    select * from api_key k where k.lineage_id = u.lineage_id order by k.generation desc limit 1) k
  join account a on a.id = k.account_id
  where u.month = ? and k.mode = 'live' and k.blocked_at is null and a.state = 'live'
    and u.used >= ? * coalesce(k.per_month, ?)
    and u.lineage_id > coalesce(?::uuid, '00000000-0000-0000-0000-000000000000')
  order by u.lineage_id limit ?`;

const QUOTA = `
  with noted as (
    insert into quota_notice (lineage_id, month, per_month, percent, at)
    values (?::uuid, ?, ?, ?, ?::timestamptz) on conflict do nothing returning at
  )
  select webhooks_tell(?::uuid, gen_random_uuid(), 'quota.warning', ?::jsonb, at) from noted`;

/** Sees the versions before the statement. */
const VERSION = `
  with before as (
    select version from kb_told order by at desc, version limit 1
  ), added as (
    insert into kb_told (version, at) values (?, ?::timestamptz) on conflict do nothing returning version, at
  )
  insert into webhook_delivery (endpoint_id, event_id, type, data, at)
  select e.id, ?::uuid, 'kb.updated', jsonb_build_object('version', n.version, 'before', b.version), n.at
  from added n cross join before b cross join webhook_endpoint e join account a on a.id = e.account_id
  where a.state = 'live' and (e.types is null or 'kb.updated' = any (e.types))`;

/** Check constraints guarantee these types. */
type HeavyRow = Readonly<{
  lineage_id: string;
  used: number;
  key_id: string;
  account_id: string;
  last4: string;
  mode: Mode;
  tier: Tier | null;
  per_month: number | null;
  licence: LicenceKey | null;
  licence_until: string | Date | null;
  told: HeavyUse['told'];
}>;

const toHeavyUse = (row: HeavyRow): HeavyUse => ({
  lineageId: row.lineage_id,
  accountId: row.account_id,
  keyId: row.key_id,
  last4: row.last4,
  used: row.used,
  terms: {
    mode: row.mode,
    given: row.tier,
    licence: row.licence,
    licenceUntil: row.licence_until === null ? null : new Date(row.licence_until),
  },
  perMonth: row.per_month,
  told: row.told,
});

export class AccountNotificationRepository implements AccountNotificationRecords {
  constructor(private readonly em: EntityManager) {}

  async notifyEndingKeys(now: Date): Promise<void> {
    await this.em.fork().execute(ENDING, [now, now, now, now]);
  }

  async heavyUses(
    month: string,
    { least, perMonth, after, most }: Parameters<AccountNotificationRecords['heavyUses']>[1],
  ): Promise<readonly HeavyUse[]> {
    const values = [month, least, Number.isFinite(perMonth) ? perMonth : null, after, most];
    const rows: readonly HeavyRow[] = await this.em.fork().execute(HEAVY, values);
    return rows.map(toHeavyUse);
  }

  async notifyQuota(warning: QuotaWarning, now: Date): Promise<void> {
    const { lineageId, accountId, month, perMonth, percent, used, keyId, last4 } = warning;
    const data = { month, used, per_month: perMonth, percent, key_id: keyId, last4 };
    const noted = [lineageId, month, perMonth, percent, now];
    await this.em.fork().execute(QUOTA, [...noted, accountId, JSON.stringify(data)]);
  }

  async notifyVersion(version: string, eventId: string, now: Date): Promise<void> {
    await this.em.fork().execute(VERSION, [version, now, eventId]);
  }
}
