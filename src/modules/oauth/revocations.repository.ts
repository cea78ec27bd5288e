/** Revoked tokens, grants and clients. A trigger notifies every process. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';

export class RevocationsRepository {
  constructor(private readonly em: EntityManager) {}

  add(subject: string): Promise<void> {
    return addRevocation(this.em, subject);
  }

  /** Revoked subjects and blocked keys. @param seconds age */
  async since(seconds: number): Promise<readonly string[]> {
    const from = sql<Date>`now() - make_interval(secs => ${seconds})`;
    const rows = await queries(this.em)
      .selectFrom('oauth_revocation')
      .select('subject')
      .where('at', '>', from)
      .unionAll((blocked) =>
        blocked
          .selectFrom('api_key')
          .select(({ ref }) => sql<string>`${ref('id')}::text`.as('subject'))
          .where('blocked_at', '>', from),
      )
      .execute();
    return rows.map(({ subject }) => subject);
  }
}

/** In the transaction of its cause. @param subject id of a token, grant or client */
export async function addRevocation(em: EntityManager, subject: string): Promise<void> {
  await queries(em).insertInto('oauth_revocation').values({ subject }).execute();
}
