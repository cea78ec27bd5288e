/** Pending rechecks of VAT numbers in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import type { NumberFinding } from './domain/vat-evidence.js';
import type { DeclaredNumber, DueRecheck } from './vat-numbers.ports.js';

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

export class VatRechecksRepository {
  constructor(private readonly em: EntityManager) {}

  /** Schedules a recheck within that many seconds. */
  async wait(declared: DeclaredNumber, now: Date, seconds: number): Promise<void> {
    const { accountId, vatNumber } = declared;
    await queries(this.em)
      .insertInto('vat_recheck')
      .values({
        account_id: accountId,
        vat_number: vatNumber,
        since: now,
        due_at: inSeconds(seconds),
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'vat_number']).doUpdateSet({
          due_at: sql`least(vat_recheck.due_at, excluded.due_at)`,
        }),
      )
      .execute();
  }

  /**
   * Claims a due recheck and schedules the next one, in case the worker dies.
   * @param pauseAfter in seconds
   */
  async claim(pauseAfter: (attempts: number) => number): Promise<DueRecheck | null> {
    return this.em.fork().transactional(async (em) => {
      const due = await queries(em)
        .selectFrom('vat_recheck')
        .select(['account_id', 'vat_number', 'since', 'attempts'])
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('due_at')
        .orderBy('account_id')
        .orderBy('vat_number')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (due === undefined) return null;
      const attempts = due.attempts + 1;
      const { account_id: accountId, vat_number: vatNumber, since } = due;
      await queries(em)
        .updateTable('vat_recheck')
        .set({ attempts, due_at: inSeconds(pauseAfter(attempts)) })
        .where('account_id', '=', accountId)
        .where('vat_number', '=', vatNumber)
        .execute();
      return { accountId, vatNumber, since, attempts };
    });
  }

  /** Schedules missing rechecks for waiting orders: one may be stored while the recheck of its number ends. */
  async adopt(now: Date): Promise<void> {
    const vatNumber = sql<string>`vat_evidence ->> 'vatNumber'`;
    await queries(this.em)
      .insertInto('vat_recheck')
      .columns(['account_id', 'vat_number', 'since', 'due_at'])
      .expression((eb) =>
        eb
          .selectFrom('orders')
          .distinctOn(['account_id', vatNumber])
          .select(['account_id', vatNumber.as('vat_number'), 'created_at as since'])
          .select(sql<Date>`now()`.as('due_at'))
          .where('vat_status', '=', sql.lit('unavailable'))
          .where('cancelled_at', 'is', null)
          .where('refunded_at', 'is', null)
          .where('created_at', '>', sql<Date>`${now}::timestamptz - interval '30 days'`)
          .where(vatNumber, 'is not', null)
          .orderBy('account_id')
          .orderBy(vatNumber)
          .orderBy('created_at'),
      )
      .onConflict((conflict) => conflict.columns(['account_id', 'vat_number']).doNothing())
      .execute();
  }

  /** Ends the recheck; notifies the owner if the number is valid. */
  async conclude(
    { accountId, vatNumber }: DeclaredNumber,
    { check, at }: NumberFinding,
  ): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const ended = await queries(em)
        .deleteFrom('vat_recheck')
        .where('account_id', '=', accountId)
        .where('vat_number', '=', vatNumber)
        .returning('account_id')
        .executeTakeFirst();
      if (ended === undefined || check !== 'valid') return;
      const data = sql`jsonb_build_object('vat_number', ${vatNumber}::text, 'at', ${at}::timestamptz)`;
      await sql<{ notified: unknown }>`
        select webhooks_publish(${accountId}::uuid, gen_random_uuid(), 'vat.verified', ${data}, clock_timestamp()) as notified`.execute(
        queries(em),
      );
    });
  }
}
