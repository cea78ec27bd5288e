/** Retention of OAuth: what has expired, and registrations that were never used. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely } from 'kysely';
import { queries, type Tables } from '../../platform/postgres/tables.js';
import { daysBefore } from '../../platform/postgres/expressions.js';

const AT_ONCE = sql.lit(1_000);
const CTID = sql<string>`ctid`;

/** Longer than any token lives. */
export const REVOCATIONS_DAYS = 1;
export const UNUSED_DAYS = 1;
/** After its end, a grant is evidence for this long. */
export const GRANTS_DAYS = 30;

const deleteOld = async (
  db: Kysely<Tables>,
  [table, column]: readonly ['oauth_record' | 'oauth_grant' | 'oauth_revocation', string],
  before: ReturnType<typeof daysBefore>,
): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where(CTID, 'in', (old) =>
      old
        .selectFrom(table)
        .select(CTID.as('ctid'))
        .where(sql.ref(column), '<', before)
        .limit(AT_ONCE),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

const deleteUnused = async (db: Kysely<Tables>, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('oauth_client')
    .where('id', 'in', (unused) =>
      unused
        .selectFrom('oauth_client')
        .select('id')
        .where('account_id', 'is', null)
        .where('used_at', 'is', null)
        .where('created_at', '<', daysBefore(now, UNUSED_DAYS))
        .limit(AT_ONCE),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Registered clients of which no grant is left. */
const deleteAbandoned = async (db: Kysely<Tables>, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('oauth_client')
    .where('id', 'in', (left) =>
      left
        .selectFrom('oauth_client as c')
        .leftJoin('oauth_grant as g', 'g.client_id', 'c.id')
        .select('c.id')
        .where('c.account_id', 'is', null)
        .where('c.used_at', '<', daysBefore(now, GRANTS_DAYS))
        .where('g.id', 'is', null)
        .limit(AT_ONCE),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

export class OauthPurgeRepository {
  constructor(private readonly em: EntityManager) {}

  /** One batch. @returns rows deleted; 0 if nothing is left */
  async some(now: Date): Promise<number> {
    const db = queries(this.em);
    return (
      (await deleteOld(db, ['oauth_record', 'expires_at'], daysBefore(now, 0))) +
      (await deleteOld(db, ['oauth_grant', 'expires_at'], daysBefore(now, GRANTS_DAYS))) +
      (await deleteOld(db, ['oauth_revocation', 'at'], daysBefore(now, REVOCATIONS_DAYS))) +
      (await deleteUnused(db, now)) +
      (await deleteAbandoned(db, now))
    );
  }
}
