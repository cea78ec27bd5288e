/** Request counts in usage_month and usage_day. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DayUsage, MonthCount, MonthUsage, UsageLedger } from './usage.ports.js';

const LOAD = 'select used from usage_month where lineage_id = ?::uuid and month = ?';

/** Sorted, to avoid deadlocks. */
const KEEP = `
  with batch as (
    select subject, month, used, days
    from json_to_recordset(?::json) as batch (subject uuid, month text, used integer, days json)
  ), months as (
    insert into usage_month (lineage_id, month, used, updated_at)
    select subject, month, used, now() from batch order by subject, month
    on conflict (lineage_id, month)
    do update set used = greatest(usage_month.used, excluded.used), updated_at = now()
    returning lineage_id, month, used
  ), days as (
    insert into usage_day (lineage_id, day, total)
    select b.subject, d.day, d.total
    from batch b cross join lateral json_to_recordset(b.days) as d (day date, total integer)
    order by b.subject, d.day
    on conflict (lineage_id, day) do update set total = greatest(usage_day.total, excluded.total)
  )
  select lineage_id as subject, month, used from months`;

/** Differences of the month's totals. */
const HISTORY = `
  select to_char(day, 'YYYY-MM-DD') as day, used::integer from (
    select day, total - coalesce(max(total) over (
      partition by date_trunc('month', day) order by day rows between unbounded preceding and 1 preceding), 0) as used
    from usage_day where lineage_id = ?::uuid and day >= date_trunc('month', ?::date)
  ) as days
  where used > 0 and day >= ?::date order by day`;

export class UsageStore implements UsageLedger {
  constructor(private readonly em: EntityManager) {}

  async load(subject: string, month: string): Promise<number> {
    const rows: readonly { used: number }[] = await this.em.fork().execute(LOAD, [subject, month]);
    return rows[0]?.used ?? 0;
  }

  flush(batch: readonly MonthUsage[]): Promise<readonly MonthCount[]> {
    return this.em.fork().execute(KEEP, [JSON.stringify(batch)]);
  }

  history(subject: string, since: string): Promise<readonly DayUsage[]> {
    return this.em.fork().execute(HISTORY, [subject, since, since]);
  }
}
