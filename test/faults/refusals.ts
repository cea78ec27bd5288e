/**
 * PostgreSQL refuses single statements of the job queue, as on a lock timeout. A sequence counts them, because it
 * survives the rollback of the refused transaction.
 */

const laid = (changes: 'delete' | 'update or delete') => [
  'create schema refusals',
  'create sequence refusals.counted start 1000000',
  `create function refusals.refuse() returns trigger language plpgsql security definer as $$
   begin
     if nextval('refusals.counted') <= 1000 then
       raise exception 'refused on purpose' using errcode = '55P03';
     end if;
     return null;
   end $$`,
  `create trigger refused_on_purpose before ${changes} on graphile_worker._private_jobs
   for each statement execute function refusals.refuse()`,
];

/** Installs the trigger on the queue's table; it refuses nothing until `refuseNext` runs. */
export async function layRefusals(
  ask: (sql: string) => Promise<unknown>,
  changes: 'delete' | 'update or delete' = 'update or delete',
): Promise<void> {
  for (const sql of laid(changes)) await ask(sql);
}

/** Refuses the next `count` statements that change jobs, at most 1,000. */
export const refuseNext = (count: number): string =>
  `select setval('refusals.counted', ${String(1001 - count)}, false)`;

/** Cancels the remaining refusals. */
export const REFUSE_NO_MORE = `select setval('refusals.counted', 1000000)`;

/** More than the number of concurrent jobs. */
const REFUSED = 8;

type Database = Readonly<{ query: (sql: string) => Promise<unknown> }>;

/** @returns function that undoes it */
export async function refusedJobs({ database }: Readonly<{ database: Database }>) {
  await database.query(refuseNext(REFUSED));
  return async (): Promise<void> => {
    await database.query(REFUSE_NO_MORE);
  };
}
