/** Requests by day. */
import { Migration } from '@mikro-orm/migrations';

/**
 * `total`: the month's count at the end of the day, so that a day is what it has added: counting a day twice, late or
 * by two processes changes nothing. Of the time before, a month's count stands at the day that it was last kept on.
 */
const DAYS = `
create table usage_day (
  lineage_id uuid not null,
  day date not null,
  total integer not null check (total >= 0),
  primary key (lineage_id, day)
);
insert into usage_day (lineage_id, day, total)
select lineage_id,
  least(greatest((updated_at at time zone 'UTC')::date, (month || '-01')::date),
    ((month || '-01')::date + interval '1 month' - interval '1 day')::date),
  used
from usage_month where used > 0;
`;

export class UsageDays extends Migration {
  override up(): void {
    this.addSql(DAYS);
  }
}
