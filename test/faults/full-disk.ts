/**
 * Simulated full disk of the database: writes fail with PostgreSQL's own error 53100, reads continue.
 * Needs no root, and the service sees the same error as on a full disk.
 */
import type { Site } from './site.js';

/** Installed in every table of the service once, and switched on by a row. Requests have a role that sees neither. */
export const FULL_DISK = `
create schema faults;
create table faults.disk (is_full boolean not null);
insert into faults.disk values (false);
create function faults.no_space() returns trigger language plpgsql security definer as $$
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
