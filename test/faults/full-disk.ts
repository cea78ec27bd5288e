/**
 * The database's disk is full: whatever would write gets PostgreSQL's own answer to that (53100), reads go on. A disk of
 * its own that could be filled would need rights that nobody has everywhere; what the service hears is the same.
 */
import type { Site } from './site.js';

/** Laid into each table of the service once, and switched by a row. */
export const FULL_DISK = `
create schema faults;
create table faults.disk (is_full boolean not null);
insert into faults.disk values (false);
create function faults.no_space() returns trigger language plpgsql as $$
begin
  if exists (select 1 from faults.disk where is_full) then
    raise exception 'could not extend file: No space left on device' using errcode = '53100';
  end if;
  return null;
end $$;
do $$
declare one record;
begin
  for one in select schemaname, tablename from pg_tables
    where schemaname = 'public' or (schemaname = 'graphile_worker' and tablename in ('_private_jobs'))
  loop
    execute format('create trigger faults_no_space before insert or update on %I.%I
      for each statement execute function faults.no_space()', one.schemaname, one.tablename);
  end loop;
end $$;
`;

export async function fillDatabaseDisk(
  { database }: Pick<Site, 'database'>,
  isFull: boolean,
): Promise<void> {
  await database.query('update faults.disk set is_full = $1', [isFull]);
}
