/** Request counts in usage_month and usage_day. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';

/** `day`: YYYY-MM-DD. `total`: the month's count when last counted that day. */
type DayTotal = Readonly<{ day: string; total: number }>;

/** Requests of one key lineage in a calendar month (UTC), YYYY-MM. */
export type MonthCount = Readonly<{ subject: string; month: string; used: number }>;

/** `days`: only changed ones. */
export type MonthUsage = MonthCount & Readonly<{ days: readonly DayTotal[] }>;

/** `day`: YYYY-MM-DD. `used`: on that day. */
export type DayUsage = Readonly<{ day: string; used: number }>;

type BatchRow = Readonly<{ subject: string; month: string; used: number; days: string }>;

/** json_to_recordset: any size of the batch is one prepared statement. */
const batchOf = (batch: readonly MonthUsage[]) =>
  sql<BatchRow>`json_to_recordset(${JSON.stringify(batch)}::json)`.as<'batch'>(
    sql`batch (subject uuid, month text, used integer, days json)`,
  );

export type UsageLedger = Pick<UsageStore, 'load' | 'flush' | 'history'>;

export class UsageStore {
  constructor(private readonly em: EntityManager) {}

  /** 0 if none is stored. */
  async load(subject: string, month: string): Promise<number> {
    const row = await queries(this.em)
      .selectFrom('usage_month')
      .select('used')
      .where('lineage_id', '=', subject)
      .where('month', '=', month)
      .executeTakeFirst();
    return row?.used ?? 0;
  }

  /** Sorted, to avoid deadlocks. */
  private months(batch: readonly MonthUsage[]) {
    return queries(this.em)
      .with('batch', (db) =>
        db.selectFrom(batchOf(batch)).select(['subject', 'month', 'used', 'days']),
      )
      .with('months', (db) =>
        db
          .insertInto('usage_month')
          .columns(['lineage_id', 'month', 'used', 'updated_at'])
          .expression((eb) =>
            eb
              .selectFrom('batch')
              .select(['subject', 'month', 'used', sql<Date>`now()`.as('updated_at')])
              .orderBy('subject')
              .orderBy('month'),
          )
          .onConflict((on) =>
            on.columns(['lineage_id', 'month']).doUpdateSet(({ fn, ref }) => ({
              used: fn<number>('greatest', [ref('usage_month.used'), ref('excluded.used')]),
              updated_at: sql<Date>`now()`,
            })),
          )
          .returning(['lineage_id', 'month', 'used']),
      );
  }

  /** Higher counts only. @returns the stored counts */
  flush(batch: readonly MonthUsage[]): Promise<readonly MonthCount[]> {
    return this.months(batch)
      .with('days', (db) =>
        db
          .insertInto('usage_day')
          .columns(['lineage_id', 'day', 'total'])
          .expression((eb) =>
            eb
              .selectFrom('batch as b')
              .crossJoinLateral(({ ref }) =>
                sql<{ day: string; total: number }>`json_to_recordset(${ref('b.days')})`.as<'d'>(
                  sql`d (day date, total integer)`,
                ),
              )
              .select(['b.subject', 'd.day', 'd.total'])
              .orderBy('b.subject')
              .orderBy('d.day'),
          )
          .onConflict((on) =>
            on.columns(['lineage_id', 'day']).doUpdateSet(({ fn, ref }) => ({
              total: fn<number>('greatest', [ref('usage_day.total'), ref('excluded.total')]),
            })),
          ),
      )
      .selectFrom('months')
      .select(['lineage_id as subject', 'month', 'used'])
      .execute();
  }

  /** Days with requests, oldest first: differences of the month's totals. @param since YYYY-MM-DD */
  history(subject: string, since: string): Promise<readonly DayUsage[]> {
    return queries(this.em)
      .selectFrom((db) =>
        db
          .selectFrom('usage_day')
          .select(({ ref }) => [
            'day',
            sql<number>`${ref('total')} - coalesce(max(${ref('total')}) over (
              partition by date_trunc('month', ${ref('day')}) order by ${ref('day')}
              rows between unbounded preceding and 1 preceding), 0)`.as('used'),
          ])
          .where('lineage_id', '=', subject)
          .where('day', '>=', sql<string>`date_trunc('month', ${since}::date)`)
          .as('days'),
      )
      .select(['day', 'used'])
      .where('used', '>', sql.lit(0))
      .where('day', '>=', since)
      .orderBy('day')
      .execute();
  }
}
