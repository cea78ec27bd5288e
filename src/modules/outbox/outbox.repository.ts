/** The outbox in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import { isLanguage } from '../../shared/language.js';
import { LINK_MINUTES } from '../members/domain/member.js';
import type { DueMail } from './outbox.ports.js';

/** After this, a failed email is given up; a sign-in link is of no use once it has expired. Source, D-327. */
const LASTS = sql`case c.kind when 'sign_in' then make_interval(mins => ${sql.lit(LINK_MINUTES)}) else interval '3 days' end`;

/** 1 minute, doubled with each attempt, at most 1 hour, by the database clock. */
const NEXT_ATTEMPT = sql<Date>`now() + least(interval '1 minute' * power(2, least(attempts, 10)), interval '1 hour')`;

export class OutboxRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Claims a due email; null if none is due. Schedules the next attempt before this one, so that a crashed process does
   * not lose the email.
   * @param now application clock; a fast one does not make emails too old
   * @param onlySealed only emails that carry a secret
   */
  async claim(now: Date, onlySealed = false): Promise<DueMail | null> {
    const mail = await queries(this.em)
      .with('claimed', (db) =>
        db
          .updateTable('outbox')
          .set((eb) => ({ attempts: eb('attempts', '+', 1), due_at: NEXT_ATTEMPT }))
          .where('id', 'in', (eb) =>
            eb
              .selectFrom('outbox')
              .select('outbox.id')
              .where('sent_at', 'is', null)
              .where('given_up_at', 'is', null)
              .where('due_at', '<=', sql<Date>`now()`)
              .where(onlySealed ? sql<boolean>`sealed is not null` : sql<boolean>`true`)
              .orderBy('due_at')
              .limit(1)
              .forUpdate()
              .skipLocked(),
          )
          .returning(['id', 'account_id', 'order_id', 'kind', 'recipient', 'language', 'sealed'])
          .returning(['facts', 'created_at']),
      )
      .selectFrom('claimed as c')
      .innerJoin('account as a', 'a.id', 'c.account_id')
      .select(['c.id', 'c.kind', 'c.recipient', 'c.sealed', 'c.facts', 'c.order_id as orderId'])
      .select(['a.name as accountName'])
      .select((eb) => eb.fn.coalesce('c.language', 'a.language').as('language'))
      .select(
        sql<boolean>`c.created_at < least(${now}::timestamptz, now()) - ${LASTS}`.as('isLast'),
      )
      .executeTakeFirst();
    if (mail === undefined) return null;
    const { language } = mail;
    return { ...mail, language: language !== null && isLanguage(language) ? language : null };
  }

  /** Also erases the secret. */
  async markSent(id: string): Promise<void> {
    await queries(this.em)
      .updateTable('outbox')
      .set({ sent_at: sql`now()`, sealed: null })
      .where('id', '=', id)
      .execute();
  }

  /** Also erases the secret. */
  async giveUp(id: string): Promise<void> {
    await queries(this.em)
      .updateTable('outbox')
      .set({ given_up_at: sql`now()`, sealed: null })
      .where('id', '=', id)
      .execute();
  }
}
