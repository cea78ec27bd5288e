/** Account notifications; each is sent once, because the statement that sends it records it. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import type { KeyTerms } from '../api-keys/domain/tier.js';

/**
 * A lineage's requests in one month, near the limit. `terms`, `perMonth`: of its newest key; `perMonth` null: the
 * tier's limit. `sent`: warnings already sent.
 */
export type HeavyUse = Readonly<{
  lineageId: string;
  accountId: string;
  keyId: string;
  last4: string;
  used: number;
  terms: KeyTerms;
  perMonth: number | null;
  sent: readonly Readonly<{ perMonth: number; percent: number }>[];
}>;

/** `month`: YYYY-MM. */
export type QuotaWarning = Pick<HeavyUse, 'lineageId' | 'accountId' | 'keyId' | 'last4' | 'used'> &
  Readonly<{ month: string; perMonth: number; percent: number }>;

/**
 * `least`: share of the limit, or of `perMonth` if a key has none. `after`: lineage of the previous page. `most`: page
 * size.
 */
type HeavyUseOptions = Readonly<{
  least: number;
  perMonth: number;
  after: string | null;
  most: number;
}>;

const NO_LINEAGE = '00000000-0000-0000-0000-000000000000';

export class AccountNotificationRepository {
  constructor(private readonly em: EntityManager) {}

  /** Rotated keys that expire in 12 hours, or in half of a shorter grace period. */
  async notifyEndingKeys(now: Date): Promise<void> {
    await queries(this.em)
      .with('ending', (db) =>
        db
          .updateTable('api_key as k')
          .set({ expiring_told_at: now })
          .where('k.expires_at', 'is not', null)
          .where('k.blocked_at', 'is', null)
          .where('k.expiring_told_at', 'is', null)
          .where('k.expires_at', '>', now)
          .where((eb) => {
            const successor = eb
              .selectFrom('api_key as s')
              .select('s.created_at')
              .whereRef('s.lineage_id', '=', 'k.lineage_id')
              .where('s.generation', '=', sql<number>`${eb.ref('k.generation')} + 1`);
            const ends = eb.ref('k.expires_at');
            const begins = eb.fn.coalesce(successor, eb.ref('k.created_at'));
            return sql<boolean>`${ends} - least(interval '12 hours', (${ends} - ${begins}) / 2)
              <= ${now}::timestamptz`;
          })
          .returning(['k.id', 'k.account_id', 'k.last4', 'k.expires_at']),
      )
      .selectFrom('ending')
      .select(({ ref }) =>
        sql`webhooks_publish(${ref('account_id')}, gen_random_uuid(), 'api_key.expiring',
          jsonb_build_object('key_id', ${ref('id')}, 'last4', ${ref('last4')}, 'until', ${ref('expires_at')}),
          ${now}::timestamptz)`.as('sent'),
      )
      .execute();
  }

  private uses() {
    return queries(this.em)
      .selectFrom('usage_month as u')
      .crossJoinLateral((newest) =>
        newest
          .selectFrom('api_key')
          .select(['id', 'account_id', 'last4', 'mode', 'tier', 'per_month', 'blocked_at'])
          .whereRef('lineage_id', '=', 'u.lineage_id')
          .orderBy('generation', 'desc')
          .limit(sql.lit(1))
          .as('k'),
      )
      .innerJoin('account as a', 'a.id', 'k.account_id')
      .select(['u.lineage_id as lineageId', 'u.used', 'k.id as keyId', 'k.account_id as accountId'])
      .select(['k.last4', 'k.mode', 'k.tier', 'k.per_month as perMonth', 'a.licence'])
      .select('a.licence_until as licenceUntil')
      .select((eb) =>
        eb
          .selectFrom('quota_notice as n')
          .select(({ ref }) =>
            sql<HeavyUse['sent']>`coalesce(json_agg(json_build_object(
              'perMonth', ${ref('n.per_month')}, 'percent', ${ref('n.percent')})), '[]')`.as(
              'sent',
            ),
          )
          .whereRef('n.lineage_id', '=', 'u.lineage_id')
          .whereRef('n.month', '=', 'u.month')
          .$asScalar()
          .$notNull()
          .as('sent'),
      );
  }

  /** Lineages near their limit, by id. @param month YYYY-MM */
  async heavyUses(
    month: string,
    { least, perMonth, after, most }: HeavyUseOptions,
  ): Promise<readonly HeavyUse[]> {
    const limit = Number.isFinite(perMonth) ? perMonth : null;
    const rows = await this.uses()
      .where('u.month', '=', month)
      .where('k.mode', '=', 'live')
      .where('k.blocked_at', 'is', null)
      .where('a.state', '=', 'live')
      .where(
        ({ ref }) =>
          sql<boolean>`${ref('u.used')} >= ${least}::float8 * coalesce(${ref('k.per_month')}, ${limit}::integer)`,
      )
      .where('u.lineage_id', '>', after ?? NO_LINEAGE)
      .orderBy('u.lineage_id')
      .limit(most)
      .execute();
    return rows.map(({ mode, tier, licence, licenceUntil, ...use }) => ({
      ...use,
      terms: { mode, given: tier, licence, licenceUntil },
    }));
  }

  async notifyQuota(warning: QuotaWarning, now: Date): Promise<void> {
    const { lineageId, accountId, month, perMonth, percent, used, keyId, last4 } = warning;
    const data = { month, used, per_month: perMonth, percent, key_id: keyId, last4 };
    await queries(this.em)
      .with('noted', (db) =>
        db
          .insertInto('quota_notice')
          .values({ lineage_id: lineageId, month, per_month: perMonth, percent, at: now })
          .onConflict((on) => on.doNothing())
          .returning('at'),
      )
      .selectFrom('noted')
      .select(({ ref }) =>
        sql`webhooks_publish(${accountId}::uuid, gen_random_uuid(), 'quota.warning',
          ${JSON.stringify(data)}::jsonb, ${ref('at')})`.as('sent'),
      )
      .execute();
  }
}
