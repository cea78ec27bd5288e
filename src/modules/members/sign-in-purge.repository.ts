/** Retention of sign-in links and sessions that have ended. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';

/** After their end. */
export const LINKS_DAYS = 1;
const AT_ONCE = sql.lit(1_000);

const kept = (now: Date) =>
  sql<Date>`${now}::timestamptz - make_interval(days => ${sql.lit(LINKS_DAYS)})`;

export class SignInPurgeRepository {
  constructor(private readonly em: EntityManager) {}

  /** One batch. @returns rows deleted; 0 if nothing is left */
  async some(now: Date): Promise<number> {
    const db = queries(this.em);
    const links = await db
      .deleteFrom('sign_in_link')
      .where('id', 'in', (old) =>
        old
          .selectFrom('sign_in_link')
          .select('id')
          .where('expires_at', '<', kept(now))
          .limit(AT_ONCE),
      )
      .executeTakeFirst();
    const sessions = await db
      .deleteFrom('member_session')
      .where('id', 'in', (old) =>
        old
          .selectFrom('member_session')
          .select('id')
          .where('idle_ends_at', '<', kept(now))
          .limit(AT_ONCE),
      )
      .executeTakeFirst();
    return Number(links.numDeletedRows + sessions.numDeletedRows);
  }
}
