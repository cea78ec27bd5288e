/** Papers of bookkeeping that need not be kept any more may go; their numbers are never forgotten. */
import { Migration } from '@mikro-orm/migrations';

/** Numbers of papers that are gone: with those that are there they count from one to the counter's last, without a gap. */
const GONE = `
create table invoice_gone (
  series text not null,
  year integer not null,
  ordinal integer not null check (ordinal >= 1),
  gone_at timestamptz not null,
  primary key (series, year, ordinal),
  foreign key (series, year) references invoice_counter (series, year)
);
create index invoice_of_year on invoice (year);
`;

/**
 * Seven years from the end of the year, by the database's own clock: a process whose clock runs ahead removes nothing.
 * The year has ended where it has ended anywhere; the service itself goes by the seller's time.
 */
const OVER = `
create function bookkeeping_is_over(year integer) returns boolean language sql stable as $$
  select year + 7 < extract(year from (now() at time zone 'utc') + interval '14 hours')
$$;
`;

const FINAL = `
drop trigger invoice_is_final on invoice;
create trigger invoice_is_final before update on invoice
  for each row execute function invoice_is_final();
create function invoice_goes() returns trigger language plpgsql as $$
begin
  if not bookkeeping_is_over(old.year) then
    raise exception 'invoice % has to be kept', old.number using errcode = 'check_violation';
  end if;
  insert into invoice_gone (series, year, ordinal, gone_at) values (old.series, old.year, old.ordinal, now());
  return old;
end $$;
create trigger invoice_goes before delete on invoice
  for each row execute function invoice_goes();
`;

/** What a rate rested on is kept as long as the papers. */
const CHECKS = `
drop trigger vat_check_append_only on vat_check;
create trigger vat_check_append_only before update or truncate on vat_check
  for each statement execute function vat_check_append_only();
create function vat_check_goes() returns trigger language plpgsql as $$
begin
  if not bookkeeping_is_over(extract(year from old.answered_at at time zone 'utc')::integer) then
    raise exception 'what a rate rests on has to be kept' using errcode = 'check_violation';
  end if;
  return old;
end $$;
create trigger vat_check_goes before delete on vat_check
  for each row execute function vat_check_goes();
create index vat_check_old on vat_check (answered_at);
`;

export class PaperRetention extends Migration {
  override up(): void {
    for (const sql of [GONE, OVER, FINAL, CHECKS]) this.addSql(sql);
  }
}
